//===- LegalizeBools.h - bool in memory -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_LEGALIZEBOOLS_H
#define AMPCC_LIB_PASSES_LEGALIZEBOOLS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Makes bool one byte wherever it lies in memory that can be pointed to or shared with the host:
/// OpenCL C leaves the size of its bool open and takes none as a kernel argument. Values and plain
/// local variables stay bool. True if there was one.
bool legalizeBools(kir::Module &M);

} // namespace ampcc

#endif
