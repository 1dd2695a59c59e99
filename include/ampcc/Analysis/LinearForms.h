//===- LinearForms.h - the integers of a kernel as linear forms ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expresses the integers of a kernel of the tile form, in which loops run the threads of a tile, as
// linear forms of its loop counters and of variables that keep their values:
//
//   for (int i = 0; i < n; ++i) { int j = 4 * i + x; s[j - 1]     the index is 4 * i + x - 1
//
// Conflicts and PathConditions use LinearForms, and so do the passes of lib/Checks that leave out
// checks, merge them, or make them once for a loop. The class replaces a variable that has one
// value by that value, and a call of a function that returns one expression by this expression.
// `i & (d - 1)`, where d is a power of two, becomes a new variable, the remainder of i. From the
// numbers that a counter counts the class computes the bounds of a form, which a pass can check
// before a loop.
//
// The forms hold in programs without undefined behaviour, where signed arithmetic does not
// overflow. An integer whose form would exceed LinearFormLimit (LinearForm.h) has none. The code
// that `expr` and `isNotNegative` build computes in 64 bits. Cost: a walk of the function, then the
// size of the expression for each query, followed at most 24 levels deep.
//
// To give further expressions a form, change the class: all its clients profit.
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

/// The number of values of a counter that counts from 0 to a constant in steps of 1; 0 for other
/// loops, which may have any number of iterations.
int64_t valuesOf(const kir::For &L);

/// The linear forms of a kernel in the tile form after thread-loops.
class LinearForms {
public:
  /// The remainder of Of divided by By, where By is a power of two.
  struct Remainder {
    LinearForm Of, By;
  };

private:
  kir::Context &Ctx;
  const kir::Function &F;
  const VarUses &Uses;
  struct Counter {
    const kir::For *Loop;
    const kir::Expr *First, *Limit; ///< the counter stays below Limit + More
    int64_t More;                   ///< a constant that is added to Limit
    int64_t Step;
  };
  llvm::DenseMap<const kir::Var *, Counter> Counters;
  llvm::DenseMap<const kir::Var *, const kir::Expr *> Values;
  /// All values of integers that are declared with one and assigned others, for interval().
  llvm::DenseMap<const kir::Var *, llvm::SmallVector<const kir::Expr *, 2>> Assigned;
  mutable llvm::SmallPtrSet<const kir::Var *, 4> InProgress; ///< of ofAssigned()
  const llvm::DenseSet<const kir::Var *> *Changed = nullptr;
  mutable llvm::MapVector<const kir::Var *, Remainder> Remainders;
  mutable llvm::DenseMap<const kir::Call *, const kir::Expr *> Results;

public:
  LinearForms(kir::Context &Ctx, kir::Function &F, const VarUses &Uses);

  /// Sets the loop that all following queries are about, by the variables that the loop changes or
  /// declares (changedIn() of Conflicts.h); null ends it. A variable of the loop may then be
  /// replaced by its value if the loop does not change the variables of that value.
  void enter(const llvm::DenseSet<const kir::Var *> *ChangedThere) { Changed = ChangedThere; }
  /// The loop that V counts; null if it counts none.
  const kir::For *loopOf(const kir::Var *V) const {
    auto It = Counters.find(V);
    return It == Counters.end() ? nullptr : It->second.Loop;
  }
  /// The values of a counter, as far as they are known.
  struct Range {
    std::optional<LinearForm> First, Last; ///< Last is the greatest value
    int64_t Step = 1;
  };
  Range rangeOf(const kir::Var *V) const;
  /// The expression with the only value of a variable; null if it has several values.
  const kir::Expr *valueOf(const kir::Var *V) const { return Values.lookup(V); }
  bool isFixed(const kir::Var *V) const { return Uses.isFixed(V); }
  /// The remainder that V stands for; null if V is a variable of the kernel.
  const Remainder *remainderOf(const kir::Var *V) const {
    auto It = Remainders.find(V);
    return It == Remainders.end() ? nullptr : &It->second;
  }
  /// Whether Is holds for all variables of the kernel in F, also for those in its remainders.
  template <typename Test> bool allOf(const LinearForm &F, const Test &Is) const {
    return llvm::all_of(F.Factors, [&](const auto &Each) {
      const Remainder *R = remainderOf(Each.first);
      return R ? allOf(R->Of, Is) && allOf(R->By, Is) : Is(Each.first);
    });
  }
  /// Adds the variables that have to be powers of two, because remainders in F divide by them. F
  /// holds only if they are, so the caller has to check them.
  void needs(const LinearForm &F, llvm::SmallVectorImpl<const kir::Var *> &Powers) const;
  /// Whether each variable of F is fixed (VarUses::isFixed) or a counter, which only the step of
  /// its own loop changes. Then F keeps its value within an iteration of the loops around it.
  bool isSteady(const LinearForm &F) const;
  /// E without casts and without the left operands of commas, and with the value of a variable that
  /// has one value. The result may have another integer type than E.
  const kir::Expr *resolve(const kir::Expr *E) const;
  /// The form of a signed integer; nothing if it is not linear.
  std::optional<LinearForm> of(const kir::Expr *E) const;
  /// The least or the greatest value of F as a form without the counters of the loops Inside, which
  /// are loops around the place, the innermost last. Nothing if the bounds of a counter are not
  /// known. Other variables stay in the form, also those that the loops change. If Holds, forms
  /// that are not negative, bounds a counter by other variables, that bound is taken and not the
  /// loop's.
  std::optional<LinearForm> extreme(LinearForm F, bool Greatest,
                                    llvm::ArrayRef<const kir::For *> Inside,
                                    llvm::ArrayRef<LinearForm> Holds = {}) const;
  /// The least and the greatest value of an integer, computed from the numbers that its counters
  /// count, from all values that its variables get, and from the extents of the tile, also before
  /// thread-loops; nothing for other types.
  std::optional<IntRange> interval(const kir::Expr *E, unsigned Depth = 0) const;
  /// Whether 64 bits hold all sums and products of expr(F), whatever the values of its variables
  /// are.
  bool isComputable(const LinearForm &F) const;
  /// F as an expression in 64 bits. The caller proves that 64 bits hold it: with isComputable, or
  /// by evaluating isNotNegative first.
  kir::Expr *expr(const LinearForm &F) const;
  /// An expression that is true if F is not negative. It is false where 64 bits do not hold F.
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
  std::optional<IntRange> localIds(const kir::Builtin &Id) const;
  void findAssigned();
  std::optional<IntRange> ofAssigned(const kir::Var *V, unsigned Depth) const;
};

} // namespace ampcc

#endif
