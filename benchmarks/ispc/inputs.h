//===- inputs.h - the data of the ten kernels -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_ISPC_INPUTS_H
#define BENCH_ISPC_INPUTS_H

#include "cases.h"

namespace bench {

/// The same in every run.
inputs make_inputs();

} // namespace bench

#endif
