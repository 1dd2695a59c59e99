//===- VerifyTypes.h - checks of types and operators for the verifier ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of the verifier of KIR, the intermediate representation, which runs after every pass.
// Verifier.cpp calls verifyTypes() for a module, and hasOperation() for each arithmetic, bit and
// comparison operator. A new type or operator needs its rule here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_VERIFYTYPES_H
#define AMPCC_LIB_KIR_VERIFYTYPES_H

#include "ampcc/KIR/Verifier.h"

namespace ampcc::kir {

/// Adds an error for each type in the functions of M that no memory can hold: structs that contain
/// themselves or have no alignment, members outside of their struct, arrays of more than 2^48
/// bytes, and vectors of anything but numbers, or of a number of lanes that is no power of 2 up to
/// 64.
void verifyTypes(const Module &M, std::vector<Finding> &Errors);

/// Returns true if KIR has the operation Op for two operands of the scalar type T: comparisons for
/// all scalars, arithmetic for numbers and `bool`, the remainder and bit operations for integers
/// and `bool`.
bool hasOperation(BinaryOp Op, const Type *T);

} // namespace ampcc::kir

#endif
