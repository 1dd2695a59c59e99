//===- Places.h - places of elements, as the library computes them --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The place of an element is its position in the memory of a container, counted in elements. The
// AMP library computes it as `INDEX(row) * stride + column`. INDEX, a built-in, converts an int to
// a long, because a container may have more elements than an int can count. Hardly any container
// has so many. For a launch without one, a version of the kernel runs in which INDEX keeps 32 bits
// (docs/runtime-abi.md, "Places"). Two passes replace `INDEX(row)` by `(long)row`, so that a place
// has 64 bits in every version: widen-places where bounds are checked, and widen-shared-places
// where the threads of a loop share the row. If the library computes places in another form
// (as_place() in amp/detail/builtins.h), change isPlace() with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PLACES_H
#define AMPCC_LIB_PASSES_PLACES_H

#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// True if E is `INDEX(x)` with an x of 32 bits, as in a place.
inline bool isPlace(const kir::Expr *E) {
  auto *B = llvm::dyn_cast<kir::Builtin>(E);
  return B && B->is(kir::builtin::INDEX) && B->Args[0]->type()->size() == 4;
}

/// The conversion that replaces Place, for which isPlace() is true. It takes the operand of Place.
inline kir::Expr *widenedPlace(kir::Context &Ctx, kir::Expr *Place) {
  return Ctx.make<kir::Cast>(Place->type(), llvm::cast<kir::Builtin>(Place)->Args[0],
                             /*Implicit=*/false);
}

} // namespace ampcc

#endif
