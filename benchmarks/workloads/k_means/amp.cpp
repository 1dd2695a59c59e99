//===- amp.cpp - k-means in C++ AMP ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "k_means.h"

namespace bench {

using namespace concurrency;

variant k_means_generated(const point_set &in) {
  constexpr int tile = point_set::tile, dimensions = point_set::dimensions;
  constexpr int centres = point_set::centres, sums = point_set::sums;
  const array_view<const float, 2> points(dimensions, in.count, in.coordinates.data());
  const array_view<const float, 2> middles(centres, dimensions, in.middles.data());
  const output<int> out{extent<1>(sums + in.count)};
  const auto run = [=] {
    const array_view<int> total = out.view.section(0, sums);
    const array_view<int> nearest = out.view.section(sums, points.extent[1]);
    parallel_for_each(total.extent, [=](index<1> i) restrict(amp) { total[i] = 0; });
    parallel_for_each(
        nearest.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          tile_static float middle[centres][dimensions];
          tile_static int sum[sums];
          const int local = t.local[0];
          for (int i = local; i < sums; i += tile)
            sum[i] = 0;
          for (int i = local; i < centres * dimensions; i += tile)
            middle[i / dimensions][i % dimensions] = middles(i / dimensions, i % dimensions);
          t.barrier.wait_with_tile_static_memory_fence();
          float point[dimensions];
          for (int d = 0; d < dimensions; ++d)
            point[d] = points(d, t.global[0]);
          float least = 1e30f;
          int best = 0;
          for (int c = 0; c < centres; ++c) {
            float distance = 0;
            for (int d = 0; d < dimensions; ++d) {
              const float difference = point[d] - middle[c][d];
              distance += difference * difference;
            }
            if (distance < least) {
              least = distance;
              best = c;
            }
          }
          nearest[t.global] = best;
          for (int d = 0; d < dimensions; ++d)
            atomic_fetch_add(&sum[best * (dimensions + 1) + d], static_cast<int>(point[d]));
          atomic_fetch_inc(&sum[best * (dimensions + 1) + dimensions]);
          t.barrier.wait_with_tile_static_memory_fence();
          for (int i = local; i < sums; i += tile)
            atomic_fetch_add(&total[i], sum[i]);
        });
  };
  return {run, out.result()};
}

} // namespace bench
