//===- AtomicNames.h - names of the atomic functions in OpenCL C ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 lacks some of the atomic operations of KIR (the intermediate representation), so the
// printed source defines functions for them. A source in OpenCL C cannot overload its functions, so
// each name has the memory and the type in it, for example `atomic_add_global_float`. BuiltinNames
// (lib/Print) prints the calls and lib/OpenCL/AtomicFunctions.h the definitions, both with these
// names. A further such operation needs its name here and its definition there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_ATOMICNAMES_H
#define AMPCC_PRINT_ATOMICNAMES_H

#include "ampcc/KIR/Expr.h"
#include <string>

namespace ampcc {

/// Returns true if B is an atomic operation that OpenCL C 1.2 has no function for: one on 64 bits,
/// a load, a store, or one on a float other than the exchange.
bool isAtomicOfText(const kir::Builtin &B);
/// The name of the defined function for such an operation. The address space of its pointer must be
/// global or local.
std::string atomicFunctionName(const kir::Builtin &B);
/// Returns true if B is a fence that orders accesses also for the threads of other tiles. OpenCL C
/// 1.2 has none, so the printed source defines `atomic_device_fence`.
bool isDeviceFence(const kir::Builtin &B);
/// The name in OpenCL C of an integer or floating-point type of 32 or 64 bits.
std::string atomicTypeName(const kir::Type *T);

} // namespace ampcc

#endif
