//===- BoundsTests.h - the tests of bounds of --amp-robust in expressions ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust the pass check-bounds writes `IN_BOUNDS(&a[i], a, bytes) ? a[i] : 0` for
// `a[i]`. The pass hoist-bounds removes most of these tests again. Passes between them that decide
// by the size of code use this header, so that they decide as without the option. A further form of
// test (GuardedAccesses.cpp) needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_BOUNDSTESTS_H
#define AMPCC_LIB_PASSES_BOUNDSTESTS_H

#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Whether Cond only tests bounds, perhaps after assignments: `(at = i, IN_BOUNDS(&a[at], ...))`.
inline bool isBoundsTest(const kir::Expr *Cond) {
  if (auto *B = llvm::dyn_cast<kir::Builtin>(Cond))
    return B->is(kir::builtin::IN_BOUNDS);
  auto *B = llvm::dyn_cast<kir::Binary>(Cond);
  if (B && B->Op == kir::BinaryOp::Comma)
    return isBoundsTest(B->Right);
  return B && B->Op == kir::BinaryOp::LogicalOr && isBoundsTest(B->Left) && isBoundsTest(B->Right);
}

/// The expressions that are left of Cond, which isBoundsTest(), without its tests.
template <typename Callback> void forEachSetting(const kir::Expr *Cond, Callback Each) {
  auto *B = llvm::dyn_cast<kir::Binary>(Cond);
  if (!B || B->Op != kir::BinaryOp::Comma)
    return;
  Each(B->Left);
  forEachSetting(B->Right, Each);
}

/// Calls Each for what the operands of E are without tests of bounds. Returns whether E itself is
/// left: `test ? x : 0` becomes x.
template <typename Callback> bool forEachUntestedOperand(const kir::Expr *E, Callback Each) {
  auto *Choice = llvm::dyn_cast<kir::Conditional>(E);
  if (!Choice || !isBoundsTest(Choice->Cond)) {
    kir::forEachOperand(E, Each);
    return true;
  }
  forEachSetting(Choice->Cond, Each);
  Each(Choice->Then);
  return false;
}

/// Calls Each for what the expressions of S itself are without tests of bounds.
template <typename Callback> void forEachUntestedExpr(const kir::Stmt *S, Callback Each) {
  auto *Guard = llvm::dyn_cast<kir::If>(S);
  if (Guard && isBoundsTest(Guard->Cond))
    forEachSetting(Guard->Cond, Each);
  else
    kir::forEachExpr(S, Each);
}

} // namespace ampcc

#endif
