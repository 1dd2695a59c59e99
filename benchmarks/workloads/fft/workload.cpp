//===- workload.cpp - Fourier transforms of many signals ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "fft.h"
#include <complex>
#include <vector>

namespace bench {

namespace {

using exact = std::complex<double>;

/// By halves: those of the even and of the odd points.
void plain_transform(exact *values, std::size_t count) {
  if (count == 1)
    return;
  std::vector<exact> even, odd;
  for (std::size_t i = 0; i < count; i += 2) {
    even.push_back(values[i]);
    odd.push_back(values[i + 1]);
  }
  plain_transform(even.data(), count / 2);
  plain_transform(odd.data(), count / 2);
  for (std::size_t i = 0; i < count / 2; ++i) {
    const double angle = -2 * std::acos(-1.0) * static_cast<double>(i) / static_cast<double>(count);
    const exact turned = std::polar(1.0, angle) * odd[i];
    values[i] = even[i] + turned;
    values[i + count / 2] = even[i] - turned;
  }
}

/// The signals repeat, so that the plain transform needs to know only the first ones.
constexpr int different = 64;

memory<float> plain_transforms(const signals &in) {
  memory<float> expected(2 * in.values.size());
  std::vector<exact> signal(signals::points);
  for (int i = 0; i < in.count; ++i) {
    const std::size_t first = static_cast<std::size_t>(i % different) * signals::points;
    if (i < different) {
      for (std::size_t k = 0; k < signal.size(); ++k)
        signal[k] = {in.values[first + k].re, in.values[first + k].im};
      plain_transform(signal.data(), signal.size());
    }
    float *to = &expected[2 * static_cast<std::size_t>(i) * signals::points];
    if (i >= different)
      std::copy_n(&expected[2 * first], 2 * signals::points, to);
    else
      for (std::size_t k = 0; k < signal.size(); ++k) {
        to[2 * k] = static_cast<float>(signal[k].real());
        to[2 * k + 1] = static_cast<float>(signal[k].imag());
      }
  }
  return expected;
}

} // namespace

problem fft(scale s, opencl_device &device) {
  const int count = s == scale::gpu ? 65536 : 1024;
  const std::size_t values = static_cast<std::size_t>(count) * signals::points;
  const signals in{count, memory<sample>(values), memory<sample>(signals::points)};
  const std::size_t period = static_cast<std::size_t>(different) * signals::points;
  generator g;
  for (std::size_t i = 0; i < values; ++i)
    in.values[i] = i < period ? sample{g.uniform(-1, 1), g.uniform(-1, 1)} : in.values[i - period];
  for (int k = 0; k < signals::points; ++k) {
    const exact root = std::polar(1.0, -2 * std::acos(-1.0) * k / signals::points);
    in.roots[k] = {static_cast<float>(root.real()), static_cast<float>(root.imag())};
  }

  problem p = make_problem(in, {fft_generated, fft_handwritten, fft_openmp}, device);
  p.error = compare_with(plain_transforms(in));
  p.tolerance = 1e-5;
  p.size = std::to_string(count) + " of " + std::to_string(signals::points);
  p.bytes = 16.0 * static_cast<double>(values);
  p.operations = 34.0 * 5 * count * signals::tile;
  return p;
}

} // namespace bench
