//===- LoopIntervals.h - ranges of numbers over the threads of a loop -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust each access to a buffer tests its address. The pass hoist-bounds, for native
// code, tests once before a loop over threads (`thread for`) that all addresses of an access are
// within their buffer. For that LoopIntervals builds code that computes, before the loop, the least
// and the greatest value that an expression in the loop has in any thread:
//
//   thread for (int x = begin; x < end; ++x) a[y * width + x]
//
//   long least = y * width + begin, greatest = y * width + (end - 1)
//
// That is interval arithmetic in 64 bits. The code itself cannot overflow: the compiler knows
// ranges of all operands, and clamps a number of 64 bits of which it knows nothing. An interval
// holds only if some tests succeed: that such a number was not out of range, and that a result of
// 32 bits does not wrap around in the loop. The code collects these tests as well. Cost: the size
// of the expressions.
//
// A variable or an array that the loop declares has the values that are written to it there, each
// under the conditions of its own place (WrittenValues.h). An interval that comes from nothing but
// the range of a type is *open*: no test of it would succeed.
//
// A further operator needs its interval in IntervalArithmetic.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_LOOPINTERVALS_H
#define AMPCC_LIB_CHECKS_LOOPINTERVALS_H

#include "WrittenValues.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The least and the greatest value of a number in any thread of the loop, as expressions of 64
/// bits, for use before the loop, that can be evaluated several times. Range contains both,
/// whatever the values of their variables are.
struct LoopInterval {
  /// The same node if the loop does not change the number.
  kir::Expr *Least = nullptr, *Most = nullptr;
  IntRange Range;
  /// The end is that of a type. It may be narrowed, but not tested.
  bool LeastIsOpen = false, MostIsOpen = false;
  bool isOpen() const { return LeastIsOpen || MostIsOpen; }
};

/// The intervals of numbers in one loop, and the code that computes them. hoist-bounds constructs
/// one for each loop, calls of() or distance(), and places Code before the loop.
class LoopIntervals {
public:
  /// Numbers of 64 bits of which nothing is known are limited to +-Limit by a test, so that sums of
  /// some of them do not overflow. INDEX limits its value to the same.
  static constexpr int64_t Limit = int64_t(1) << 40;

  /// Changed are the variables that the loop declares or changes, Written the values of those that
  /// it declares, Hidden those that cannot be named before it, because they are declared inside of
  /// loops over threads. The object keeps references to all arguments.
  LoopIntervals(kir::Context &Ctx, const LinearForms &Forms, const VarUses &Uses,
                const llvm::DenseSet<const kir::Var *> &Changed, const WrittenValues &Written,
                const llvm::DenseSet<const kir::Var *> &Hidden)
      : Ctx(Ctx), Forms(Forms), Uses(Uses), Changed(Changed), Written(Written), Hidden(Hidden) {}

  /// Sets the conditions around the values of the next calls of of() and distance(). They narrow
  /// the intervals of counters, and of variables with one value.
  void setConditions(PathFacts Facts);

  /// The interval of an integer; nothing if it cannot be computed before the loop. E may consist of
  /// sums, differences, products, conversions, choices, the built-in INDEX (an index limited to
  /// +-2^40), counters with linear bounds, variables that the loop does not change, and expressions
  /// whose range the compiler knows.
  std::optional<LoopInterval> of(const kir::Expr *E);
  /// The interval of the distance in bytes of Pointer from Origin: a pointer variable, or a
  /// variable that Pointer leads into.
  std::optional<LoopInterval> distance(const kir::Expr *Pointer, const kir::Var *Origin);

  /// Adds a condition to Code.Condition, under which the intervals hold.
  void require(kir::Expr *Test);
  /// Adds the condition that I is within Limits, unless its Range proves that. Returns I with the
  /// same Range; if there is a condition, with ends that can be repeated.
  LoopInterval requireWithin(LoopInterval I, IntRange Limits);
  /// A literal of 64 bits, and the comparison `L Op R`.
  kir::Expr *number(int64_t Value) const;
  kir::Expr *compare(kir::BinaryOp Op, kir::Expr *L, kir::Expr *R) const;

