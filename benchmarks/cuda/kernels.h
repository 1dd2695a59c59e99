//===- kernels.h - the kernels by their names -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CUDA_KERNELS_H
#define BENCH_CUDA_KERNELS_H

#include <map>
#include <string>

inline std::map<std::string, const void *> &kernels() {
  static std::map<std::string, const void *> all;
  return all;
}

struct named_kernel {
  named_kernel(const char *name, const void *kernel) { kernels()[name] = kernel; }
};

/// Behind the definition of a kernel.
#define KERNEL(NAME)                                                                               \
  static const named_kernel NAME##_is_named(#NAME, reinterpret_cast<const void *>(&NAME));

/// The thread's place in the launch.
#define GLOBAL_X (blockIdx.x * blockDim.x + threadIdx.x)
#define GLOBAL_Y (blockIdx.y * blockDim.y + threadIdx.y)
#define GLOBAL_Z (blockIdx.z * blockDim.z + threadIdx.z)

#endif
