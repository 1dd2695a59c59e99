//===- amp.cpp - shortest paths in C++ AMP --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "floyd_warshall.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = road_map::tile;
using square_index = tiled_index<tile, tile>;
using table = array_view<int, 2>;

/// Paths through the places of the block `round`, within this block.
void inside(const table &lengths, int round) {
  parallel_for_each(
      extent<2>(tile, tile).tile<tile, tile>(), [=](square_index t) restrict(amp) {
        tile_static int block[tile][tile];
        const int y = t.local[0], x = t.local[1];
        const index<2> at = t.local + round * tile;
        block[y][x] = lengths[at];
        t.barrier.wait_with_tile_static_memory_fence();
        for (int k = 0; k < tile; ++k) {
          const int through = block[y][k] + block[k][x];
          if (through < block[y][x])
            block[y][x] = through;
          t.barrier.wait_with_tile_static_memory_fence();
        }
        lengths[at] = block[y][x];
      });
}

/// To and from the places of the block, in its rows (the first row of tiles) and columns.
void beside(const table &lengths, int round) {
  parallel_for_each(
      extent<2>(2 * tile, lengths.extent[1]).tile<tile, tile>(), [=](square_index t) restrict(amp) {
        tile_static int pivot[tile][tile], block[tile][tile];
        const bool below = t.tile[0] == 1;
        const int other = t.tile[1], y = t.local[0], x = t.local[1];
        if (other == round)
          return;
        const index<2> at(y + (below ? other : round) * tile, x + (below ? round : other) * tile);
        pivot[y][x] = lengths[t.local + round * tile];
        block[y][x] = lengths[at];
        t.barrier.wait_with_tile_static_memory_fence();
        for (int k = 0; k < tile; ++k) {
          const int through = below ? block[y][k] + pivot[k][x] : pivot[y][k] + block[k][x];
          if (through < block[y][x])
            block[y][x] = through;
          t.barrier.wait_with_tile_static_memory_fence();
        }
        lengths[at] = block[y][x];
      });
}

/// Between all other places.
void around(const table &lengths, int round) {
  parallel_for_each(
      lengths.extent.tile<tile, tile>(), [=](square_index t) restrict(amp) {
        tile_static int from[tile][tile], to[tile][tile];
        if (t.tile[0] == round || t.tile[1] == round)
          return;
        const int y = t.local[0], x = t.local[1];
        from[y][x] = lengths(t.global[0], round * tile + x);
        to[y][x] = lengths(round * tile + y, t.global[1]);
        t.barrier.wait_with_tile_static_memory_fence();
        int shortest = lengths[t.global];
        for (int k = 0; k < tile; ++k) {
          const int through = from[y][k] + to[k][x];
          if (through < shortest)
            shortest = through;
        }
        lengths[t.global] = shortest;
      });
}

} // namespace

variant floyd_warshall_generated(const road_map &in) {
  const extent<2> whole(in.size, in.size);
  const array_view<const int, 2> roads(whole, in.lengths.data());
  const output<int, 2> out{whole};
  const auto lengths = out.view;
  const auto run = [=] {
    parallel_for_each(whole, [=](index<2> i) restrict(amp) { lengths[i] = roads[i]; });
    for (int round = 0; round < whole[0] / tile; ++round) {
      inside(lengths, round);
      beside(lengths, round);
      around(lengths, round);
    }
  };
  return {run, out.result()};
}

} // namespace bench
