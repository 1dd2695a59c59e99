//===- ProjectionEdits.h - edits of chained subscripts such as v[y][x] ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_REWRITE_PROJECTIONEDITS_H
#define AMPCC_LIB_REWRITE_PROJECTIONEDITS_H

#include "RewriteContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// HostEdits calls it for each subscript. Marks the index of a projection, a view of a row, if the
/// row is used only for a subscript in the same expression:
///
///   v[y][x]  ->  v[__ampcc_in_passing(y)][x]
///
/// A projection is a view: it shares the ownership of the data, which costs many times what the
/// element costs. The program cannot see the view of such an expression, so the library makes none
/// for a marked index (amp/detail/passing_row.h). Brackets from macros stay unmarked.
class ProjectionEdits {
public:
  explicit ProjectionEdits(const RewriteContext &C) : C(C) {}

  void markRows(const clang::CXXOperatorCallExpr *E);
  /// The same in a template, where the element type of the container is not known yet.
  void markRows(const clang::ArraySubscriptExpr *E);

private:
  void markIndex(const clang::Expr *Index, clang::SourceLocation Close);

  const RewriteContext &C;
  llvm::DenseSet<unsigned> Marked; ///< closing brackets, by token
};

} // namespace ampcc

#endif
