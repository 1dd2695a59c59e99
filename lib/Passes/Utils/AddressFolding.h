//===- AddressFolding.h - folding of `*&x` to x --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that replace a pointer by the address of a variable call it (inline-calls,
// forward-temps), and so does simplify: inlining binds a pointer parameter to `&x`, and each use
// `*p` becomes `*&x`. Without the folding, x would count as a variable whose address is taken,
// which later passes keep whole. A further form of address that has a simpler one belongs in
// foldAddressNode().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ADDRESSFOLDING_H
#define AMPCC_LIB_PASSES_ADDRESSFOLDING_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// The lvalue at which a pointer points, if the pointer is an address expression: x for `&x`, and
/// `a[0]` for an array `a` that is converted to a pointer. Conversions that only add or remove
/// const do not matter. Null for any other pointer. The result is a part of Pointer or contains
/// one, so use only one of the two.
kir::Expr *pointee(kir::Context &Ctx, kir::Expr *Pointer);

/// Folds one node whose operands are folded: `*&x`, `&*p`, `(&x)[0]`, `(&a[0])[i]`, and an implicit
/// conversion of an address to a pointer to const. True on change. A pointer may lose the const
/// of its pointee.
bool foldAddressNode(kir::Context &Ctx, kir::Expr *&E);

/// Folds E and everything below it; true if that changed anything.
bool foldAddresses(kir::Context &Ctx, kir::Expr *&E);

} // namespace ampcc

#endif
