// All of the standard library together with AMP code, without messages.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wall -Wextra -Xclang -verify %s
// expected-no-diagnostics
#include <amp.h>
#include <bits/stdc++.h>
using namespace concurrency;

void twice(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
int main() {
  std::vector<int> data(4, 1);
  twice(array_view<int>(4, data));
  std::cout << data[0] << '\n';
}
