// Pointers to members of a class that has another layout on the device than on the host.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <vector>
using namespace concurrency;

struct base {
  array_view<int> view;
  int weight;
};
struct derived : base {
  int other;
  union {
    int first;
    float second;
  };
};
int main() {
  std::vector<int> result(1);
  array_view<int> view(1, result);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    derived d = {{view, 1}, 20, {300}};
    int base::*weight = &base::weight;
    int derived::*other = &derived::other, derived::*first = &derived::first, derived::*inherited = weight;
    constexpr int base::*known = &base::weight;
    constexpr int derived::*inherited_known = &base::weight;
    d.*other += 4000;
    view[i] = d.*weight + d.*other + d.*first + d.*inherited * 50000 + d.*known * 600000 + d.*inherited_known * 7000000;
  });
  view.synchronize();
  return result[0] == 1 + 20 + 300 + 4000 + 50000 + 600000 + 7000000 ? 0 : 1;
}
