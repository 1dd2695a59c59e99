//===- cuda.h - functions of the CUDA library, if it exists ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CUDA_H
#define BENCH_CUDA_H

#include "../cuda/interface.h"

namespace bench {

/// The functions of benchmarks/cuda/interface.h.
struct cuda_functions {
  decltype(&ampcc_cuda_device) device;
  decltype(&ampcc_cuda_allocate) allocate;
  decltype(&ampcc_cuda_free) free;
  decltype(&ampcc_cuda_write) write;
  decltype(&ampcc_cuda_read) read;
  decltype(&ampcc_cuda_allocate_image) allocate_image;
  decltype(&ampcc_cuda_free_image) free_image;
  decltype(&ampcc_cuda_read_image) read_image;
  decltype(&ampcc_cuda_kernel) kernel;
  decltype(&ampcc_cuda_launch) launch;
  decltype(&ampcc_cuda_wait) wait;
};

/// Null where there is no library, or no device for it.
const cuda_functions *find_cuda();

void check_cuda(int status, const char *what);

} // namespace bench

#endif
