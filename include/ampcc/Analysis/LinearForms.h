//===- LinearForms.h - the integers of a kernel as linear forms -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the integers of a kernel of the tile form as linear forms of its loop counters and of
// variables that keep their values:
//
//   for (int i = 0; i < n; ++i) { int j = 4 * i + x; s[j - 1]     the index is 4 * i + x - 1
//
// It follows variables with one value to that value, looks into functions that return one
// expression, and reads `i & (d - 1)`, with a power of two d, as a variable of its own, the
// remainder of i. It knows which numbers a counter counts. From this it computes bounds of a form,
// which a pass can check before a loop.
//
// All of it holds in programs with a meaning: signed arithmetic of the program does not overflow.
// Forms are within LinearFormLimit (LinearForm.h); what would leave it is not known. The code that
// `expr` and `isNotNegative` make computes in 64 bits. Cost: a walk of the function, then the size
// of an expression for each query, followed at most 24 levels deep.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_LINEARFORMS_H
#define AMPCC_ANALYSIS_LINEARFORMS_H

#include "ampcc/Analysis/IntRange.h"
#include "ampcc/Analysis/LinearForm.h"
#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include <optional>

namespace ampcc {

/// How many values a counter has, from 0 on in steps of 1; 0: any number.
int64_t valuesOf(const kir::For &L);

/// The values of integers in a kernel of the tile form, whose loops over threads are made.
class LinearForms {
public:
  /// What is left of a number by multiples of another one, a power of two.
  struct Remainder {
    LinearForm Of, By;
  };

private:
  kir::Context &Ctx;
  const VarUses &Uses;
  struct Counter {
    const kir::For *Loop;
    const kir::Expr *First, *Limit; ///< Limit is the first that the counter does not get to
    int64_t More;                   ///< what has to be added to Limit
    int64_t Step;
  };
  llvm::DenseMap<const kir::Var *, Counter> Counters;
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Values;
  const llvm::DenseSet<const kir::Var *> *Changed = nullptr;
  mutable llvm::MapVector<const kir::Var *, Remainder> Remainders;
  mutable llvm::DenseMap<const kir::Call *, const kir::Expr *> Results;

public:
  LinearForms(kir::Context &Ctx, kir::Function &F, const VarUses &Uses);

  /// From now on all queries are about a loop that changes these variables, some of which it
  /// declares.
  void enter(const llvm::DenseSet<const kir::Var *> *ChangedThere) { Changed = ChangedThere; }
  /// The loop that V counts; null if it counts none.
  const kir::For *loopOf(const kir::Var *V) const {
    auto It = Counters.find(V);
    return It == Counters.end() ? nullptr : It->second.Loop;
  }
  /// The values of a counter, as far as they are known.
  struct Range {
    std::optional<LinearForm> First, Last; ///< the greatest that it can have
    int64_t Step = 1;
  };
  Range rangeOf(const kir::Var *V) const;
  /// The one value of a variable; null if there is no such.
  const kir::Expr *valueOf(const kir::Var *V) const { return Values.lookup(V); }
  bool isFixed(const kir::Var *V) const { return Uses.isFixed(V); }
  /// Null where V is a variable of the kernel.
  const Remainder *remainderOf(const kir::Var *V) const {
    auto It = Remainders.find(V);
    return It == Remainders.end() ? nullptr : &It->second;
  }
  /// Whether all variables of the kernel that a form is made of are so.
  template <typename Test> bool allOf(const LinearForm &F, const Test &Is) const {
    return llvm::all_of(F.Factors, [&](const auto &Each) {
      const Remainder *R = remainderOf(Each.first);
      return R ? allOf(R->Of, Is) && allOf(R->By, Is) : Is(Each.first);
    });
  }
  /// Adds the variables that have to be powers of two, or else nothing is known of the form.
  void needs(const LinearForm &F, llvm::SmallVectorImpl<const kir::Var *> &Powers) const;
  /// All that it is made of has one value wherever it is visible.
  bool isSteady(const LinearForm &F) const;
  /// What E is, gone through the variables that have one value.
  const kir::Expr *resolve(const kir::Expr *E) const;
  /// Of signed integers.
  std::optional<LinearForm> of(const kir::Expr *E) const;
  /// The least or the greatest value, by what does not change in the loops Inside: those in which
  /// it stands, the innermost last. What Holds says of a counter goes before what its loop says.
  std::optional<LinearForm> extreme(LinearForm F, bool Greatest,
                                    llvm::ArrayRef<const kir::For *> Inside,
                                    llvm::ArrayRef<LinearForm> Holds = {}) const;
  /// The least and the greatest value that an integer can have, by the numbers that its counters
  /// count; nothing where that is all of its type.
  std::optional<IntRange> interval(const kir::Expr *E, unsigned Depth = 0) const;
  /// Whether 64 bits hold all sums and products of expr, whatever its variables are.
  bool isComputable(const LinearForm &F) const;
  /// As an expression in 64 bits. The caller proves that these hold it: isComputable, or
  /// isNotNegative before it is evaluated.
  kir::Expr *expr(const LinearForm &F) const;
  /// Whether it is not negative, as an expression. Says no rather than compute what 64 bits do not
  /// hold.
  kir::Expr *isNotNegative(const LinearForm &F) const;

private:
  std::optional<int64_t> greatestOf(const LinearForm &F,
                                    llvm::SmallSetVector<const kir::Var *, 4> &Wide) const;
  void count(const kir::For &L);
  bool keeps(const LinearForm &F, const kir::Var *In) const;
  std::optional<LinearForm> of(const kir::Expr *E, unsigned Depth) const;
  std::optional<LinearForm> ofMask(const kir::Binary &B, unsigned Depth) const;
  LinearForm remainder(LinearForm Of, LinearForm By) const;
  bool takeRemainder(LinearForm &F, const kir::Var *Rest, bool Greatest,
                     llvm::ArrayRef<const kir::For *> Inside, llvm::ArrayRef<LinearForm> Holds,
                     LinearForm &Taken) const;
  const kir::Expr *resultOf(const kir::Call &C) const;
};

} // namespace ampcc

#endif
