//===- scan_amp.h - exclusive prefix sums in C++ AMP ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SCAN_AMP_H
#define BENCH_SCAN_AMP_H

#include "scan.h"
#include <amp.h>

namespace bench {

/// The sum of the values of all threads of the tile before this one; `total` receives that of all.
template <int Tile>
unsigned tile_exclusive_scan(const concurrency::tiled_index<Tile> &t, unsigned value,
                             unsigned &total) restrict(amp) {
  tile_static unsigned sums[2 * Tile];
  const int local = t.local[0];
  int from = 0;
  sums[local] = value;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int distance = 1; distance < Tile; distance *= 2) {
    unsigned sum = sums[from + local];
    if (local >= distance)
      sum += sums[from + local - distance];
    from = Tile - from;
    sums[from + local] = sum;
    t.barrier.wait_with_tile_static_memory_fence();
  }
  total = sums[from + Tile - 1];
  const unsigned before = sums[from + local] - value;
  t.barrier.wait_with_tile_static_memory_fence();
  return before;
}

/// out[i] = in[0] + ... + in[i - 1]; `sums` has room for one value a tile.
inline void exclusive_scan(const concurrency::array_view<const unsigned> &in,
                           const concurrency::array_view<unsigned> &out,
                           const concurrency::array_view<unsigned> &sums) {
  using namespace concurrency;
  constexpr int tile = scan_shape::tile, items = scan_shape::items;
  const extent<1> threads(in.extent[0] / items);
  const int tiles = threads[0] / tile;

  parallel_for_each(
      threads.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const int first = t.global[0] * items;
        unsigned value[items], sum = 0, total;
        for (int i = 0; i < items; ++i) {
          value[i] = sum;
          sum += in[first + i];
        }
        const unsigned before = tile_exclusive_scan(t, sum, total);
        for (int i = 0; i < items; ++i)
          out[first + i] = before + value[i];
        if (t.local[0] == 0)
          sums[t.tile] = total;
      });

  parallel_for_each(
      extent<1>(tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        unsigned offset = 0;
        for (int first = 0; first < tiles; first += tile) {
          const int i = first + t.local[0];
          unsigned total;
          const unsigned before = tile_exclusive_scan(t, i < tiles ? sums[i] : 0u, total);
          if (i < tiles)
            sums[i] = offset + before;
          offset += total;
        }
      });

  parallel_for_each(
      threads.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const unsigned offset = sums[t.tile];
        const int first = t.tile_origin[0] * items + t.local[0];
        for (int i = 0; i < items; ++i)
          out[first + i * tile] += offset;
      });
}

} // namespace bench

#endif
