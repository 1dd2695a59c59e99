//===- inputs.h - the data of the ten kernels -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_ISPC_INPUTS_H
#define BENCH_ISPC_INPUTS_H

#include "cases.h"

namespace bench {

/// The same in every run. Pictures have `scale` times as many rows, and lists so many elements, but
/// for the particles: more of them in the grid would be longer work for each.
inputs make_inputs(int scale);

} // namespace bench

#endif
