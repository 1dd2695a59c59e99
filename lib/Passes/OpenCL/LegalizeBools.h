//===- LegalizeBools.h - replacement of bool by a byte in memory ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of legalize-for-c.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_LEGALIZEBOOLS_H
#define AMPCC_LIB_PASSES_LEGALIZEBOOLS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces bool by a byte in all memory that pointers can lead to or that the host shares: OpenCL
/// C does not define the size of its bool and does not allow it in kernel arguments. Values and
/// plain local variables stay bool. True if there was one.
bool legalizeBools(kir::Module &M);

} // namespace ampcc

#endif
