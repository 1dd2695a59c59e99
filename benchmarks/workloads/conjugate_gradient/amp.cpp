//===- amp.cpp - conjugate gradients in C++ AMP ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "../reduction/tile_sum.h"
#include "conjugate_gradient.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = linear_system::tile;
using vector = array_view<float>;

struct sparse_matrix {
  array_view<const int> starts, columns;
  array_view<const float> values;

  float row_times(int row, const vector &v) const restrict(amp) {
    float sum = 0;
    const int end = starts[row + 1];
    for (int i = starts[row]; i < end; ++i)
      sum += values[i] * v[columns[i]];
    return sum;
  }
};

/// The unknowns, the rest, the direction, its product with the matrix, and sums of tiles.
struct state {
  vector x, r, p, product, sums;
};

/// totals[at] = the sum of all tiles' sums.
void add_sums(const vector &sums, const vector &totals, int at) {
  parallel_for_each(
      extent<1>(tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        float sum = 0;
        for (int i = t.local[0]; i < sums.extent[0]; i += tile)
          sum += sums[i];
        sum = tile_sum(t, sum);
        if (t.local[0] == 0)
          totals[at] = sum;
      });
}

void begin(const state &s, const array_view<const float> &right) {
  parallel_for_each(
      s.x.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const float r = right[t.global];
        s.x[t.global] = 0;
        s.r[t.global] = r;
        s.p[t.global] = r;
        const float sum = tile_sum(t, r * r);
        if (t.local[0] == 0)
          s.sums[t.tile] = sum;
      });
}

void multiply(const state &s, const sparse_matrix &matrix) {
  parallel_for_each(
      s.x.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const float product = matrix.row_times(t.global[0], s.p);
        s.product[t.global] = product;
        const float sum = tile_sum(t, s.p[t.global] * product);
        if (t.local[0] == 0)
          s.sums[t.tile] = sum;
      });
}

/// totals[at] holds the square of the rest, totals[at + 1] the direction's product with itself.
void advance(const state &s, const vector &totals, int at) {
  parallel_for_each(
      s.x.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const float step = totals[at] / totals[at + 1];
        const float r = s.r[t.global] - step * s.product[t.global];
        s.x[t.global] += step * s.p[t.global];
        s.r[t.global] = r;
        const float sum = tile_sum(t, r * r);
        if (t.local[0] == 0)
          s.sums[t.tile] = sum;
      });
}

void turn(const state &s, const vector &totals, int at) {
  parallel_for_each(
      s.x.extent, [=](index<1> i) restrict(amp) {
        s.p[i] = s.r[i] + totals[at + 2] / totals[at] * s.p[i];
      });
}

} // namespace

variant conjugate_gradient_generated(const linear_system &in) {
  const extent<1> rows(in.rows);
  const output<float> x{rows}, r{rows}, p{rows}, product{rows}, sums{extent<1>(in.rows / tile)};
  const output<float> all{extent<1>(2 * linear_system::iterations + 1)};
  const sparse_matrix matrix{input_view(in.starts), input_view(in.columns), input_view(in.values)};
  const auto right = input_view(in.right);
  const auto run = [=] {
    const state s{x.view, r.view, p.view, product.view, sums.view};
    const vector totals = all.view;
    begin(s, right);
    add_sums(s.sums, totals, 0);
    for (int at = 0; at < 2 * linear_system::iterations; at += 2) {
      multiply(s, matrix);
      add_sums(s.sums, totals, at + 1);
      advance(s, totals, at);
      add_sums(s.sums, totals, at + 2);
      turn(s, totals, at);
    }
  };
  return {run, x.result()};
}

} // namespace bench
