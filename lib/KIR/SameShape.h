//===- SameShape.h - equality of types for the verifier ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier compares types with sameShape(), also those of the operands of built-ins and checks.
// The text reader compares the type that an address-of expression states with that of its operand.
// A new type of KIR, the intermediate representation, needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_SAMESHAPE_H
#define AMPCC_LIB_KIR_SAMESHAPE_H

#include "ampcc/KIR/Type.h"

namespace ampcc::kir {

/// Returns true if the types are equal apart from address spaces and const. Passes assign address
/// spaces at different times, and C++ has checked const. Two structs are equal only if they are the
/// same object.
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
  if (auto *V = llvm::dyn_cast<VectorType>(A))
    return V->Lanes == llvm::cast<VectorType>(B)->Lanes &&
           sameShape(V->Element, llvm::cast<VectorType>(B)->Element);
  return false;
}

/// Returns true if Truth is the type of a comparison of two values of type T: `bool` for a scalar,
/// else a vector of `bool` with as many lanes as T.
inline bool isTruthOf(const Type *Truth, const Type *T) {
  auto *V = llvm::dyn_cast<VectorType>(T);
  auto *M = llvm::dyn_cast<VectorType>(Truth);
  return laneType(Truth)->isBool() && (V ? M && M->Lanes == V->Lanes : !M);
}

/// Returns true for integers and for `bool`.
inline bool isInteger(const Type *T) { return T->isBool() || llvm::isa<IntType>(T); }

} // namespace ampcc::kir

#endif
