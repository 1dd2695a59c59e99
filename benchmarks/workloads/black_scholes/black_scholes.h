//===- black_scholes.h - prices of European options -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_BLACK_SCHOLES_H
#define BENCH_BLACK_SCHOLES_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The result is the price of every call option, then that of every put option.
struct options_input {
  static constexpr float rate = 0.02f;
  static constexpr float volatility = 0.3f;
  int count;
  memory<float> price, strike, years;
};

variant black_scholes_generated(const options_input &in);
variant black_scholes_handwritten(const options_input &in, opencl_device &device);
variant black_scholes_openmp(const options_input &in);

} // namespace bench

#endif
