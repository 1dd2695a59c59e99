//===- workload.cpp - matrix products and transposition -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "matrix.h"

namespace bench {

namespace {

memory<float> plain_product(const matrices &in) {
  const int n = in.size;
  const memory<float> c(in.a.size());
  for (int y = 0; y < n; ++y)
    for (int k = 0; k < n; ++k)
      for (int x = 0; x < n; ++x)
        c[y * n + x] += in.a[y * n + k] * in.b[k * n + x];
  return c;
}

problem make(int n, opencl_device &device, const variants<matrices> &all) {
  const std::size_t count = static_cast<std::size_t>(n) * n;
  const matrices in{n, random_floats(count, 0, 1, 1), random_floats(count, 0, 1, 2)};
  problem p = make_problem(in, all, device);
  p.error = compare_with(plain_product(in));
  p.tolerance = 1e-5;
  p.size = square(n);
  p.operations = 2.0 * count * n;
  return p;
}

} // namespace

problem multiply_simple(scale s, opencl_device &device) {
  return make(s == scale::gpu ? 2048 : 384, device,
              {multiply_simple_generated, multiply_simple_handwritten, multiply_simple_openmp});
}

problem multiply_tiled(scale s, opencl_device &device) {
  return make(s == scale::gpu ? 2048 : 256, device,
              {multiply_tiled_generated, multiply_tiled_handwritten, multiply_tiled_openmp});
}

problem multiply_blocked(scale s, opencl_device &device) {
  return make(s == scale::gpu ? 2048 : 1024, device,
              {multiply_blocked_generated, multiply_blocked_handwritten, multiply_tiled_openmp});
}

problem transpose_tiled(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 16384 : 1536;
  const std::size_t count = static_cast<std::size_t>(n) * n;
  const matrices in{n, random_floats(count, 0, 1, 1), {}};
  const memory<float> expected(count);
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      expected[static_cast<std::size_t>(x) * n + y] = in.a[static_cast<std::size_t>(y) * n + x];
  problem p =
      make_problem(in, {transpose_generated, transpose_handwritten, transpose_openmp}, device);
  p.error = compare_with(expected);
  p.size = square(n);
  p.bytes = 8.0 * count;
  return p;
}

} // namespace bench
