//===- IndexWidth.h - index computations widened to 64 bits --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// check-bounds uses this class, so that an index that is out of bounds does not wrap around into a
// buffer.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_INDEXWIDTH_H
#define AMPCC_LIB_CHECKS_INDEXWIDTH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites the indices of a function so that neither they nor their byte offsets overflow 64 bits.
class IndexWidth {
  kir::Context &Ctx;
  const kir::Type *Long;
  /// Products of ints in variables that the user did not declare and that keep their values.
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Products;

public:
  IndexWidth(kir::Context &Ctx, kir::Function &F);

  /// Returns Index computed in 64 bits, for elements of type Element. If its offset in bytes could
  /// still be too large, the result is INDEX(Index), which is out of all bounds then. An index that
  /// needs neither, and the offset of a view, is returned as it is.
  kir::Expr *bounded(kir::Expr *Index, const kir::Type *Element);

private:
  bool isProduct(const kir::Expr *E) const;
  kir::Expr *wide(kir::Expr *E);
  kir::Expr *factor(kir::Expr *E);
};

} // namespace ampcc

#endif
