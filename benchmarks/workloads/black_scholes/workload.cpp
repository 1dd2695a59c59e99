//===- workload.cpp - option prices ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "black_scholes.h"

namespace bench {

namespace {

double normal(double d) { return 0.5 * std::erfc(-d / std::sqrt(2.0)); }

} // namespace

problem black_scholes(scale s, opencl_device &device) {
  const int count = s == scale::gpu ? 1 << 26 : 1 << 18;
  const options_input in{count, random_floats(count, 10, 50, 1), random_floats(count, 10, 50, 2),
                         random_floats(count, 0.5f, 5, 3)};
  const memory<float> expected(2 * static_cast<std::size_t>(count));
  const double rate = options_input::rate, volatility = options_input::volatility;
  for (int i = 0; i < count; ++i) {
    const double spot = in.price[i], strike = in.strike[i], years = in.years[i];
    const double spread = volatility * std::sqrt(years);
    const double d1 =
        (std::log(spot / strike) + (rate + volatility * volatility / 2) * years) / spread;
    const double discounted = strike * std::exp(-rate * years);
    expected[i] = static_cast<float>(spot * normal(d1) - discounted * normal(d1 - spread));
    expected[count + i] = static_cast<float>(discounted * normal(spread - d1) - spot * normal(-d1));
  }

  problem p = make_problem(
      in, {black_scholes_generated, black_scholes_handwritten, black_scholes_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-5;
  p.size = std::to_string(count);
  p.bytes = 20.0 * count;
  return p;
}

} // namespace bench
