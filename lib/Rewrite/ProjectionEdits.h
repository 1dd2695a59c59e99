//===- ProjectionEdits.h - edits of chained subscripts such as v[y][x] ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostEdits uses this class, for speed alone: without the edits the program has the same results,
// but for the exception that a view throws for a row outside of it. Change this code with
// amp/detail/passing_row.h, the object that a marked index gives.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_PROJECTIONEDITS_H
#define AMPCC_LIB_REWRITE_PROJECTIONEDITS_H

#include "RewriteContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// HostEdits, the visitor that edits the user's text for the host compiler, calls it for each
/// built-in subscript and each call of an operator function. A projection is `v[y]` or `v(y)` of an
/// array or array_view of two or more dimensions: a view of row y. Marks the index of a projection
/// if the row is used only to select an element in the same expression:
///
///   v[y][x]  ->  v[__ampcc_in_passing(y)][x]
///
/// The view shares the ownership of the data, which costs many times the access to an element. The
/// program cannot see the view of such an expression, so for a marked index the library returns an
/// object that owns nothing (amp/detail/passing_row.h). Brackets from macros stay unmarked.
class ProjectionEdits {
public:
  explicit ProjectionEdits(const RewriteContext &C) : C(C) {}

  /// Marks the indices of E before the last one if E selects an element of an array or array_view.
  void markRows(const clang::CXXOperatorCallExpr *E);
  /// The same in a template, where the element type of the container is not known yet.
  void markRows(const clang::ArraySubscriptExpr *E);

private:
  void markIndex(const clang::Expr *Index, clang::SourceLocation Close);

  const RewriteContext &C;
  /// The closing brackets, by token: the walk visits some expressions twice, for example in
  /// initializer lists.
  llvm::DenseSet<unsigned> Marked;
};

} // namespace ampcc

#endif
