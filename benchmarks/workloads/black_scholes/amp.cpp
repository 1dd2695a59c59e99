//===- amp.cpp - option prices in C++ AMP ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "black_scholes.h"
#include <amp_math.h>

namespace bench {

using namespace concurrency;

namespace {

/// The normal distribution, as a polynomial of Abramowitz and Stegun (26.2.17).
float normal(float d) restrict(amp) {
  const float k = 1.0f / (1.0f + 0.2316419f * fast_math::fabs(d));
  const float tail =
      0.39894228f * fast_math::exp(-0.5f * d * d) *
      (k * (0.31938153f +
            k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}

/// The parameters that all options share.
struct market {
  float rate, volatility;

  void price(float spot, float strike, float years, float &call, float &put) const restrict(amp) {
    const float root = fast_math::sqrt(years);
    const float d1 =
        (fast_math::log(spot / strike) + (rate + 0.5f * volatility * volatility) * years) /
        (volatility * root);
    const float d2 = d1 - volatility * root;
    const float discounted = strike * fast_math::exp(-rate * years);
    const float n1 = normal(d1), n2 = normal(d2);
    call = spot * n1 - discounted * n2;
    put = discounted * (1.0f - n2) - spot * (1.0f - n1);
  }
};

} // namespace

variant black_scholes_generated(const options_input &in) {
  const int count = in.count;
  const output<float> prices{extent<1>(2 * count)};
  const auto spot = input_view(in.price);
  const auto strike = input_view(in.strike);
  const auto years = input_view(in.years);
  const auto to = prices.view;
  const auto run = [=] {
    const array_view<float> calls = to.section(0, count), puts = to.section(count, count);
    const market now{options_input::rate, options_input::volatility};
    parallel_for_each(
        spot.extent, [=](index<1> i) restrict(amp) {
          now.price(spot[i], strike[i], years[i], calls[i], puts[i]);
        });
  };
  return {run, prices.result()};
}

} // namespace bench
