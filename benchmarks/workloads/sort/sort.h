//===- sort.h - bitonic and radix sort ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SORT_H
#define BENCH_SORT_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The input is kept: the first step writes into fresh memory.
struct keys {
  static constexpr int tile = 256;
  static constexpr int radix_bits = 4;
  static constexpr int radix = 1 << radix_bits;
  int count; ///< a power of two, and large enough for the scan
  memory<std::uint32_t> values;
};

variant bitonic_sort_generated(const keys &in);
variant bitonic_sort_handwritten(const keys &in, opencl_device &device);
variant bitonic_sort_openmp(const keys &in);

variant radix_sort_generated(const keys &in);
variant radix_sort_handwritten(const keys &in, opencl_device &device);
variant radix_sort_openmp(const keys &in);

} // namespace bench

#endif
