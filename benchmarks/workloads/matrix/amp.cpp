//===- amp.cpp - matrix products and transposition in C++ AMP -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "matrix.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = matrices::tile;
using square = tiled_index<tile, tile>;

array_view<const float, 2> view(const memory<float> &m, int size) {
  return array_view<const float, 2>(size, size, m.data());
}

} // namespace

variant multiply_simple_generated(const matrices &in) {
  const output<float, 2> product{extent<2>(in.size, in.size)};
  const auto a = view(in.a, in.size);
  const auto b = view(in.b, in.size);
  const auto c = product.view;
  const auto run = [=] {
    parallel_for_each(
        c.extent, [=](index<2> i) restrict(amp) {
          float sum = 0;
          for (int k = 0; k < a.extent[1]; ++k)
            sum += a(i[0], k) * b(k, i[1]);
          c[i] = sum;
        });
  };
  return {run, product.result()};
}

variant multiply_tiled_generated(const matrices &in) {
  const extent<2> shape(in.size, in.size);
  const auto a = std::make_shared<array<float, 2>>(shape, in.a.begin());
  const auto b = std::make_shared<array<float, 2>>(shape, in.b.begin());
  const output<float, 2> product{shape};
  const auto c = product.view;
  const auto run = [=] {
    const array<float, 2> &left = *a, &right = *b;
    parallel_for_each(
        c.extent.tile<tile, tile>(), [ =, &left, &right ](square t) restrict(amp) {
          tile_static float left_tile[tile][tile], right_tile[tile][tile];
          const index<2> at = t.local;
          float sum = 0;
          for (int first = 0; first < left.extent[1]; first += tile) {
            left_tile[at[0]][at[1]] = left(t.global[0], first + at[1]);
            right_tile[at[0]][at[1]] = right(first + at[0], t.global[1]);
            t.barrier.wait();
            for (int k = 0; k < tile; ++k)
              sum += left_tile[at[0]][k] * right_tile[k][at[1]];
            t.barrier.wait();
          }
          c[t.global] = sum;
        });
  };
  return {run, product.result()};
}

variant multiply_blocked_generated(const matrices &in) {
  constexpr int block = matrices::block, side = tile * block;
  const extent<2> shape(in.size, in.size);
  const auto a = std::make_shared<array<float, 2>>(shape, in.a.begin());
  const auto b = std::make_shared<array<float, 2>>(shape, in.b.begin());
  const output<float, 2> product{shape};
  const auto c = product.view;
  const extent<2> threads(in.size / block, in.size / block);
  const auto run = [=] {
    const array<float, 2> &left = *a, &right = *b;
    parallel_for_each(
        threads.tile<tile, tile>(), [ =, &left, &right ](square t) restrict(amp) {
          tile_static float left_tile[side][tile], right_tile[tile][side];
          const int y = t.local[0], x = t.local[1];
          const int top = t.tile[0] * side, at = t.tile[1] * side;
          float sum[block][block] = {};
          for (int first = 0; first < left.extent[1]; first += tile) {
            for (int i = 0; i < block; ++i) {
              left_tile[y + i * tile][x] = left(top + y + i * tile, first + x);
              right_tile[y][x + i * tile] = right(first + y, at + x + i * tile);
            }
            t.barrier.wait();
            for (int k = 0; k < tile; ++k)
              for (int i = 0; i < block; ++i)
                for (int j = 0; j < block; ++j)
                  sum[i][j] += left_tile[y + i * tile][k] * right_tile[k][x + j * tile];
            t.barrier.wait();
          }
          for (int i = 0; i < block; ++i)
            for (int j = 0; j < block; ++j)
              c(top + y + i * tile, at + x + j * tile) = sum[i][j];
        });
  };
  return {run, product.result()};
}

variant transpose_generated(const matrices &in) {
  const output<float, 2> transposed{extent<2>(in.size, in.size)};
  const auto from = view(in.a, in.size);
  const auto to = transposed.view;
  const auto run = [=] {
    parallel_for_each(
        from.extent.tile<tile, tile>(), [=](square t) restrict(amp) {
          tile_static float block[tile][tile + 1];
          block[t.local[0]][t.local[1]] = from[t.global];
          t.barrier.wait_with_tile_static_memory_fence();
          const index<2> corner(t.tile_origin[1], t.tile_origin[0]);
          to[corner + t.local] = block[t.local[1]][t.local[0]];
        });
  };
  return {run, transposed.result()};
}

} // namespace bench
