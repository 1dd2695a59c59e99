//===- ShadowMemory.cpp - who uses which memory, in both forms ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function asks whether another thread has used the same memory since the last
// barrier, and who has come to a barrier. The tile form, in which one thread of the system runs a
// tile, can tell: its threads say when they come to a barrier, and when they pass it. For
// work-items that run at once nobody can, so the questions are taken out.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowWords.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isQuestion(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(BuiltinID::SHADOW_ACCESS) || B->is(BuiltinID::SHADOW_ABSENT));
}

/// The functions in which one is asked.
static DenseSet<const Function *> askers(const Module &M) {
  DenseSet<const Function *> Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      if (isQuestion(E))
        Result.insert(F);
    });
  return Result;
}

/// All is well, says who is not asked.
static void drop(Module &M, const DenseSet<const Function *> &Askers) {
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && Askers.count(C->Callee))
        E = M.Ctx.boolLit(true);
    });
  erase_if(M.Functions, [&](const Function *F) { return Askers.count(F) != 0; });
}

bool ampcc::dropShadow(PassContext &PC) {
  const DenseSet<const Function *> Askers = askers(PC.M);
  drop(PC.M, Askers);
  return !Askers.empty();
}

/// What a pointer leads to is known: tile_static, global, or a thread's own memory.
bool ampcc::placeShadow(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  DenseSet<const Function *> Needless;
  for (Function *F : PC.M.Functions) {
    bool Asks = false, Places = false;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(BuiltinID::SHADOW_ACCESS))
        return;
      Asks = true;
      const Space AS = cast<PointerType>(B->Args[0]->type())->AS;
      if (AS == Space::Global)
        B->Args[6] =
            Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, B->Args[6], Ctx.intLit(shadow::OfGlobal));
      if (AS == Space::Global || AS == Space::Local)
        Places = true;
      else
        E = Ctx.make<IntLit>(E->type(), 0);
    });
    if (Asks && !Places)
      Needless.insert(F);
  }
  drop(PC.M, Needless);
  return true;
}

static Stmt *tell(Context &Ctx, unsigned Rank, int64_t What) {
  std::vector<Expr *> Place;
  for (unsigned D = 0; D < 3; ++D)
    Place.push_back(
        D < Rank ? static_cast<Expr *>(Ctx.make<Builtin>(Ctx.intTy(), BuiltinID::get_local_id,
                                                         std::vector<Expr *>{Ctx.intLit(D)}))
                 : Ctx.intLit(0));
  Place.push_back(Ctx.intLit(What));
  return Ctx.make<ExprStmt>(
      Ctx.make<Builtin>(Ctx.voidTy(), BuiltinID::SHADOW_BARRIER, std::move(Place)));
}

/// In the tile form the threads of a tile go to a barrier together. Where one wants to, all do, and
/// it is known who did not.
static Expr *decide(Context &Ctx, Expr *Cond, unsigned Rank) {
  auto *Say = cast<Builtin>(cast<ExprStmt>(tell(Ctx, Rank, shadow::StaysAway))->E);
  Expr *Goes = Ctx.make<Cast>(Ctx.intTy(), Cond, /*Implicit=*/false);
  Say->Args[3] = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, Goes, Ctx.intLit(shadow::StaysAway));
  Expr *Any = Ctx.make<Builtin>(Ctx.intTy(), BuiltinID::SHADOW_ABSENT,
                                std::vector<Expr *>{Ctx.intLit(shadow::AnyGoes)});
  Expr *All = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Any, Ctx.intLit(0));
  return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, Say, All);
}

static bool holdsBarrier(Stmt *S) {
  bool Found = false;
  walkExprs(S, [&](Expr *&E) {
    auto *B = dyn_cast<Builtin>(E);
    Found |= B && B->isBarrier();
  });
  return Found;
}

static void decideTogether(Context &Ctx, Stmt *S, unsigned Rank, const Uniformity &U, bool InLoop) {
  Expr **Cond = nullptr;
  // Who leaves a loop with barriers does not go to them, unless all leave in this round.
  if (auto *I = dyn_cast<If>(S); I && InLoop && !I->Else && !I->Then->Stmts.empty() &&
                                 isa<Break>(I->Then->Stmts.back()) && !U.isUniform(I->Cond)) {
    I->Cond = Ctx.logicalNot(decide(Ctx, Ctx.logicalNot(I->Cond), Rank));
    return;
  }
  if (auto *I = dyn_cast<If>(S))
    Cond = holdsBarrier(I->Then) ? &I->Cond : nullptr;
  else if (auto *L = dyn_cast<For>(S))
    Cond = &L->Cond;
  else if (auto *L = dyn_cast<While>(S))
    Cond = &L->Cond;
  else if (auto *L = dyn_cast<DoWhile>(S))
    Cond = &L->Cond;
  if (Cond && *Cond && !U.isUniform(*Cond) && holdsBarrier(S))
    *Cond = decide(Ctx, *Cond, Rank);
}

static void followBarriers(Context &Ctx, Block &B, unsigned Rank, const Uniformity &U,
                           bool InLoop = false) {
  std::vector<Stmt *> Out;
  if (!B.Stmts.empty() && isa<Break, Return>(B.Stmts.back()))
    InLoop = false; // whoever gets here leaves the loop in this round
  for (Stmt *S : B.Stmts) {
    decideTogether(Ctx, S, Rank, U, InLoop);
    const bool IsLoop = isa<For, While, DoWhile, Switch>(S);
    forEachInnerBlock(S, [&](Block &Inner) {
      followBarriers(Ctx, Inner, Rank, U,
                     IsLoop ? !isa<Switch>(S) && holdsBarrier(S) && !U.leavesTogether(S) : InLoop);
    });
    auto *X = dyn_cast<ExprStmt>(S);
    auto *Does = X ? dyn_cast<Builtin>(X->E) : nullptr;
    const bool IsBarrier = Does && Does->isBarrier();
    if (IsBarrier)
      Out.push_back(tell(Ctx, Rank, shadow::Arrives));
    Out.push_back(S);
    if (IsBarrier)
      Out.push_back(tell(Ctx, Rank, shadow::Passes));
  }
  B.Stmts = std::move(Out);
}

/// The kernels have taken over whatever waits.
bool ampcc::tellBarriers(PassContext &PC) {
  if (askers(PC.M).empty())
    return false;
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel || F->WorkGroupSize[0] == 0)
      continue;
    const Uniformity U(*F);
    followBarriers(PC.M.Ctx, *F->Body, F->DomainRank, U);
    F->Body->Stmts.insert(F->Body->Stmts.begin(), tell(PC.M.Ctx, F->DomainRank, shadow::Begins));
  }
  return true;
}
