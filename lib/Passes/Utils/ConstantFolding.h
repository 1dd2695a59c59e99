//===- ConstantFolding.h - constant folding of arithmetic ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// simplify and fold-bounds use it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONSTANTFOLDING_H
#define AMPCC_LIB_PASSES_CONSTANTFOLDING_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A simpler expression for E, whose operands are folded already, or null. The value and the
/// effects are the same. Operations that are undefined in C++ (overflow, division by zero) are not
/// folded.
kir::Expr *foldNode(kir::Context &Ctx, kir::Expr *E);

/// Value cut to T's width and extended as T's signedness says.
int64_t wrap(const kir::Type *T, uint64_t Value);

/// The constant truth of E, if it has one.
std::optional<bool> constantTruth(const kir::Expr *E);

} // namespace ampcc

#endif
