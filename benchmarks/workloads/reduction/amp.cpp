//===- amp.cpp - the dot product in C++ AMP -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "reduction.h"
#include "tile_sum.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = dot_product::tile;
constexpr int tiles = dot_product::tiles;

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
