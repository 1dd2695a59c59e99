// Elements of tile_static and local arrays, in each dimension; a wrong access is left out.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct pair {
  int a[2], b;
};
static int sum(const int (&a)[4], int n) restrict(amp) {
  int s = 0;
  for (int i = 0; i < n; ++i)
    s += a[i];
  return s;
}
static int same(const int &a) restrict(amp) { return a; }

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  // CHECK: elements.cpp:[[#@LINE+6]]:7: index 16 is out of bounds: 's' has 16 elements; thread 15 of tile 2 (47 of all) of the kernel at {{.*}}elements.cpp:[[#@LINE+3]]
  // CHECK-NEXT: tile:
  auto tiles = [&](int wrong) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      s[t.local[0]] = 0;
      s[t.local[0] + (t.global[0] == wrong)] = t.global[0];
      t.barrier.wait();
      v[t] = s[t.local[0]];
    });
  };
  judge("tile", [&] { tiles(47); });
  // CHECK-NEXT: tile: fine
  judge("tile", [&] { tiles(-1); });

  // CHECK: elements.cpp:[[#@LINE+7]]:17: index 4 is out of bounds: 'm[1]' has 4 elements; thread 3
  // CHECK: elements.cpp:[[#@LINE+8]]:14: index -1 is out of bounds: 'p.a' has 2 elements; thread 0
  // CHECK: local:
  judge("local", [&] {
    parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) {
      int m[2][4] = {};
      pair p = {{1, 2}, 3};
      m[0][0] = m[1][i[0] + 1];
      p.a[i[0] & 1] += m[0][0];
      v[i] = p.a[i[0] ? 1 : -1];
    });
  });
  // CHECK: zero 0, left alone 3
  std::fprintf(stderr, "zero %d, left alone %d\n", v[0], [&] {
    try {
      parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
        int few[2] = {3, 3};
        few[i[0] + 5] = 7;
        few[i[0] - 5]++;
        v[1] = few[0];
      });
      return v[1];
    } catch (const runtime_exception &) {
      return v[1];
    }
  }());

  // CHECK: elements.cpp:12:10: index 4 is out of bounds: 'a' has 4 elements; thread 0
  // CHECK-NEXT: reference:
  judge("reference", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int own[4] = {1, 2, 3, 4};
      v[i] = sum(own, 4) + sum(own, 5);
    });
  });

  // A reference means an element, and the end has none.
  // CHECK: elements.cpp:[[#@LINE+6]]:19: index 4 is out of bounds: 'own' has 4 elements; thread 1
  // CHECK-NEXT: end:
  judge("end", [&] {
    parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) {
      int own[4] = {1, 2, 3, 4};
      const int &three = own[i[0] + 2];
      v[i] = same(own[i[0] + 3]) + three;
    });
  });

  // The end of an array is an address.
  // CHECK-NEXT: end: fine
  judge("end", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int own[4] = {1, 2, 3, 4};
      int s = 0;
      for (int *p = own; p != &own[i[0] + 4]; ++p)
        s += *p;
      v[i] = s;
    });
  });
}
