//===- IndexWidth.h - index computations widened to 64 bits --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check the pass check-bounds tests the address of each access. An
// index that overflows could wrap around to an address within the buffer, and the test would not
// see the error. So the pass computes indices in 64 bits with this class:
//
//   a[y * width + x]        a[(long)y * (long)width + (long)x]
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_INDEXWIDTH_H
#define AMPCC_LIB_CHECKS_INDEXWIDTH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites the indices of one function so that neither they nor their byte offsets overflow 64
/// bits. The constructor walks the function once.
class IndexWidth {
  kir::Context &Ctx;
  const kir::Type *Long;
  /// The values of temporaries that hold a sum with a product of ints and never change.
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Products;

public:
  IndexWidth(kir::Context &Ctx, kir::Function &F);

  /// Returns Index computed in 64 bits, for elements of type Element. If its offset in bytes could
  /// still overflow, the result is INDEX(Index), which limits the value to a number out of all
  /// bounds. An index that needs neither is returned as it is, and so is the offset of a view,
  /// which the launch has checked.
  kir::Expr *bounded(kir::Expr *Index, const kir::Type *Element);

private:
  bool isProduct(const kir::Expr *E) const;
  kir::Expr *wide(kir::Expr *E);
  kir::Expr *factor(kir::Expr *E);
};

} // namespace ampcc

#endif
