// References to objects without bytes, such as a tile_barrier, whose address may be the end of the
// object that they belong to, and pointers to void: nothing is read or written there.
// RUN: %ampcc --amp-version=1.3 --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"
#include <functional>

struct less {
  bool operator()(int a, int b) const restrict(amp, cpu) { return a < b; }
};

int first(const void *o) { return *static_cast<const int *>(o); }
int second(const void *o) { return static_cast<const int *>(o)[1]; }

struct sorter {
  int size;
  less order;

  const less &get_order() const restrict(amp, cpu) { return order; }
};

int main() {
  array_view<int> v(64);
  // CHECK: barrier: fine
  judge("barrier", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      const tile_barrier &barrier = t.barrier;
      tile_static int s[16];
      s[t.local[0]] = t.global[0];
      barrier.wait();
      v[t] = s[15 - t.local[0]];
    });
  });
  // CHECK-NEXT: member: fine
  judge("member", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      const sorter s = {3, {}};
      const less &member = s.order;
      const less &result = s.get_order();
      const less *pointer = &s.order;
      v[i] = member(v[i], s.size) + result(3, s.size) + (*pointer)(v[i], 1);
    });
  });
  // CHECK-NEXT: placeholders: fine
  judge("placeholders", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      const auto minus = std::bind(std::minus<int>(), std::placeholders::_2, std::placeholders::_1);
      v[i] = minus(v[i], 5);
    });
  });
  // CHECK-NEXT: void: fine
  judge("void", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int numbers[] = {v[i], i[0]};
      int (*const function)(const void *) = i[0] % 2 ? first : second;
      v[i] = function(numbers);
    });
  });
}
