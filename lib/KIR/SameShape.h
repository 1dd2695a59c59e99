//===- SameShape.h - types that the verifier takes for equal --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_KIR_SAMESHAPE_H
#define AMPCC_LIB_KIR_SAMESHAPE_H

#include "ampcc/KIR/Type.h"

namespace ampcc::kir {

/// Equal up to what address spaces and const change: passes give pointers their spaces at different
/// times, C++ checked the rest.
inline bool sameShape(const Type *A, const Type *B) {
  if (A == B)
    return true;
  if (A->kind() != B->kind())
    return false;
  if (auto *P = llvm::dyn_cast<PointerType>(A))
    return sameShape(P->Pointee, llvm::cast<PointerType>(B)->Pointee);
  if (auto *X = llvm::dyn_cast<ArrayType>(A))
    return X->Count == llvm::cast<ArrayType>(B)->Count &&
           sameShape(X->Element, llvm::cast<ArrayType>(B)->Element);
  return false;
}

inline bool isInteger(const Type *T) { return T->isBool() || llvm::isa<IntType>(T); }

} // namespace ampcc::kir

#endif
