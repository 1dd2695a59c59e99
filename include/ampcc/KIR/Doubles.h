//===- Doubles.h - code that needs a device with double precision --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A device without double precision rejects a text that mentions double. So the OpenCL printer
// guards these types and functions by the preprocessor, and the runtime learns which kernels need
// such a device.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_DOUBLES_H
#define AMPCC_KIR_DOUBLES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc::kir {

/// Returns true if T is double, or has a part or a pointee that mentions double.
bool mentionsDouble(const Type *T);

/// The functions of M that mention double themselves or call one that does.
llvm::DenseSet<const Function *> functionsWithDouble(const Module &M);

} // namespace ampcc::kir

#endif
