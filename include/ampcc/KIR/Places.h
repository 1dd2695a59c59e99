//===- Places.h - the values that determine the place of an lvalue -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses and passes use it, for example, to decide whether all threads access the same element.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_PLACES_H
#define AMPCC_KIR_PLACES_H

#include "ampcc/KIR/Expr.h"

namespace ampcc::kir {

/// Whether OfValue holds for every value from which the place of E is computed, indices and
/// pointers. If no pointer leads there, OfObject must hold for the object of which E is a part: a
/// variable, or an rvalue.
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
