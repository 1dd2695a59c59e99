//===- amp.cpp - the bilateral filter in C++ AMP --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "bilateral.h"
#include <amp_math.h>

namespace bench {

using namespace concurrency;

namespace {

int clamp(int value, int last) restrict(amp) { return value < 0 ? 0 : value > last ? last : value; }

} // namespace

variant bilateral_generated(const photograph &in) {
  constexpr int tile = photograph::tile, radius = photograph::radius, side = tile + 2 * radius;
  const extent<2> whole(in.size, in.size);
  const array_view<const float, 2> from(whole, in.pixels.data());
  const output<float, 2> out{whole};
  const auto to = out.view;
  const int last = in.size - 1;
  const auto run = [=] {
    parallel_for_each(
        whole.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
          tile_static float block[side][side];
          for (int y = t.local[0]; y < side; y += tile)
            for (int x = t.local[1]; x < side; x += tile)
              block[y][x] = from(clamp(t.tile_origin[0] + y - radius, last),
                                 clamp(t.tile_origin[1] + x - radius, last));
          t.barrier.wait_with_tile_static_memory_fence();
          const int row = t.local[0] + radius, column = t.local[1] + radius;
          const float here = block[row][column];
          float sum = 0, weights = 0;
          for (int y = -radius; y <= radius; ++y)
            for (int x = -radius; x <= radius; ++x) {
              const float grey = block[row + y][column + x], difference = grey - here;
              const float weight =
                  fast_math::exp(-photograph::distance_scale * static_cast<float>(y * y + x * x) -
                                 photograph::grey_scale * difference * difference);
              sum += weight * grey;
              weights += weight;
            }
          to[t.global] = sum / weights;
        });
  };
  return {run, out.result()};
}

} // namespace bench
