//===- workload.cpp - the sorts -------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "sort.h"

namespace bench {

namespace {

problem make(int count, opencl_device &device, const variants<keys> &all) {
  const keys in{count, random_keys(count)};
  const memory<std::uint32_t> expected(count);
  std::copy(in.values.begin(), in.values.end(), expected.begin());
  std::sort(expected.begin(), expected.end());

  problem p = make_problem(in, all, device);
  p.error = compare_with(expected);
  p.size = std::to_string(count);
  return p;
}

} // namespace

problem bitonic_sort(scale s, opencl_device &device) {
  return make(s == scale::gpu ? 1 << 24 : 1 << 17, device,
              {bitonic_sort_generated, bitonic_sort_handwritten, bitonic_sort_openmp});
}

problem radix_sort(scale s, opencl_device &device) {
  return make(s == scale::gpu ? 1 << 24 : 1 << 15, device,
              {radix_sort_generated, radix_sort_handwritten, radix_sort_openmp});
}

} // namespace bench
