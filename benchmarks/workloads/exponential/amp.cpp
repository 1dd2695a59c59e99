//===- amp.cpp - exponentials in C++ AMP ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "exponential.h"
#include <amp_math.h>

namespace bench {

using namespace concurrency;

variant exponentials_generated(const numbers &in) {
  const auto x = input_view(in.values);
  const output<float> out{extent<1>(static_cast<int>(in.values.size()))};
  const auto y = out.view;
  const auto run = [=] {
    parallel_for_each(
        y.extent, [=](index<1> i) restrict(amp) {
          const float v = x[i];
          y[i] = precise_math::exp(-0.5f * v * v) / (1.0f + precise_math::exp(-v));
        });
  };
  return {run, out.result()};
}

} // namespace bench
