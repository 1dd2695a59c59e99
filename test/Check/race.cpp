// Races on tile_static memory: two threads of a tile use one element, one of
// them writes, and no barrier orders them. The native accelerator reports them.
// RUN: %ampcc -Wno-amp-race --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  // CHECK: race.cpp:[[#@LINE+7]]:14: race on tile_static memory: 's[l ? l - 1 : 0]' is read, and 's[l]' at {{.*}}race.cpp:[[#@LINE+6]]:7 is written by thread 0 of tile 0 (0 of all), without a barrier between them; thread 1 of tile 0 (1 of all) of the kernel
  // CHECK-NEXT: neighbour:
  judge("neighbour", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      const int l = t.local[0];
      s[l] = v[t];
      v[t] = s[l ? l - 1 : 0];
    });
  });
  // CHECK-NEXT: neighbour: fine
  judge("neighbour", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      const int l = t.local[0];
      s[l] = v[t];
      t.barrier.wait();
      v[t] = s[15 - l];
    });
  });

  // The barrier must also stand between a round and the next one.
  auto reduce = [&](bool waits) {
    std::vector<int> cells(64, 1);
    array_view<int, 2> c(8, 8, cells);
    parallel_for_each(c.extent.tile<4, 4>(), [=](tiled_index<4, 4> t) restrict(amp) {
      tile_static int s[4][4];
      const int y = t.local[0], x = t.local[1];
      s[y][x] = c[t];
      t.barrier.wait();
      for (int half = 2; half > 0; half /= 2) {
        if (x < half)
          s[y][x] += s[y][x + half];
        if (waits)
          t.barrier.wait();
      }
      c[t] = waits ? s[y][0] : s[y][x];
    });
  };
  // CHECK: race.cpp:[[#@LINE-7]]:22: race on tile_static memory: 's[y][x + half]' is read, and 's[y][x]' at {{.*}}race.cpp:[[#@LINE-7]]:11 is written by thread {0, 1} of tile {0, 0}
  // CHECK: reduction:
  judge("reduction", [&] { reduce(false); });
  // CHECK-NEXT: reduction: fine
  judge("reduction", [&] { reduce(true); });

  // One element for all threads, and atomic operations on one.
  // CHECK: race.cpp:[[#@LINE+11]]:9: race on tile_static memory: 'sum' is written
  // CHECK: counter:
  auto count = [&](bool atomic) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int sum;
      if (t.local[0] == 0)
        sum = 0;
      t.barrier.wait();
      if (atomic)
        atomic_fetch_add(&sum, 1);
      else
        sum += 1;
      t.barrier.wait();
      v[t] = sum;
    });
  };
  judge("counter", [&] { count(false); });
  // CHECK-NEXT: counter: fine
  judge("counter", [&] { count(true); });

  // The same value may be stored by all, others not; no other thread may read it meanwhile.
  auto found = [&](int what, int reader) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int flag;
      flag = 0;
      t.barrier.wait();
      if (t.local[0] > 7)
        flag = t.local[0] > 12 ? what : 5;
      if (t.local[0] == reader)
        v[t] = flag;
      t.barrier.wait();
      v[t] = flag;
    });
  };
  // CHECK-NEXT: same: fine
  judge("same", [&] { found(5, -1); });
  // CHECK: race.cpp:[[#@LINE-9]]:9: race on tile_static memory: 'flag' is written, and {{.*}} is written with another value by thread 12
  // CHECK: other:
  judge("other", [&] { found(6, -1); });
  // CHECK: read: {{.*}}race on tile_static memory: 'flag' is written, and 'flag' at {{.*}}race.cpp:[[#@LINE-10]]:16 is read by thread 3
  judge("read", [&] { found(5, 3); });
  // A thread may read a value that it has stored itself.
  // CHECK-NEXT: read back: fine
  judge("read back", [&] { found(5, 9); });
}
