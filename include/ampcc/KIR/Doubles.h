//===- Doubles.h - code that needs a device with double precision or 64-bit atomics ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A device without double precision rejects a text that mentions double. So the OpenCL printer
// guards these types and functions by the preprocessor, and the runtime learns which kernels need
// such a device. The same is true of atomic operations on 64 bits, whose functions the printer
// guards. Another feature that devices lack, and for which their compilers reject a text, needs
// such a query.
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

/// The functions of M with an atomic operation on a number of 64 bits, or a call of such a
/// function. Plain loads and stores count, because programs use them beside the others.
llvm::DenseSet<const Function *> functionsWith64BitAtomics(const Module &M);

} // namespace ampcc::kir

#endif
