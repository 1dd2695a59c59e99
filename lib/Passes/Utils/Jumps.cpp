//===- Jumps.cpp - queries about jumps out of statements -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Jumps.h"
#include "ampcc/Analysis/CallGraph.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::leaves(Stmt *S, bool IsLoop, bool BreakIsOurs) {
  if (!IsLoop ? isa<Return>(S) : isa<Continue>(S) || (BreakIsOurs && isa<Break>(S)))
    return true;
  if (IsLoop && isa<For, While, DoWhile>(S))
    return false;
  bool Found = false;
  forEachChild(
      S, [&](Stmt *Child) { Found |= leaves(Child, IsLoop, BreakIsOurs && !isa<Switch>(S)); });
  return Found;
}

bool ampcc::jumpsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<Stmt *> &Stmts,
                               bool After, bool IsLoop) {
  bool Found = false;
  for (Stmt *S : reverse(Stmts)) {
    Found |= After && leaves(S, IsLoop, /*BreakIsOurs=*/true);
    if (!After && !isa<For, While, DoWhile>(S) && Waiting.contains(S))
      forEachInnerBlock(
          S, [&](Block &B) { Found |= jumpsBeforeBarrier(Waiting, B.Stmts, false, IsLoop); });
    After |= Waiting.contains(S);
  }
  return Found;
}

bool ampcc::returnsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<Stmt *> &Stmts,
                                 bool IsEnd) {
  if (!IsEnd && jumpsBeforeBarrier(Waiting, Stmts, /*After=*/false, /*IsLoop=*/false))
    return true;
  bool Found = false;
  for (Stmt *S : Stmts) {
    bool Loop = isa<For, While, DoWhile>(S);
    if (Loop && Waiting.contains(S))
      Found |= leaves(S, /*IsLoop=*/false, /*BreakIsOurs=*/false);
    else if (!Loop)
      forEachInnerBlock(S,
                        [&](Block &B) { Found |= returnsBeforeBarrier(Waiting, B.Stmts, IsEnd); });
  }
  return Found;
}

bool ampcc::returnsFromInside(const WaitingStmts &Waiting, const std::vector<Stmt *> &Stmts,
                              unsigned Depth, bool After) {
  bool Found = false;
  for (Stmt *S : reverse(Stmts)) {
    const bool Waits = Waiting.contains(S);
    Found |= After && Depth > 1 && isa<Return>(S);
    unsigned Inside = Depth + (isa<If>(S) && !Waits ? 1 : 2);
    if (auto *B = dyn_cast<Block>(S))
      Found |= returnsFromInside(Waiting, B->Stmts, Depth, After);
    else
      forEachInnerBlock(
          S, [&](Block &B) { Found |= returnsFromInside(Waiting, B.Stmts, Inside, After); });
    After |= Waits;
  }
  return Found;
}

/// Only some threads may run parts of S, or of a function that it calls.
static bool parts(Stmt *S, const Uniformity &Threads) {
  bool Found = false;
  walkStmts(S, [&](Stmt *Inner) { Found |= Threads.isDivergent(Inner); });
  forEachCall(S, [&](Call *C) {
    walkStmts(C->Callee->Body,
              [&](Stmt *Inner) { Found |= isa<If, For, While, DoWhile, Switch>(Inner); });
    forEachCall(C->Callee->Body, [&](Call *) { Found = true; });
  });
  return Found;
}

std::vector<Stmt *> ampcc::returnsAfterParting(const WaitingStmts &Waiting,
                                               const std::vector<Stmt *> &Stmts,
                                               const Uniformity &Threads) {
  std::vector<Stmt *> Found, Last;
  bool Parted = false;
  for (Stmt *S : Stmts) {
    if (Waiting.contains(S)) {
      append_range(Found, Last);
      Last.clear();
      Parted = false;
      continue;
    }
    if (Parted && leaves(S, /*IsLoop=*/false, /*BreakIsOurs=*/false)) {
      Last.push_back(S);
      Parted = false;
    }
    Parted |= parts(S, Threads);
  }
  return Found;
}

bool ampcc::continues(Block &Body) {
  return any_of(Body.Stmts, [](Stmt *S) { return leaves(S, /*IsLoop=*/true, false); });
}

bool ampcc::containsJump(Stmt *S) {
  return containsStmt(S, [&](const Stmt *Child) { return isa<Break, Continue, Return>(Child); });
}

bool ampcc::findReturns(Stmt *S, DenseSet<const Block *> &Blocks) {
  bool Found = isa<Return>(S);
  forEachChild(S, [&](Stmt *Child) { Found |= findReturns(Child, Blocks); });
  if (auto *B = dyn_cast<Block>(S); B && Found)
    Blocks.insert(B);
  return Found;
}

bool ampcc::mentions(ArrayRef<Stmt *> Stmts, const Var *V) {
  return any_of(Stmts, [&](const Stmt *S) {
    return containsExpr(S, [&](const Expr *E) { return isRef(E, V); });
  });
}
