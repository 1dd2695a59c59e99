//===- VerifyTypes.h - tests of types that memory cannot hold ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_KIR_VERIFYTYPES_H
#define AMPCC_LIB_KIR_VERIFYTYPES_H

#include "ampcc/KIR/Verifier.h"

namespace ampcc::kir {

/// Structs that hold themselves or have no alignment, members outside of them, arrays that no
/// memory holds, vectors of other things than numbers.
void verifyTypes(const Module &M, std::vector<Finding> &Errors);

/// Two operands of type T have this binary operation.
bool hasOperation(BinaryOp Op, const Type *T);

} // namespace ampcc::kir

#endif
