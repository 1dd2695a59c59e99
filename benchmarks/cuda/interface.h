//===- interface.h - interface of the CUDA library for the benchmarks -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library is built on a machine with nvcc (benchmarks/cuda/build). The benchmarks open it if it
// exists, and nothing else of them needs CUDA. Its kernels have the names and arguments of those
// that are written by hand in OpenCL C, whose code launches both. Functions that return an int
// return 0 or an error of CUDA.
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
/// Pictures of one float (`channels` 1) or of four bytes (4) a texel. A kernel gets the handle:
/// that of a picture with texels is a texture, of floats by their place, of bytes between 0 and 1
/// and sampled linearly; that of one without, which begins as zeros, is a surface.
int ampcc_cuda_allocate_image(unsigned long long *handle, int channels, std::size_t width,
                              std::size_t height, const void *texels);
int ampcc_cuda_free_image(unsigned long long handle);
int ampcc_cuda_read_image(void *to, unsigned long long handle);
/// Null: there is none of that name.
const void *ampcc_cuda_kernel(const char *name);
int ampcc_cuda_launch(const void *kernel, const unsigned grid[3], const unsigned block[3],
                      void **arguments);
int ampcc_cuda_wait();
}

#endif