  /// The code so far, for the client to place before the loop. A client that gives up on an access
  /// assigns an earlier copy.
  struct State {
    std::vector<kir::Stmt *> Declarations;
    kir::Expr *Condition = nullptr; ///< all tests; null: none is needed
    /// Operands that INDEX returns unchanged in every thread.
    std::vector<const kir::Expr *> UnchangedIndices;
    /// Intervals of expressions, each with the number of its conditions in Conditions.
    struct Entry {
      const kir::Expr *Of;
      size_t Conditions;
      LoopInterval Value;
    };
    std::vector<Entry> Known;
    std::vector<PathFacts> Conditions = {{}};
    /// Variables of the loop that have to be 0 until they are set.
    std::vector<const kir::Var *> Zeroed;
    bool IsImpossible = false; ///< a test is known to fail
  };
  State Code;

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  const VarUses &Uses;
  const llvm::DenseSet<const kir::Var *> &Changed;
  const WrittenValues &Written;
  const llvm::DenseSet<const kir::Var *> &Hidden;
  static constexpr unsigned MaxDepth = 32;
  size_t Conditions = 0; ///< the present ones in Code.Conditions; 0: none
  unsigned Depth = 0;
  llvm::SmallPtrSet<const kir::Var *, 4> InProgress; ///< of ofWritten()

  /// V has one value in the loop, and can be named before it.
  bool isInvariant(const kir::Var *V) const {
    return !Changed.contains(V) && !Hidden.contains(V) && !Uses.of(V).Addresses;
  }
  /// The only value of a variable of the loop; null for others. Outside of the loop variables in
  /// the value may have changed since.
  const kir::Expr *valueInLoop(const kir::Var *V) const {
    return Written.declares(V) ? Forms.valueOf(V) : nullptr;
  }
  LoopInterval ofWide(kir::Expr *Value);
  std::optional<LoopInterval> compute(const kir::Expr *E);
  std::optional<LoopInterval> ofIndex(const kir::Expr *E);
  std::optional<LoopInterval> ofClamp(const kir::Builtin &Clamp);
  std::optional<LoopInterval> ofExtreme(const kir::Builtin &B, bool Greatest);
  std::optional<LoopInterval> ofChoice(const kir::Conditional &C);
  kir::Expr *sharedCondition(const kir::Expr *Cond) const;
  std::optional<LoopInterval> ofArm(const kir::Conditional &C, bool Is);
  std::optional<LoopInterval> ofWritten(const kir::Var *V);
  std::optional<LoopInterval> ofConditions(const kir::Var *V);
  LoopInterval either(const LoopInterval &L, const LoopInterval &R);
  std::optional<LoopInterval> ofVar(const kir::Var *V);
  std::optional<LoopInterval> ofCounter(const kir::Var *V);
  std::optional<LoopInterval> ofForm(const LinearForm &F);
  std::optional<LoopInterval> ofBinary(const kir::Binary &B);
  std::optional<LoopInterval> ofMask(const kir::Binary &B);
  std::optional<LoopInterval> ofBits(const LoopInterval &L, const LoopInterval &R);
  LoopInterval mapped(const LoopInterval &I, llvm::function_ref<kir::Expr *(kir::Expr *)> Map);
  std::optional<LoopInterval> ofKnown(const kir::Expr *E) const;
  std::optional<LoopInterval> product(const LoopInterval &L, const LoopInterval &R);
  std::optional<LoopInterval> sum(const LoopInterval &L, const LoopInterval &R, kir::BinaryOp Op);
  std::optional<LoopInterval> scaled(std::optional<LoopInterval> I, int64_t By);
  LoopInterval distanceOfPointers(kir::Expr *Pointer, kir::Expr *Origin);
  std::optional<LoopInterval> distanceOfObject(const kir::Expr *L, const kir::Var *Origin);
  std::optional<LoopInterval> boundIn(const LinearForm &Form, const kir::Var *V);
  void narrow(LoopInterval &OfVar, const kir::Var *V);
  void leaveOut(LoopInterval &OfVar, const LoopInterval &Value);
  kir::Expr *arithmetic(kir::BinaryOp Op, const kir::Expr *L, const kir::Expr *R) const;
  LoopInterval single(kir::Expr *E, IntRange Range) const { return {E, E, Range}; }
  LoopInterval constant(int64_t Value) const;
  kir::Expr *keep(kir::Expr *E);
  LoopInterval clamped(LoopInterval I, int64_t By);
  LoopInterval limited(const LoopInterval &I);
  kir::Expr *extreme(bool Greatest, llvm::ArrayRef<kir::Expr *> Of);
  kir::Expr *copy(const kir::Expr *E) const;
};

/// True if A and B do the same computation from the same variables, without effects.
bool isSameComputation(const kir::Expr *A, const kir::Expr *B);

} // namespace ampcc

#endif
