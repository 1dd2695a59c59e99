//===- VerifyTypes.h - checks of types that no memory can hold -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier uses them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_VERIFYTYPES_H
#define AMPCC_LIB_KIR_VERIFYTYPES_H

#include "ampcc/KIR/Verifier.h"

namespace ampcc::kir {

/// Reports structs that contain themselves or have no alignment, members outside of their struct,
/// arrays that no memory can hold, and vectors of anything but numbers.
void verifyTypes(const Module &M, std::vector<Finding> &Errors);

/// Two operands of type T have this binary operation.
bool hasOperation(BinaryOp Op, const Type *T);

} // namespace ampcc::kir

#endif
