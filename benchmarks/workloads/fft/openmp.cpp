//===- openmp.cpp - Fourier transforms on the CPU -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fft.h"

namespace bench {

namespace {

constexpr int points = signals::points, quarter = points / 4;

sample operator+(sample a, sample b) { return {a.re + b.re, a.im + b.im}; }
sample operator-(sample a, sample b) { return {a.re - b.re, a.im - b.im}; }
sample operator*(sample a, sample b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/// One step of Stockham's method, which joins transforms of `span` points.
void join(const sample *from, sample *to, const sample *roots, int span) {
  for (int block = 0; block < quarter; block += span)
#pragma omp simd
    for (int at = 0; at < span; ++at) {
      const sample *in = from + block + at;
      const int turn = at * (quarter / span);
      const sample v0 = in[0], v1 = in[quarter] * roots[turn],
                   v2 = in[2 * quarter] * roots[2 * turn], v3 = in[3 * quarter] * roots[3 * turn];
      const sample a = v0 + v2, b = v0 - v2, c = v1 + v3, d = v1 - v3;
      const sample turned = {d.im, -d.re};
      sample *out = to + 4 * block + at;
      out[0] = a + c;
      out[span] = b + turned;
      out[2 * span] = a - c;
      out[3 * span] = b - turned;
    }
}

} // namespace

variant fft_openmp(const signals &in) {
  const memory<sample> out(in.values.size());
  const auto run = [in, out] {
#pragma omp parallel for
    for (int signal = 0; signal < in.count; ++signal) {
      sample parts[2][points];
      const sample *from = &in.values[static_cast<std::size_t>(signal) * points];
      int part = 0;
      for (int span = 1; span < quarter; span *= 4) {
        join(from, parts[part], in.roots.data(), span);
        from = parts[part];
        part = 1 - part;
      }
      join(from, &out[static_cast<std::size_t>(signal) * points], in.roots.data(), quarter);
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
