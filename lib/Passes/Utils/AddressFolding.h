//===- AddressFolding.h - folding of `*&x` to x --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes call it after they have replaced a pointer by the address of a variable, as inlining does.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ADDRESSFOLDING_H
#define AMPCC_LIB_PASSES_ADDRESSFOLDING_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// The lvalue that a pointer points to, if the expression of the pointer shows it: `&x` gives x,
/// the address of an array's first element gives `a[0]`. Ignores conversions that only add const.
/// Null otherwise.
kir::Expr *pointee(kir::Context &Ctx, kir::Expr *Pointer);

/// Folds one node whose operands are folded: `*&x`, `&*p`, `(&x)[0]`, `(&a[0])[i]`. True on change.
bool foldAddressNode(kir::Context &Ctx, kir::Expr *&E);

/// Folds E and everything below it; true if that changed anything.
bool foldAddresses(kir::Context &Ctx, kir::Expr *&E);

} // namespace ampcc

#endif
