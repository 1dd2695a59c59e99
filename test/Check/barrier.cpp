// Threads of a tile that do not all arrive at a barrier: by a loop with more iterations, a branch,
// a jump or a return. Nothing hangs; absent threads do not run the code around the barrier.
// REQUIRES: opencl-device
// RUN: %ampcc -w -Wno-error --amp-check %s -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc -w -Wno-error --amp-check=barrier -g -O0 %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

static int meet(const tiled_index<4, 4> &t, int value) restrict(amp) {
  tile_static int sum;
  if (t.local[0] == 0 && t.local[1] == 0)
    sum = 0;
  t.barrier.wait();
  if (value == 7)
    return 0;
  atomic_fetch_add(&sum, value);
  t.barrier.wait();
  return sum;
}

int main() {
  std::vector<int> data(64, 1), limits(64, 4);
  array_view<int> v(64, data), limit(64, limits);

  auto rounds = [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      int sum = 0;
      for (int round = 0; round < limit[t]; ++round) {
        sum += round;
        t.barrier.wait();
      }
      v[t] = sum;
    });
  };
  // CHECK: rounds: fine
  judge("rounds", rounds);
  limit[20] = 5;
  // CHECK: barrier.cpp:[[#@LINE-8]]:9: barrier: 1 thread of the tile came, 15 did not (the first is 0 in its tile); all must; thread 4 of tile 1 (20 of all) of the kernel
  // CHECK: rounds:
  judge("rounds", rounds);
  // CHECK-NEXT: 10 6
  std::fprintf(stderr, "%d %d\n", v[20], v[21]);
  limit[20] = 4;

  auto branch = [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      s[t.local[0]] = 1;
      t.barrier.wait();
      if (limit[t] > 3) {
        s[t.local[0]] = 2;
        t.barrier.wait();
      } else {
        s[t.local[0]] = 3;
      }
      v[t] = s[t.local[0]];
    });
  };
  // CHECK-NEXT: branch: fine
  judge("branch", branch);
  limit[32] = limit[34] = 1;
  // CHECK-NEXT: ampcc: check: {{.*}}barrier.cpp:[[#@LINE-10]]:9: barrier: 14 threads of the tile came, 2 did not (the first is 0 in its tile); all must; thread 1 of tile 2 (33 of all) of the kernel
  // CHECK: branch:
  judge("branch", branch);
  // None of a tile is no mistake.
  for (int i = 0; i < 64; ++i)
    limit[i] = i < 16 ? 1 : 5;
  // CHECK: branch: fine
  judge("branch", branch);

  auto leaves = [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      for (int round = 0;; ++round) {
        if (round == limit[t])
          break;
        if (round == 1)
          continue;
        t.barrier.wait();
        v[t] = round;
      }
      if (v[t] == 8)
        return;
      t.barrier.wait();
      v[t] += 100;
    });
  };
  // CHECK-NEXT: leaves: fine
  judge("leaves", leaves);
  limit[63] = 9;
  // CHECK-NEXT: ampcc: check: {{.*}}barrier.cpp:[[#@LINE-12]]:9: barrier: 1 thread of the tile came, 15 did not (the first is 0 in its tile); all must; thread 15 of tile 3 (63 of all) of the kernel
  // CHECK-NEXT: ampcc: check: {{.*}}barrier.cpp:[[#@LINE-8]]:7: barrier: 15 threads of the tile came, 1 did not (the first is 15 in its tile); all must; thread 0 of tile 3 (48 of all) of the kernel
  // CHECK: leaves:
  judge("leaves", leaves);

  // In functions, and in two dimensions.
  std::vector<int> cells(64, 1);
  array_view<int, 2> c(8, 8, cells);
  auto function = [&] {
    parallel_for_each(c.extent.tile<4, 4>(), [=](tiled_index<4, 4> t) restrict(amp) {
      const int sum = meet(t, c[t]);
      t.barrier.wait();
      c[t] = sum;
    });
  };
  // CHECK: function: fine
  judge("function", function);
  // CHECK-NEXT: 16
  std::fprintf(stderr, "%d\n", c(5, 5));
  c(6, 3) = 7;
  // CHECK-NEXT: ampcc: check: {{.*}}barrier.cpp:16:3: barrier: 15 threads of the tile came, 1 did not (the first is {2, 3} in its tile); all must; thread {0, 0} of tile {1, 0} ({4, 0} of all) of the kernel
  // CHECK: function:
  judge("function", function);
}
