//===- workload.cpp - the streaming workloads -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "streaming.h"

namespace bench {

namespace {

template <typename Function>
problem make(scale s, opencl_device &device, Function plain,
             variant (*generated)(const streaming &),
             variant (*handwritten)(const streaming &, opencl_device &),
             variant (*openmp)(const streaming &), double operations) {
  const int size = (s == scale::gpu ? 1 << 27 : 1 << 25) + 13;
  const streaming in{size, 1.7f, random_floats(size, -1, 1, 1), random_floats(size, -1, 1, 2)};
  const memory<float> expected(size);
  for (int i = 0; i < size; ++i)
    expected[i] = plain(in.x[i], in.y[i], in.factor);
  problem p = make_problem(in, {generated, handwritten, openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-6;
  p.size = std::to_string(size);
  p.bytes = 12.0 * size;
  p.operations = operations * size;
  return p;
}

} // namespace

problem vector_add(scale s, opencl_device &device) {
  return make(
      s, device, [](float x, float y, float) { return x + y; }, vector_add_generated,
      vector_add_handwritten, vector_add_openmp, 1);
}
problem saxpy(scale s, opencl_device &device) {
  return make(
      s, device, [](float x, float y, float a) { return a * x + y; }, saxpy_generated,
      saxpy_handwritten, saxpy_openmp, 2);
}
problem triad(scale s, opencl_device &device) {
  return make(
      s, device, [](float b, float c, float f) { return b + f * c; }, triad_generated,
      triad_handwritten, triad_openmp, 2);
}

} // namespace bench
