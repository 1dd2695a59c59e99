//===- IndexWidth.h - index computations widened to 64 bits --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_INDEXWIDTH_H
#define AMPCC_LIB_CHECKS_INDEXWIDTH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites indices in a function so that neither they nor the bytes that they count leave 64 bits.
class IndexWidth {
  kir::Context &Ctx;
  const kir::Type *Long;
  /// Products of int in a variable that the user did not declare, and that keep their values.
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Products;

public:
  IndexWidth(kir::Context &Ctx, kir::Function &F);

  /// Index, of elements of type Element.
  kir::Expr *bounded(kir::Expr *Index, const kir::Type *Element);

private:
  bool isProduct(const kir::Expr *E) const;
  kir::Expr *wide(kir::Expr *E);
  kir::Expr *factor(kir::Expr *E);
};

} // namespace ampcc

#endif
