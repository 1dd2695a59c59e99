// A race with an access whose memory is known only when the kernel runs, or that a called function makes. The loop that reads the
// elements is copied without checks only where no such access may lead to them.
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct views {
  array_view<int> a, b;
};

void change(views v, int at, int rounds) restrict(amp) {
  for (int k = 0; k < rounds; ++k)
    v.a[at] += v.b[at];
  for (int k = 0; k < rounds; ++k)
    v.b[at] ^= v.a[at];
}

int main() {
  array_view<int> data(128), other(128), out(128);
  for (int i = 0; i < 128; ++i)
    data[i] = other[i] = i;
  const int rounds = data[5];

  // CHECK: races-through-pointers.cpp:[[#@LINE+13]]:9: race on global memory: '*p' is written, and 'data[g]' at {{.*}}races-through-pointers.cpp:[[#@LINE+10]]:16 is read by thread 0 of tile 0
  // CHECK: global: {{.*}}race
  judge("global", [&] {
    parallel_for_each(data.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static int tile[64];
      const int l = t.local[0], g = t.global[0];
      tile[l] = 0;
      t.barrier.wait();
      int sum = 0;
      for (int k = 0; k < rounds; ++k)
        sum += data[g];
      int *p = g % 2 ? &data[g - l] : &tile[l];
      if (l == 33)
        *p = sum;
      out[g] = sum;
    });
  });
  // CHECK: races-through-pointers.cpp:[[#@LINE+13]]:9: race on tile_static memory: '*p' is written, and 'tile[l]' at {{.*}}races-through-pointers.cpp:[[#@LINE+10]]:16 is read by thread 0 of tile 0
  // CHECK: tile_static: {{.*}}race
  judge("tile_static", [&] {
    parallel_for_each(data.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static int tile[64];
      const int l = t.local[0], g = t.global[0];
      tile[l] = g;
      t.barrier.wait();
      int sum = 0;
      for (int k = 0; k < rounds; ++k)
        sum += tile[l];
      int *p = l % 2 ? &tile[0] : &other[g];
      if (l == 33)
        *p = sum;
      out[g] = sum;
    });
  });
  // CHECK: races-through-pointers.cpp:12:5: race on global memory: 'v.a[at]' is written, and 'data[g]' at {{.*}}races-through-pointers.cpp:[[#@LINE+8]]:16 is read by thread 0 of tile 0
  // CHECK: called: {{.*}}race
  const views both{data, other};
  judge("called", [&] {
    parallel_for_each(data.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      const int l = t.local[0], g = t.global[0];
      int sum = 0;
      for (int k = 0; k < rounds; ++k)
        sum += data[g];
      if (l == 33) {
        change(both, g - l, sum);
        change(both, g - l + 1, sum);
        change(both, g - l + 2, sum);
        change(both, g - l + 3, sum);
      }
      out[g] = sum;
    });
  });
}
