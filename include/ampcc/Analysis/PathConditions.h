//===- PathConditions.h - conditions along the path to an expression ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A path condition of an expression is a linear form (LinearForm.h) that is not negative whenever
// the expression is evaluated. PathConditions walks a kernel and knows them at each expression, and
// the loops around it:
//
//   if (i < n && i >= 4) s[i]       at s[i]: n - i - 1 >= 0 and i - 4 >= 0
//
// The conditions of loops are not among them, because LinearForms knows the bounds of counters.
// Passes and analyses of lib/Checks, for --amp-check and --amp-robust, derive from the class, and
// so does the analysis of ThreadAccesses.h.
//
// A condition holds where it was evaluated. A variable in the condition may have another value
// afterwards: before comparing forms of two places, a client has to know which variables keep their
// values between the places (IsSteady of Conflicts.h).
//
// A condition `i != n` is no linear form. The class knows these as forms that are not 0.
//
// A further kind of condition needs a case in addConditions() or addDifferences().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_PATHCONDITIONS_H
#define AMPCC_ANALYSIS_PATHCONDITIONS_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// Adds forms that are not negative whenever Cond has the value Is. Returns true if the converse
/// holds too: whenever none of them is negative, Cond has that value. Assumes that the checks in
/// Cond have passed.
bool addConditions(const LinearForms &Forms, const kir::Expr *Cond, bool Is,
                   llvm::SmallVectorImpl<LinearForm> &Holds);

/// Adds forms that are not 0 whenever Cond has the value Is. Assumes as addConditions() does.
void addDifferences(const LinearForms &Forms, const kir::Expr *Cond, bool Is,
                    llvm::SmallVectorImpl<LinearForm> &Differ);

/// Walks a kernel of the tile form in source order. A derived class overrides visit(), and reads
/// the members below there.
class PathConditions {
public:
  virtual ~PathConditions() = default;
  void walk(kir::Stmt *S);

protected:
  explicit PathConditions(const LinearForms &Forms) : Forms(Forms) {}

  /// Called for each expression, after its operands.
  virtual void visit(kir::Expr *E) = 0;

  const LinearForms &Forms;
  llvm::SmallVector<const kir::For *, 8> Inside;  ///< the loops around, the innermost last
  llvm::SmallVector<const kir::For *, 3> Threads; ///< those over threads
  llvm::SmallVector<LinearForm, 8> Holds;         ///< the path conditions
  llvm::SmallVector<LinearForm, 4> Differ;        ///< forms that are not 0 along the path
  /// Whether the expression may be skipped although its path conditions hold and all checks pass,
  /// for example in a loop without iterations. Jumps out of the enclosing code do not count; a
  /// client has to look for them.
  bool mayBeSkipped() const { return OtherConditions != 0; }

private:
  unsigned OtherConditions = 0; ///< enclosing conditions that Holds does not express

  void walk(kir::Expr *E);
  void walkIf(const kir::Expr *Cond, bool Is, llvm::function_ref<void()> Walk);
};

} // namespace ampcc

#endif
