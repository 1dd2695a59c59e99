//===- LoopPairs.cpp - race tests for pairs of loops between two barriers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopPairs.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool LoopPairs::canDecide(const For &Loop, ArrayRef<const Pair *> Pairs) const {
  return all_of(Pairs, [&](const Pair *P) { return P->First == &Loop || Known.contains(P); });
}

Var *LoopPairs::flagOf(const Pair &P) {
  Var *&V = Known[&P];
  if (!V) {
    V = Ctx.temp("apart", Ctx.boolTy());
    Flags.push_back(Ctx.make<DeclStmt>(V, Ctx.boolLit(false)));
  }
  return V;
}

Stmt *LoopPairs::decided(const For &Loop, Stmt *Then) {
  auto *Result = Ctx.make<Block>();
  Result->Pos = Then->Pos;
  for (const auto &[P, Flag] : Known) {
    if (P->First != &Loop)
      continue;
    Expr *All = nullptr;
    for (const auto &[Mine, Other] : P->Boxes) {
      Expr *One = areDisjoint(Mine, Other);
      All = All ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, All, One) : One;
    }
    auto *Set = Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(Flag), All ? All : Ctx.boolLit(true)));
    Set->Pos = Then->Pos;
    Result->Stmts.push_back(Set);
  }
  if (Result->Stmts.empty())
    return Then;
  Result->Stmts.push_back(Then);
  return Result;
}

/// In some dimension one ends before the other begins.
Expr *LoopPairs::areDisjoint(const TileElements::Box &A, const TileElements::Box &B) const {
  Expr *Any = nullptr;
  const auto Ends = [&](const LinearForm &Last, const LinearForm &First) {
    LinearForm Room = First;
    if (!Room.add(Last, -1) || (Room.isConstant() && Room.Constant <= 0))
      return;
    Room.Constant -= 1;
    Expr *Is = Forms.isNotNegative(Room);
    Any = Any ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Any, Is) : Is;
  };
  for (const auto &[Mine, Other] : zip(A, B)) {
    Ends(Mine.second, Other.first);
    Ends(Other.second, Mine.first);
  }
  return Any ? Any : Ctx.boolLit(false);
}
