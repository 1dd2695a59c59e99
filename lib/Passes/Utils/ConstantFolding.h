//===- ConstantFolding.h - constant folding of arithmetic ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds expressions of KIR, the intermediate representation, such as `2 * 3 + x` to `6 + x`. The
// pass simplify folds every expression of a module with it. The pass fold-bounds folds the bounds
// that it computes for the loops over the threads of a tile. A further rule is a case in
// foldNode(). It must hold for all widths and keep the effects of the operands.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONSTANTFOLDING_H
#define AMPCC_LIB_PASSES_CONSTANTFOLDING_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Returns a simpler expression with the value and the effects of E, or null if it knows none. Fold
/// the operands of E first, and call it again for the result. Operations that are undefined in C++
/// (overflow, division by zero) are not folded.
kir::Expr *foldNode(kir::Context &Ctx, kir::Expr *E);

/// Value as T, an integer type or bool, stores it: cut to the bits of T, and then extended to 64
/// bits by its sign if T is signed, else by zeros. For bool: 0 or 1.
int64_t wrap(const kir::Type *T, uint64_t Value);

/// The value of E as a condition if E is a literal, else nothing. Fold E first.
std::optional<bool> constantTruth(const kir::Expr *E);

} // namespace ampcc

#endif
