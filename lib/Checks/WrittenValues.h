//===- WrittenValues.h - the values that a loop writes to its variables ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hoist-bounds computes, before a loop over threads, the least and the greatest value of an index
// in the loop (LoopIntervals.h). If the loop declares a variable and assigns it in several places,
// its value is one of those assigned, and so is each element of an array:
//
//   int x; if (i < 1) x = 0; else x = i - 1;      x is 0, or i - 1 where i - 1 >= 0
//
// WrittenValues lists these values, with the conditions along the path to each. A variable whose
// address is taken, or that is changed by another expression than a plain assignment, has no list.
// Costs one walk of the loop.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_WRITTENVALUES_H
#define AMPCC_LIB_CHECKS_WRITTENVALUES_H

#include "ampcc/Analysis/PathConditions.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace ampcc {

/// The facts that are known along the path to an expression (PathConditions).
struct PathFacts {
  std::vector<LinearForm> Holds;  ///< forms that are not negative
  std::vector<LinearForm> Differ; ///< forms that are not 0
  bool operator==(const PathFacts &Other) const {
    return Holds == Other.Holds && Differ == Other.Differ;
  }
};

/// The values that one loop writes to the variables that it declares.
class WrittenValues final : PathConditions {
public:
  struct Value {
    const kir::Expr *E;
    PathFacts Facts;
  };
  struct Variable {
    std::vector<Value> Values;
    bool IsZeroed = false;  ///< some elements are 0, as the declaration leaves them out
    bool MayBeUnset = true; ///< the declaration gives no value
    bool IsKnown = true;
  };

  WrittenValues(const LinearForms &Forms, const VarUses &Uses, kir::For &Loop);

  /// The loop declares V.
  bool declares(const kir::Var *V) const { return Variables.count(V); }
  /// The values of V, an integer or an array of integers; null if they are not known.
  const Variable *of(const kir::Var *V) const;

private:
  const VarUses &Uses;
  llvm::DenseMap<const kir::Var *, Variable> Variables;

  void declare(const kir::DeclStmt &D);
  void visit(kir::Expr *E) override;
};

} // namespace ampcc

#endif
