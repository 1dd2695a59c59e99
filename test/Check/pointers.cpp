// Null pointers, and pointers that leave the data that they came from.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct node {
  int value, rest;
};
static int total(const int *p, int n) restrict(amp) {
  int s = 0;
  for (int i = 0; i < n; ++i)
    s += p[i];
  return s;
}
static void bump(int &r) restrict(amp) { ++r; }
static const int *chosen(const int *p, const int *q, bool first) restrict(amp) {
  return first ? p : q;
}

int main() {
  std::vector<int> data(8, 1);
  array_view<int> v(8, data);

  // CHECK: pointers.cpp:[[#@LINE+5]]:14: 'p->value' goes through a null pointer; thread 2 of the kernel
  // CHECK: null:
  judge("null", [&] {
    parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) {
      node own = {3, 4}, *p = i[0] == 2 ? nullptr : &own;
      v[i] = p->value;
      bump(own.rest);
    });
  });

  // CHECK: pointers.cpp:12:10: 'p[i]' leads out of the data that the pointer came from; thread 0
  // CHECK: outside:
  judge("outside", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      v[i] = total(&v[4], 4);
      v[i] = total(&v[4], 5);
    });
  });
  // CHECK-NEXT: outside: fine
  judge("outside", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int own[3] = {1, 2, 3};
      int *p = v.data();
      *p++ = total(own, 3);
      *p = total(&v[4], 4) + p[6];
      bump(*p);
      bump(v[7]);
    });
  });

  // Into an array of the thread's own, and one of the tile.
  // CHECK: pointers.cpp:[[#@LINE+9]]:16: '*p++' leads out of the data that the pointer came from; thread 0 of tile 0
  // CHECK: pointers.cpp:[[#@LINE+11]]:7: 'q[t.local[0] + 1]' leads out of the data that the pointer came from; thread 3 of tile 0
  // CHECK: variables: {{.*}}pointers.cpp:12:10: 'p[i]' leads out of the data that the pointer came from; thread 0 of tile 0
  judge("variables", [&] {
    parallel_for_each(extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
      int own[3] = {1, 2, 3}, sum = 0;
      tile_static int part[4];
      const int *p = t.local[0] == 0 ? own + 1 : own;
      for (int k = 0; k < 3; ++k)
        sum += *p++;
      int *q = &part[0];
      q[0] = 1;
      q[t.local[0] + 1] = 1;
      t.barrier.wait();
      v[t] = total(part, 4) + total(own + 1, 3) + sum;
    });
  });
  // Into one of several objects.
  std::vector<int> others(8, 2), thirds(8, 2), results(8);
  array_view<const int> w(8, others), x(8, thirds);
  array_view<int> out(8, results);
  for (int far : {0, 5000, -(1 << 27)}) {
    // CHECK: several: fine
    // CHECK: pointers.cpp:[[#@LINE+13]]:26: 'tiled + 1 + far' leads out of the data that the pointer came from; thread 0 of
    // CHECK: pointers.cpp:[[#@LINE+13]]:18: 'tiled[i + far]' leads out of the data that the pointer came from; thread 0 of
    // CHECK: pointers.cpp:[[#@LINE+16]]:9: 'p[far]' leads out of the data that the pointer came from; thread 0 of
    // CHECK: pointers.cpp:[[#@LINE+18]]:19: 'seen[far]' leads out of the data that the pointer came from; thread 0 of
    // CHECK: several: {{.*}}pointers.cpp:12:10: 'p[i]' leads out of
    // CHECK: several: {{.*}}pointers.cpp:12:10: 'p[i]' leads out of
    judge("several", [&] {
      parallel_for_each(extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int a[4], b[4];
        const int i = t.local[0];
        a[i] = b[i] = i;
        t.barrier.wait();
        int *tiled = i % 2 ? a : b;
        atomic_fetch_add(tiled + 1 + far, 0);
        out[t] = tiled[i + far] + total(tiled + far, 4);
        int own[2] = {1, 2}, other[2] = {3, 4}, *p = own;
        for (int k = 0; k < i; ++k)
          p = p == own ? other : own;
        p[far]++;
        out[t] += total(p + far, 2) + total(chosen(w.data(), x.data(), i % 2) + far, 8);
        const int *seen = i % 2 ? w.data() : x.data();
        out[t] += seen[far];
      });
    });
    for (int i = 0; i < 8; ++i)
      if (out[i] != (far ? 0 : i % 4 + (i % 2 ? 32 : 28)))
        std::fprintf(stderr, "several: %d in %d\n", out[i], i);
  }
  // A pointee that is out of scope has no name in the report.
  // CHECK-NEXT: scopes: fine
  judge("scopes", [&] {
    parallel_for_each(extent<1>(8), [=](index<1> i) restrict(amp) {
      int *late = nullptr;
      for (int round = 0; round < 2; ++round) {
        int inner[2] = {1, 2};
        if (!late)
          v[i] = 3;
        late = inner;
        v[i] += late[1];
      }
      if (v[i] == 77)
        v[i] = *late;
    });
  });
}
