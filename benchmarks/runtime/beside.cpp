//===- beside.cpp - copies beside kernels, for a trace --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs kernels on one queue and asynchronous copies of a staging array in each direction on
// another. With AMPCC_TRACE=FILE it writes a trace, from which benchmarks/overlap.py computes the
// part of the copies' time in which a kernel ran.
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
