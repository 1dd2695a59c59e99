//===- opencl.cpp - option prices by hand ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "black_scholes.h"

namespace bench {

namespace {

const char source[] = R"cl(
float normal(float d) {
  float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  float tail = 0.39894228f * native_exp(-0.5f * d * d) *
               (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}

__kernel void black_scholes(__global const float *spot, __global const float *strike,
                            __global const float *years, __global float *to, int n, float rate,
                            float volatility) {
  int i = get_global_id(0);
  if (i < n) {
    float s = spot[i], x = strike[i], t = years[i];
    float root = native_sqrt(t);
    float d1 = (native_log(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * root);
    float d2 = d1 - volatility * root;
    float discounted = x * native_exp(-rate * t);
    float n1 = normal(d1), n2 = normal(d2);
    to[i] = s * n1 - discounted * n2;
    to[n + i] = discounted * (1.0f - n2) - s * (1.0f - n1);
  }
}
)cl";

} // namespace

variant black_scholes_handwritten(const options_input &in, opencl_device &device) {
  const std::size_t count = in.count;
  const buffer to = device.make_buffer(memory<float>(2 * count));
  launch kernel =
      device.make_launch(device.make_program(source), "black_scholes", {padded(count, 256)}, {256});
  kernel.with(device.make_buffer(in.price), device.make_buffer(in.strike),
              device.make_buffer(in.years), to, in.count, float(options_input::rate),
              float(options_input::volatility));
  return {kernel, device.result_in<float>(to, 2 * count)};
}

} // namespace bench
