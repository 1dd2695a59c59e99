//===- streaming.h - vector add, saxpy and the STREAM triad ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_STREAMING_H
#define BENCH_STREAMING_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Two input vectors and a factor; for saxpy, y is updated into a new vector so that every run does
/// the same work.
struct streaming {
  int size;
  float factor;
  memory<float> x, y;
};

variant vector_add_generated(const streaming &in);
variant vector_add_handwritten(const streaming &in, opencl_device &device);
variant vector_add_openmp(const streaming &in);

variant saxpy_generated(const streaming &in);
variant saxpy_handwritten(const streaming &in, opencl_device &device);
variant saxpy_openmp(const streaming &in);

variant triad_generated(const streaming &in);
variant triad_handwritten(const streaming &in, opencl_device &device);
variant triad_openmp(const streaming &in);

} // namespace bench

#endif
