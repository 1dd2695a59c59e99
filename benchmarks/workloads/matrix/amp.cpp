//===- amp.cpp - matrix products and transposition in C++ AMP -------------===//
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
