// Races on elements that depend on the bits of a number, or on
// a uniform variable; the twin of each program has no race.
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int lower(int i, int distance) restrict(amp) { return 2 * i - (i & (distance - 1)); }
void order(int &a, int &b) restrict(amp) {
  if (a > b) {
    const int kept = a;
    a = b;
    b = kept;
  }
}

int main() {
  std::vector<int> data(512);
  for (int i = 0; i < 512; ++i)
    data[i] = 512 - i;
  array_view<int> v(512, data);

  // One half is read while the other is written.
  auto halves = [&](int size) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[32];
      const int l = t.local[0];
      int from = 0;
      s[l] = v[t];
      s[l + 16] = 0;
      t.barrier.wait();
      for (int d = 1; d < 16; d *= 2) {
        int sum = s[from + l];
        if (l >= d)
          sum += s[from + l - d];
        from = size - from;
        s[from + l] = sum;
        t.barrier.wait();
      }
      v[t] = s[from + l];
    });
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-6]]:9: race on tile_static memory: 's[from + l]' is written, and 's[from + l]' at {{.*}}:[[#@LINE-10]]:19 is read by thread 8 of tile 0
  // CHECK: halves: {{.*}}race
  judge("halves", [&] { halves(8); });
  // CHECK-NEXT: halves: fine
  judge("halves", [&] { halves(16); });

  // The value after the first loop differs from that in the other loop.
  auto given = [&](int by) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[64];
      const int l = t.local[0];
      int at = 0;
      for (int i = 0; i < 2; ++i) {
        s[at + l] = l;
        if (i == 1)
          at += by;
        at += 16;
        t.barrier.wait_with_global_memory_fence();
        s[at + (15 - l)] = l;
        t.barrier.wait();
      }
      v[t] = s[at];
    });
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-6]]:9: race on tile_static memory: 's[at + (15 - l)]' is written, and 's[at + l]' at
  // CHECK: given: {{.*}}race
  judge("given", [&] { given(-8); });
  // CHECK-NEXT: given: fine
  judge("given", [&] { given(0); });

  // A part that begins at a variable is written, and another one read.
  auto part = [&](int from, int other) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[48];
      s[from + t.local[0]] = 1;
      t.barrier.wait();
      v[t] = s[other + t.local[0]];
    });
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-3]]:14: 's[other + t.local[0]]' is read before the tile has written it; thread 15
  // CHECK: part: {{.*}}before the tile has written it
  judge("part", [&] { part(16, 17); });
  // CHECK-NEXT: part: fine
  judge("part", [&] { part(16, 16); });
  // CHECK: bits-and-offsets.cpp:[[#@LINE-10]]:7: index 48 is out of bounds
  // CHECK: part beyond: {{.*}}out of bounds
  judge("part beyond", [&] { part(33, 32); });

  // Partners at a distance, which is a power of two.
  auto partners = [&](int distance) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[32];
      const int l = t.local[0];
      s[l] = v[t];
      s[l + 16] = 16 - l;
      t.barrier.wait();
      const int at = lower(l, distance);
      order(s[at], s[at + distance]);
      t.barrier.wait();
      v[t] = s[l] + s[l + 16];
    });
  };
  // CHECK: race on tile_static memory
  // CHECK: partners: {{.*}}race
  judge("partners", [&] { partners(3); });
  // CHECK: partners: fine
  judge("partners", [&] { partners(4); });
  // CHECK-NEXT: partners: fine
  judge("partners", [&] { partners(16); });

  auto global = [&](int distance) {
    parallel_for_each(extent<1>(256), [=](index<1> i) restrict(amp) {
      const int at = lower(i[0], distance);
      order(v[at], v[at + distance]);
    });
  };
  // CHECK: global: {{.*}}race
  judge("global", [&] { global(6); });
  // CHECK: global: fine
  judge("global", [&] { global(1); });
  // CHECK-NEXT: global: fine
  judge("global", [&] { global(64); });
  // CHECK-NEXT: global: fine
  judge("global", [&] { global(256); });
  // CHECK: global far away: {{.*}}out of bounds
  judge("global far away", [&] { global(512); });

  // Threads that differ only in the lowest bits use one element; negative numbers have bits, too.
  auto mask = [&](int by) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16], r[16];
      const int l = t.local[0];
      s[(l - 5) & 15] = l;
      r[l] = 0;
      t.barrier.wait();
      r[(l + by) & (by - 1)] = s[l];
      t.barrier.wait();
      v[t] = r[l];
    });
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-5]]:7: race on tile_static memory: 'r[(l + by) & (by - 1)]' is written
  // CHECK: mask: {{.*}}race
  judge("mask", [&] { mask(8); });
  // CHECK-NEXT: mask: fine
  judge("mask", [&] { mask(16); });

  // The number whose bits are used changes after the barrier.
  auto changed = [&](int next) {
    parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[32];
      const int l = t.local[0];
      s[l] = s[l + 16] = 0;
      t.barrier.wait();
      int distance = 8;
      s[lower(l, distance)] = l;
      distance = next;
      t.barrier.wait_with_global_memory_fence();
      s[lower(l, distance)] += l;
      t.barrier.wait();
      v[t] = s[l];
    });
  };
  // CHECK: changed: {{.*}}race
  judge("changed", [&] { changed(2); });
  // CHECK: changed: fine
  judge("changed", [&] { changed(8); });
}
