//===- AtomicNames.h - names of the atomic functions in OpenCL C ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C has one function for several types only if it is a built-in function. So the functions
// that the OpenCL printer defines for other atomic operations are named after the memory and the
// type, for example `atomic_add_global_float` (lib/OpenCL/AtomicFunctions.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_ATOMICNAMES_H
#define AMPCC_PRINT_ATOMICNAMES_H

#include "ampcc/KIR/Expr.h"
#include <string>

namespace ampcc {

/// Returns true if B is an atomic operation that OpenCL C 1.2 has no function for.
bool isAtomicOfText(const kir::Builtin &B);
/// The name of the function for such an operation, whose memory must be known: global or local.
std::string atomicFunctionName(const kir::Builtin &B);
/// Returns true if B is a fence for the threads of other tiles, too. OpenCL C 1.2 has none: the
/// printer defines `atomic_device_fence`.
bool isDeviceFence(const kir::Builtin &B);
/// The name in OpenCL C of a number of 32 or 64 bits.
std::string atomicTypeName(const kir::Type *T);

} // namespace ampcc

#endif
