// Eigen's headers together with AMP code, without messages.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wall -Wextra -isystem /usr/include/eigen3 -Xclang -verify %s
// expected-no-diagnostics
#include <Eigen/Dense>
#include <Eigen/Sparse>
#include <amp.h>
using namespace concurrency;

void twice(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
float solve() {
  Eigen::Matrix3f A = Eigen::Matrix3f::Random();
  Eigen::Vector3f B(1, 2, 3);
  return A.fullPivLu().solve(B).norm();
}
