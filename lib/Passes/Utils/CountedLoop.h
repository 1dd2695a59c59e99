//===- CountedLoop.h - loops with a constant number of iterations --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes use it to unroll, mark or share the counters of loops.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_COUNTEDLOOP_H
#define AMPCC_LIB_PASSES_COUNTEDLOOP_H

#include "ampcc/KIR/Module.h"
#include <optional>

namespace ampcc {

/// `for (T i = First; i op Limit; i += Step)` with three constants. The caller has to check that
/// the body does not change i.
struct CountedLoop {
  kir::Var *Counter = nullptr;
  int64_t First = 0, Limit = 0, Step = 0;
  kir::BinaryOp Test = kir::BinaryOp::Lt;

  static std::optional<CountedLoop> match(const kir::For &L);
  /// The value of the counter in each iteration; nothing if there are more than Most iterations or
  /// it overflows.
  std::optional<std::vector<int64_t>> values(size_t Most) const;

private:
  bool holds(int64_t I) const;
};

/// The body has a `break` or `continue` of the loop that it belongs to.
bool hasJump(kir::Stmt *LoopBody);

} // namespace ampcc

#endif
