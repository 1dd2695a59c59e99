//===- openmp.cpp - option prices on the CPU ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "black_scholes.h"
#include <cmath>

namespace bench {

namespace {

inline float normal(float d) {
  const float k = 1.0f / (1.0f + 0.2316419f * std::fabs(d));
  const float tail =
      0.39894228f * std::exp(-0.5f * d * d) *
      (k * (0.31938153f +
            k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}

} // namespace

variant black_scholes_openmp(const options_input &in) {
  const memory<float> out(2 * static_cast<std::size_t>(in.count));
  const auto run = [in, out] {
    const float rate = options_input::rate, volatility = options_input::volatility;
    float *calls = out.data(), *puts = out.data() + in.count;
#pragma omp parallel for
    for (int i = 0; i < in.count; ++i) {
      const float s = in.price[i], x = in.strike[i], t = in.years[i];
      const float root = std::sqrt(t);
      const float d1 =
          (std::log(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * root);
      const float d2 = d1 - volatility * root;
      const float discounted = x * std::exp(-rate * t);
      const float n1 = normal(d1), n2 = normal(d2);
      calls[i] = s * n1 - discounted * n2;
      puts[i] = discounted * (1.0f - n2) - s * (1.0f - n1);
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
