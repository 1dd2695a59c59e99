// Accesses at a distance, to members of structures and to several neighbours of each thread, become
// whole vectors that are permuted. What a thread reads after it has written through another view of
// the same memory keeps its order.
// RUN: %ampcc -O2 -march=x86-64-v4 -S %s -o - | FileCheck %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct pair {
  int a, b;
};

//     CHECK: swap_kernel_native_{{.*}}:
// CHECK-NOT: gather
// CHECK-NOT: scatter
//     CHECK: vpermt2d
//     CHECK: ret
void swap(const array_view<const pair> &from, const array_view<pair> &to) {
  parallel_for_each(
      to.extent, [=](index<1> i) restrict(amp) { to[i] = {from[i].b + 1, from[i].a}; });
}

void through_two_views(const array_view<pair> &one, const array_view<pair> &same) {
  parallel_for_each(
      one.extent, [=](index<1> i) restrict(amp) {
        const int first = one[i].a;
        same[i].b = first + 1;
        const int second = one[i].b;
        one[i].b = second * 2;
        same[i].a = one[i].b + second;
        one[i].b = first;
      });
}

int main() {
  constexpr int n = 100;
  std::vector<pair> pairs(n), swapped(n), changed(n);
  for (int i = 0; i < n; ++i)
    changed[i] = pairs[i] = {i, i * i};
  array_view<pair> results(n, swapped), view(n, changed);
  swap(array_view<const pair>(n, pairs), results);
  through_two_views(view, view.section(0, n));
  results.synchronize();
  view.synchronize();
  for (int i = 0; i < n; ++i) {
    assert(swapped[i].a == i * i + 1 && swapped[i].b == i);
    assert(changed[i].a == 3 * (i + 1) && changed[i].b == i);
  }
}
