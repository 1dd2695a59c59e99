//===- tile_sum.h - the sum of a tile in C++ AMP --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_TILE_SUM_H
#define BENCH_TILE_SUM_H

#include <amp.h>

namespace bench {

/// Adds up one value of every thread of the tile; the sum is right in thread 0.
template <int Tile>
float tile_sum(const concurrency::tiled_index<Tile> &t, float value) restrict(amp) {
  tile_static float part[Tile];
  const int local = t.local[0];
  part[local] = value;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int half = Tile / 2; half > 0; half /= 2) {
    if (local < half)
      part[local] += part[local + half];
    t.barrier.wait_with_tile_static_memory_fence();
  }
  return part[0];
}

} // namespace bench

#endif
