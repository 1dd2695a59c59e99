//===- CountedLoop.h - loops with a constant number of iterations --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users of CountedLoop: unroll-loops, for the loops that it replaces by their iterations;
// hint-unrolling and hoist-loops, for those that the output's compiler unrolls; prefetch-stores,
// for the loops over a whole row of threads; RegisterVariables, for the counters that unrolling
// makes constant. share-counters and TileLevel use hasJump() alone. To accept another form of loop,
// change match() and values() together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_COUNTEDLOOP_H
#define AMPCC_LIB_PASSES_COUNTEDLOOP_H

#include "ampcc/KIR/Module.h"
#include <optional>

namespace ampcc {

/// The loop `for (T i = First; i op Limit; i += Step)` with three constants, where T is an integer
/// type of at most 32 bits and op is Test. The caller has to check that the body neither changes i
/// nor leaves the loop (hasJump(), and returns).
struct CountedLoop {
  kir::Var *Counter = nullptr;
  int64_t First = 0, Limit = 0, Step = 0;
  kir::BinaryOp Test = kir::BinaryOp::Lt;

  /// Returns L in this form; nothing if L has another form.
  static std::optional<CountedLoop> match(const kir::For &L);
  /// The value of the counter in each iteration; nothing if there are more than Most iterations or
  /// the counter overflows.
  std::optional<std::vector<int64_t>> values(size_t Most) const;

private:
  bool holds(int64_t I) const;
};

/// True if LoopBody contains a `break` or `continue` of the loop around it. Those of nested loops
/// and returns do not count.
bool hasJump(kir::Stmt *LoopBody);

/// True if S, the body of a loop with this Counter, subscripts an array in private memory with an
/// expression that names Counter: if the loop is unrolled, the compiler can keep the elements in
/// registers.
bool walksPrivateArray(kir::Stmt *S, const kir::Var *Counter);

} // namespace ampcc

#endif
