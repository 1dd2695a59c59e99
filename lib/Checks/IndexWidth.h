//===- IndexWidth.h - index computations widened to 64 bits --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check the pass check-bounds tests the address of each access. An
// index that overflows could wrap around to an address within the buffer, and the test would not
// see the error. So the pass computes indices in 64 bits with this class:
//
//   a[y * width + x]        a[(long)y * (long)width + (long)x]
//
// A new operator of indices needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_INDEXWIDTH_H
#define AMPCC_LIB_CHECKS_INDEXWIDTH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Computes indices of one function so that neither they nor their byte offsets overflow 64 bits.
/// The constructor reads the function and changes nothing.
class IndexWidth {
  kir::Context &Ctx;
  const kir::Type *Long;
  /// The values of temporaries that hold a sum with a product of ints and never change.
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Products;

public:
  IndexWidth(kir::Context &Ctx, kir::Function &F);

  /// Returns Index, an index of elements of type Element, computed in 64 bits. The caller replaces
  /// Index by the result, which may contain it. Where 64 bits could still overflow, values are
  /// clamped: the factors of a product to the range of int, and the result by INDEX(Index) to
  /// +-2^40, so that an index out of bounds does not come back into the buffer. An index that
  /// cannot overflow is returned as it is, and so is the offset of a view, which the launch has
  /// checked.
  kir::Expr *bounded(kir::Expr *Index, const kir::Type *Element);

private:
  bool isProduct(const kir::Expr *E) const;
  kir::Expr *wide(kir::Expr *E);
  kir::Expr *factor(kir::Expr *E);
};

} // namespace ampcc

#endif
