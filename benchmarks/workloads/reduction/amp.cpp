//===- amp.cpp - the dot product in C++ AMP -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "reduction.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = dot_product::tile;
constexpr int tiles = dot_product::tiles;

/// Adds up one value of every thread of the tile; the sum is right in thread 0.
float tile_sum(const tiled_index<tile> &t, float value) restrict(amp) {
  tile_static float part[tile];
  const int local = t.local[0];
  part[local] = value;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int half = tile / 2; half > 0; half /= 2) {
    if (local < half)
      part[local] += part[local + half];
    t.barrier.wait_with_tile_static_memory_fence();
  }
  return part[0];
}

} // namespace

variant dot_generated(const dot_product &in) {
  const output<float> sums{extent<1>(tiles)};
  const output<float> total{extent<1>(1)};
  const auto x = input_view(in.x);
  const auto y = input_view(in.y);
  const auto whole = total.view;
  const auto run = [=] {
    const array_view<float> part = sums.view;
    parallel_for_each(
        extent<1>(tiles * tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          float sum = 0;
          for (int i = t.global[0]; i < x.extent[0]; i += tiles * tile)
            sum += x[i] * y[i];
          sum = tile_sum(t, sum);
          if (t.local[0] == 0)
            part[t.tile] = sum;
        });
    parallel_for_each(
        extent<1>(tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          float sum = 0;
          for (int i = t.global[0]; i < tiles; i += tile)
            sum += part[i];
          sum = tile_sum(t, sum);
          if (t.local[0] == 0)
            whole[0] = sum;
        });
  };
  return {run, total.result()};
}

} // namespace bench
