//===- beside.cpp - a copy beside a kernel, for a trace -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels on one queue, asynchronous copies of a staging array each way on another. Run with
// AMPCC_TRACE=FILE; benchmarks/overlap.py tells how much of the copies' time a kernel ran.
//
//===----------------------------------------------------------------------===//
#include "overlap.h"
#include <cstdio>

using namespace concurrency;

int main() {
  const accelerator device;
  const accelerator_view view = device.create_view();
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array<int> here(large, cpu, view), there(large, view);
  for (int i = 0; i < large; ++i)
    here[i] = i;
  long_kernel kernel(view);
  copy(here, there); // the first copy and the first launch build and allocate
  kernel.launch();
  accelerator_view(view).wait();
  for (int round = 0; round < 3; ++round) {
    kernel.launch();
    kernel.launch();
    accelerator_view(view).flush();
    copy_async(here, there).get();
    accelerator_view(view).wait();
    kernel.launch();
    kernel.launch();
    accelerator_view(view).flush();
    copy_async(there, here).get();
    accelerator_view(view).wait();
  }
  for (int i = 0; i < large; ++i)
    if (here[i] != i)
      return std::printf("wrong at %d\n", i), 1;
  return 0;
}
