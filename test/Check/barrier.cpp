// Threads of a tile that do not all come to a barrier. The native accelerator tells.
// RUN: %ampcc -w -Wno-error --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

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
  // CHECK: barrier.cpp:[[#@LINE-8]]:{{[0-9]+}}: barrier: 1 thread of the tile came, 15 did not (the first is 0 in its tile); all must; thread {{[0-9]+}} of tile 1 {{.*}} of the kernel
  // CHECK: rounds:
  judge("rounds", rounds);
}
