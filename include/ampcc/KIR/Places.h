//===- Places.h - a walk over the values that determine the address of an lvalue -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The place of an lvalue is the memory that it designates; for `p[i].x` the values of p and i
// determine it. holdsForPlace() tests a condition on these values. The analysis Uniformity uses it
// to decide whether all threads access the same element, and passes to decide whether they may
// evaluate the lvalue elsewhere. A new kind of lvalue needs a case in the loop.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_PLACES_H
#define AMPCC_KIR_PLACES_H

#include "ampcc/KIR/Expr.h"

namespace ampcc::kir {

/// Returns true if OfValue holds for every value from which the address of E is computed. These are
/// indices and at most one pointer, whose own computation is not visited. If none is a pointer,
/// OfObject must also hold for the object of which E is a part: a variable, or an rvalue.
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
