//===- amp.cpp - Fourier transforms in C++ AMP ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "fft.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = signals::tile;

sample operator+(const sample &a, const sample &b) restrict(amp) {
  return {a.re + b.re, a.im + b.im};
}
sample operator-(const sample &a, const sample &b) restrict(amp) {
  return {a.re - b.re, a.im - b.im};
}
sample operator*(const sample &a, const sample &b) restrict(amp) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/// A transform of four points.
void butterfly(sample v[4]) restrict(amp) {
  const sample a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
  const sample turned = {d.im, -d.re};
  v[0] = a + c;
  v[1] = b + turned;
  v[2] = a - c;
  v[3] = b - turned;
}

} // namespace

variant fft_generated(const signals &in) {
  const extent<2> shape(in.count, signals::points);
  const array_view<const sample, 2> from(shape, in.values.data());
  const auto roots = input_view(in.roots);
  const output<sample, 2> out{shape};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        extent<2>(shape[0], tile).tile<1, tile>(), [=](tiled_index<1, tile> t) restrict(amp) {
          tile_static sample shared[signals::points];
          const int signal = t.tile[0], local = t.local[1];
          sample v[4];
          for (int r = 0; r < 4; ++r)
            v[r] = from(signal, local + r * tile);
          for (int span = 1; span < signals::points; span *= 4) {
            const int at = local & (span - 1);
            for (int r = 1; r < 4; ++r)
              v[r] = v[r] * roots[r * at * (tile / span)];
            butterfly(v);
            for (int r = 0; r < 4; ++r)
              shared[(local - at) * 4 + at + r * span] = v[r];
            t.barrier.wait_with_tile_static_memory_fence();
            for (int r = 0; r < 4; ++r)
              v[r] = shared[local + r * tile];
            t.barrier.wait_with_tile_static_memory_fence();
          }
          for (int r = 0; r < 4; ++r)
            to(signal, local + r * tile) = v[r];
        });
  };
  return {run, out.result()};
}

} // namespace bench
