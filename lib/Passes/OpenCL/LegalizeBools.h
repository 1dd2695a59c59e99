//===- LegalizeBools.h - replacement of bool by a byte in memory ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of legalize-for-c, the pass that rewrites constructs of KIR, the intermediate
// representation, that OpenCL C lacks. KIR that is printed as C++ needs no such replacement.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_LEGALIZEBOOLS_H
#define AMPCC_LIB_PASSES_LEGALIZEBOOLS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces bool by a byte in memory to which pointers can lead or which the host shares: fields of
/// structs, elements of arrays, pointees, parameters of kernels and variables whose address is
/// taken. OpenCL C does not define the size of its bool and does not allow it in kernel arguments.
/// Values and other local variables stay bool. Returns false if the module stores no bool in such
/// memory.
bool legalizeBools(kir::Module &M);

} // namespace ampcc

#endif
