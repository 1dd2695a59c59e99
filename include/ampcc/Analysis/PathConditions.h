//===- PathConditions.h - expressions, and what holds where they stand ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_PATHCONDITIONS_H
#define AMPCC_ANALYSIS_PATHCONDITIONS_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// Walks a kernel of the tile form and knows the loops and the conditions around each expression.
class PathVisitor {
public:
  virtual ~PathVisitor() = default;
  void walk(kir::Stmt *S);

protected:
  explicit PathVisitor(const LinearForms &Forms) : Forms(Forms) {}

  /// Operands before their users.
  virtual void visit(kir::Expr *E) = 0;

  const LinearForms &Forms;
  llvm::SmallVector<const kir::For *, 8> Inside;  ///< the loops, the innermost last
  llvm::SmallVector<const kir::For *, 3> Threads; ///< those over threads
  /// None of these is negative where the expression is evaluated.
  llvm::SmallVector<LinearForm, 8> Holds;
  /// Whether it is evaluated depends on more than Holds and checks.
  bool isVague() const { return Vague != 0; }

private:
  unsigned Vague = 0;

  void walk(kir::Expr *E);
  void under(const kir::Expr *Cond, bool Is, llvm::function_ref<void()> Do);
};

} // namespace ampcc

#endif
