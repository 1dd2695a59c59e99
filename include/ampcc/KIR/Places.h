//===- Places.h - what the place of an lvalue depends on --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_PLACES_H
#define AMPCC_KIR_PLACES_H

#include "ampcc/KIR/Expr.h"

namespace ampcc::kir {

/// Whether OfValue holds for every value that the place of E is computed from, indices and
/// pointers, and OfObject for what it is a part of where no pointer leads there: a variable, or no
/// lvalue.
template <typename OfObjectFn, typename OfValueFn>
bool holdsForPlace(const Expr *E, OfObjectFn OfObject, OfValueFn OfValue) {
  for (;;) {
    if (auto *M = llvm::dyn_cast<Member>(E)) {
      E = M->Base;
    } else if (auto *S = llvm::dyn_cast<Subscript>(E)) {
      if (!OfValue(S->Index))
        return false;
      if (S->Base->type()->isPointer())
        return OfValue(S->Base);
      E = S->Base;
    } else if (auto *D = llvm::dyn_cast<Deref>(E)) {
      return OfValue(D->Pointer);
    } else {
      return OfObject(E);
    }
  }
}

} // namespace ampcc::kir

#endif
