//===- openmp.cpp - the streaming workloads on the CPU --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "streaming.h"

namespace bench {

namespace {

template <typename Function> variant make(const streaming &in, Function function) {
  const memory<float> out(in.size);
  const auto run = [in, out, function] {
    const float *x = in.x.data(), *y = in.y.data();
    float *z = out.data();
#pragma omp parallel for
    for (int i = 0; i < in.size; ++i)
      z[i] = function(x[i], y[i]);
  };
  return {run, result_in(out)};
}

} // namespace

variant vector_add_openmp(const streaming &in) {
  return make(in, [](float x, float y) { return x + y; });
}
variant saxpy_openmp(const streaming &in) {
  return make(in, [a = in.factor](float x, float y) { return a * x + y; });
}
variant triad_openmp(const streaming &in) {
  return make(in, [s = in.factor](float b, float c) { return b + s * c; });
}

} // namespace bench
