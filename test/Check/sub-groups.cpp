// With --amp-check: an operation of a sub-group orders no accesses, and all threads of the tile must
// reach it.
// RUN: %ampcc -w -Wno-error --amp-version=1.3 --amp-check %s -o %t && env AMPCC_DEVICE=native %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1), limits(64, 4);
  array_view<int> v(64, data), limit(64, limits);

  auto fine = [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      v[t] = t.sub_group.reduce(v[t]) + int(t.sub_group.ballot(v[t] > 3));
    });
  };
  // CHECK: fine: fine
  judge("fine", fine);

  auto race = [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      tile_static int row[64];
      row[t.local[0]] = v[t];
      const int x = t.sub_group.shuffle(v[t], limit[t]);
      v[t] = row[limit[t] % 64] + x;
    });
  };
  // CHECK: sub-groups.cpp:[[#@LINE-3]]:14: race
  // CHECK: race:
  judge("race", race);

  auto branch = [&] {
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
      if (limit[t] != 5)
        v[t] = t.sub_group.shuffle(v[t], 3);
    });
  };
  limit[20] = 5;
  // CHECK: sub-groups.cpp:[[#@LINE-4]]:16: barrier: 63 threads of the tile came, 1 did not
  // CHECK: branch:
  judge("branch", branch);
}
