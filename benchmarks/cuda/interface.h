//===- interface.h - what the benchmarks call of the CUDA library ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library is built where nvcc is (benchmarks/cuda/build) and opened when it is there: nothing
// else of the benchmarks needs CUDA. Its kernels have the names and arguments of those in OpenCL C
// by hand, whose programs launch them. Functions that return an int return 0 or CUDA's error.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_CUDA_INTERFACE_H
#define BENCH_CUDA_INTERFACE_H

#include <cstddef>

extern "C" {
/// The name of the device that all others use.
int ampcc_cuda_device(char *name, std::size_t room);
int ampcc_cuda_allocate(void **memory, std::size_t bytes);
int ampcc_cuda_free(void *memory);
int ampcc_cuda_write(void *memory, const void *from, std::size_t bytes);
int ampcc_cuda_read(void *to, const void *memory, std::size_t bytes);
/// Null: there is none of that name.
const void *ampcc_cuda_kernel(const char *name);
int ampcc_cuda_launch(const void *kernel, const unsigned grid[3], const unsigned block[3],
                      void **arguments);
int ampcc_cuda_wait();
}

#endif
