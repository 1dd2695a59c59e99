//===- PartConditions.cpp - regions for code that only few threads run ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads at the edge of a tile often do more than the others:
//
//   block[y][x] = from[at];
//   if (x == 1) block[y][0] = from[at - 1];
//
// In one loop over the threads each of them would evaluate the condition. A cut before and after
// such an `if` gives it a loop of its own, and fold-bounds later turns the condition into the
// bounds of that loop. The pass cuts only where no variable has to be kept for the other threads.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/Affine.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Liveness.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class ConditionParter {
  Context &Ctx;
  const DenseSet<const Stmt *> Waiting; ///< statements with a barrier
  const VarUses Uses;
  const Uniformity U;
  const AffineIndices Affine;
  const Liveness Live;

public:
  bool Changed = false;
  ConditionParter(Context &Ctx, Function &F, const BarrierFinder &Barriers)
      : Ctx(Ctx), Waiting(Barriers.statements(F)), Uses(F), U(F), Affine(U),
        Live(F, [](const Stmt *S) { return isa<If>(S); }) {}

  /// B is run by all threads together, in regions.
  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *I = dyn_cast<If>(S);
      const bool Parts = I && B.Stmts.size() > 1 && isPart(*I);
      if (Parts)
        Out.push_back(cut(S->Pos));
      Out.push_back(S);
      if (Parts)
        Out.push_back(cut(S->Pos));
      Changed |= Parts;
      auto *L = dyn_cast<For>(S);
      if (Waiting.contains(S) || (L && L->IsUniform))
        forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
    }
    B.Stmts = std::move(Out);
  }

private:
  Stmt *cut(SourcePos Pos) {
    auto *E = Ctx.make<Builtin>(Ctx.voidTy(), builtin::tile_cut);
    auto *S = Ctx.make<ExprStmt>(E);
    E->Pos = S->Pos = Pos;
    return S;
  }

  /// `place + uniform op uniform`, as a bound of the loop over one dimension.
  bool isBound(const Expr *E) const {
    auto *B = dyn_cast<Binary>(E);
    if (!B || B->Op < BinaryOp::Lt || B->Op > BinaryOp::Eq)
      return false;
    std::optional<AffineForm> Left = Affine.of(B->Left), Right = Affine.of(B->Right);
    if (!Left || !Right || Left->isConstant() == Right->isConstant())
      return false;
    const auto &Factors = (Left->isConstant() ? Right : Left)->Factors;
    return Factors.size() == 1 && std::abs(Factors.front().second) == 1;
  }

  bool hasBound(const Expr *E) const {
    auto *B = dyn_cast<Binary>(E);
    if (B && B->Op == BinaryOp::LogicalAnd)
      return hasBound(B->Left) || hasBound(B->Right);
    return isBound(E);
  }

  /// Each region can compute V by itself.
  bool isRepeatable(const Var *V) const {
    const DeclStmt *D = Uses.of(V).Decl;
    return D && D->Init && V->Ty->isScalar() && Uses.isFixed(V) && isStable(D->Init, Uses);
  }

  bool isPart(If &I) const {
    if (I.Else || U.isDivergent(&I) || U.mayHaveReturned(&I) || Waiting.contains(&I) ||
        U.isUniform(I.Cond) || !hasBound(I.Cond))
      return false;
    const Effects Of = Effects::of(&I, Uses);
    if (Of.Jumps || Of.Fence)
      return false;
    // Only memory is changed, and nothing has to be kept across the cuts.
    Liveness::Set Kept = Live.after(&I);
    for (const Var *V : Of.Writes)
      if (V->S != Var::Storage::TileStatic && Kept.count(V))
        return false;
    walkStmts(&I, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&E) {
        const Effects Part = Effects::of(E, Uses);
        Kept.insert(Part.Reads.begin(), Part.Reads.end());
      });
    });
    DenseSet<const Var *> Own;
    walkStmts(&I, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Own.insert(D->V);
    });
    return all_of(Kept, [&](const Var *V) {
      return V->S != Var::Storage::Local || Own.contains(V) || U.isUniform(V) || isRepeatable(V);
    });
  }
};

} // namespace

bool ampcc::partConditions(PassContext &PC) {
  const BarrierFinder Barriers(PC.M);
  return changeKernels(PC, [&](Function &F) {
    if (!F.WorkGroupSize.isTiled())
      return false;
    ConditionParter Parter(PC.M.Ctx, F, Barriers);
    Parter.block(*F.Body);
    return Parter.Changed;
  });
}
