//===- interface.cu - memory, launches, the end ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interface.h"
#include "kernels.h"
#include <cuda_runtime.h>
#include <cstring>

int ampcc_cuda_device(char *name, std::size_t room) {
  cudaDeviceProp device;
  const cudaError_t status = cudaGetDeviceProperties(&device, 0);
  if (status == cudaSuccess)
    std::strncpy(name, device.name, room);
  return status;
}

int ampcc_cuda_allocate(void **memory, std::size_t bytes) { return cudaMalloc(memory, bytes); }
int ampcc_cuda_free(void *memory) { return cudaFree(memory); }
int ampcc_cuda_write(void *memory, const void *from, std::size_t bytes) {
  return cudaMemcpy(memory, from, bytes, cudaMemcpyHostToDevice);
}
int ampcc_cuda_read(void *to, const void *memory, std::size_t bytes) {
  return cudaMemcpy(to, memory, bytes, cudaMemcpyDeviceToHost);
}

const void *ampcc_cuda_kernel(const char *name) {
  const auto found = kernels().find(name);
  return found == kernels().end() ? nullptr : found->second;
}

int ampcc_cuda_launch(const void *kernel, const unsigned grid[3], const unsigned block[3],
                      void **arguments) {
  return cudaLaunchKernel(kernel, dim3(grid[0], grid[1], grid[2]),
                          dim3(block[0], block[1], block[2]), arguments, 0, nullptr);
}

int ampcc_cuda_wait() { return cudaDeviceSynchronize(); }
