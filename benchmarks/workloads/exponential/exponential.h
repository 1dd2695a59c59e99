//===- exponential.h - a map that is all exponentials ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_EXPONENTIAL_H
#define BENCH_EXPONENTIAL_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The logistic function times a bell curve.
struct numbers {
  memory<float> values;
};

variant exponentials_generated(const numbers &in);
variant exponentials_handwritten(const numbers &in, opencl_device &device);
variant exponentials_openmp(const numbers &in);

} // namespace bench

#endif
