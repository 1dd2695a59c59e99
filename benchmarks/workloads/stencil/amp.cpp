//===- amp.cpp - the stencils in C++ AMP ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "stencil.h"

namespace bench {

using namespace concurrency;

variant stencil_5_generated(const grid &in) {
  const extent<2> whole(in.size, in.size);
  const extent<2> inside(in.size - 2, in.size - 2);
  const array_view<const float, 2> from(whole, in.cells.data());
  const output<float, 2> out{whole};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        inside, [=](index<2> i) restrict(amp) {
          const index<2> at = i + index<2>(1, 1);
          const index<2> right(0, 1), down(1, 0);
          to[at] = 0.5f * from[at] + 0.125f * (from[at - right] + from[at + right] +
                                               from[at - down] + from[at + down]);
        });
  };
  return {run, out.result()};
}

variant stencil_7_generated(const grid &in) {
  constexpr int depth = stencil_7_tile[0], height = stencil_7_tile[1], width = stencil_7_tile[2];
  const extent<3> whole(in.size, in.size, in.size);
  const extent<3> inside(in.size - 2, in.size - 2, in.size - 2);
  const array_view<const float, 3> from(whole, in.cells.data());
  const output<float, 3> out{whole};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        inside.tile<depth, height, width>(),
        [=](tiled_index<depth, height, width> t) restrict(amp) {
          tile_static float block[depth + 2][height + 2][width + 2];
          const index<3> at = t.global + 1;
          const int z = t.local[0] + 1, y = t.local[1] + 1, x = t.local[2] + 1;
          block[z][y][x] = from[at];
          if (z == 1)
            block[0][y][x] = from[at - index<3>(1, 0, 0)];
          if (z == depth)
            block[z + 1][y][x] = from[at + index<3>(1, 0, 0)];
          if (y == 1)
            block[z][0][x] = from[at - index<3>(0, 1, 0)];
          if (y == height)
            block[z][y + 1][x] = from[at + index<3>(0, 1, 0)];
          if (x == 1)
            block[z][y][0] = from[at - index<3>(0, 0, 1)];
          if (x == width)
            block[z][y][x + 1] = from[at + index<3>(0, 0, 1)];
          t.barrier.wait_with_tile_static_memory_fence();
          to[at] = 0.4f * block[z][y][x] +
                   0.1f * (block[z - 1][y][x] + block[z + 1][y][x] + block[z][y - 1][x] +
                           block[z][y + 1][x] + block[z][y][x - 1] + block[z][y][x + 1]);
        });
  };
  return {run, out.result()};
}

variant stencil_27_generated(const grid &in) {
  const extent<3> whole(in.size, in.size, in.size);
  const extent<3> inside(in.size - 2, in.size - 2, in.size - 2);
  const array_view<const float, 3> from(whole, in.cells.data());
  const output<float, 3> out{whole};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        inside, [=](index<3> i) restrict(amp) {
          const float weights[4] = {0.5f, 0.05f, 0.015f, 0.0025f};
          const index<3> at = i + 1;
          float sum = 0;
          for (int z = -1; z <= 1; ++z)
            for (int y = -1; y <= 1; ++y)
              for (int x = -1; x <= 1; ++x)
                sum += weights[z * z + y * y + x * x] * from[at + index<3>(z, y, x)];
          to[at] = sum;
        });
  };
  return {run, out.result()};
}

} // namespace bench
