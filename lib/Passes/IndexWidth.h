//===- IndexWidth.h - indices that do not wrap around ---------------------===//
#ifndef AMPCC_LIB_PASSES_INDEXWIDTH_H
#define AMPCC_LIB_PASSES_INDEXWIDTH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites indices so that neither they nor the bytes that they count leave 64 bits.
class IndexWidth {
  kir::Context &Ctx;
  const kir::Type *Long;

public:
  explicit IndexWidth(kir::Context &Ctx) : Ctx(Ctx), Long(Ctx.intTy(64)) {}

  /// Index, of elements of type Element.
  kir::Expr *bounded(kir::Expr *Index, const kir::Type *Element);

private:
  kir::Expr *wide(kir::Expr *E);
  kir::Expr *factor(kir::Expr *E);
};

} // namespace ampcc

#endif
