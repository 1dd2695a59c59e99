//===- ZeroValue.h - the value of members that an initialiser leaves out ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_ZEROVALUE_H
#define AMPCC_LIB_PASSES_ZEROVALUE_H

#include "ampcc/KIR/Module.h"
#include <vector>

namespace ampcc {

/// The value of type T that a member has for which a list has no element.
inline kir::Expr *zeroValue(kir::Context &Ctx, const kir::Type *T) {
  if (T->isPointer())
    return Ctx.make<kir::NullPtr>(T);
  if (llvm::isa<kir::FloatType>(T))
    return Ctx.make<kir::FloatLit>(T, 0.0);
  if (T->isAggregate())
    return Ctx.make<kir::InitList>(T, std::vector<kir::Expr *>());
  return Ctx.make<kir::IntLit>(T, 0);
}

} // namespace ampcc

#endif // AMPCC_LIB_PASSES_ZEROVALUE_H
