//===- ThreadLoops.cpp - the regions and loops of the tile form -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A region, `threads { ... }`, runs once for each thread of the tile; a loop over threads runs its
// iterations. Both use the order of the launch. Two threads of one region must not conflict in
// memory that they share; the next region begins after all of them have ended.
//
//===----------------------------------------------------------------------===//
#include "Arithmetic.h"
#include "Compiler.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;

void Machine::beginRegion() {
  InRegion = true;
  ++TileNow;
  ++LaunchNow;
}

void Machine::endRegion() {
  InRegion = false;
  ++TileNow;
  ++LaunchNow;
}

static Flow runRegion(const Step &S, Frame &F) {
  F.At = S.Source;
  Machine &M = F.M;
  M.countStep(F);
  Thread *Tile = M.Current;
  const uint32_t OfTile = M.Me.Number;
  M.beginRegion();
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    M.Current = &M.Threads[M.Order[I]];
    M.Current->StackLimit = Tile->StackLimit;
    M.Me.Number = M.nextUser();
    S.A->Do(*S.A, F); // `continue` ends the thread's work
  }
  M.endRegion();
  M.Me.Number = OfTile;
  M.Current = Tile;
  return Flow::Next;
}

namespace {
/// One loop over threads. Of several that are nested only the innermost's iterations are threads.
struct LoopOverThreads {
  const Step &S;
  Frame &F;
  Machine &M;
  const uint32_t OfTile;
  const bool IsOutermost;

  LoopOverThreads(const Step &S, Frame &F)
      : S(S), F(F), M(F.M), OfTile(M.Me.Number), IsOutermost(!M.InRegion) {}

  bool holds() {
    F.At = S.Source;
    M.countStep(F);
    return decide(F, S.E->Do(*S.E, F));
  }
  void iteration() {
    M.Me.Number = S.IsInnermost ? M.nextUser() : 0;
    S.A->Do(*S.A, F);
    M.Me.Number = 0; // the head of the loop is no thread's
  }
  void forward() {
    for (; holds(); S.Inc->Do(*S.Inc, F))
      iteration();
  }
  /// The values of the counter first, then the iterations in another order.
  void reordered() {
    const size_t First = M.LoopValues.size();
    for (; holds(); S.Inc->Do(*S.Inc, F))
      M.LoopValues.push_back(F.Registers[S.Slot]);
    const Value End = F.Registers[S.Slot];
    const uint32_t Count = M.LoopValues.size() - First;
    for (uint32_t I = 0; I < Count; ++I) {
      F.Registers[S.Slot] = M.LoopValues[First + M.placeInOrder(I, Count)];
      iteration();
    }
    F.Registers[S.Slot] = End;
    M.LoopValues.resize(First);
  }
};
} // namespace

static Flow runThreadLoop(const Step &S, Frame &F) {
  LoopOverThreads Loop(S, F);
  if (Loop.IsOutermost)
    F.M.beginRegion();
  F.M.Me.Number = 0;
  S.B->Do(*S.B, F);
  if (S.CanReorder && F.M.L->Order.K != ThreadOrder::Kind::Forward)
    Loop.reordered();
  else
    Loop.forward();
  if (Loop.IsOutermost)
    F.M.endRegion();
  F.M.Me.Number = Loop.OfTile;
  return Flow::Next;
}

const Step *FunctionCompiler::threadLoop(const kir::For *L) {
  const bool Outer = InLoopOverThreads;
  InLoopOverThreads = true;
  Step *New = makeStep(L, L->Cond ? runThreadLoop : runRegion);
  if (L->Cond) {
    New->B = stmt(L->Init);
    New->E = condition(L->Cond);
    New->Inc = value(L->Inc);
    auto *D = dyn_cast<kir::DeclStmt>(L->Init);
    New->CanReorder = D && placeOf(D->V).K == Place::Kind::Register;
    if (New->CanReorder)
      New->Slot = placeOf(D->V).Slot;
    New->IsInnermost = true;
    kir::walkStmts(static_cast<const kir::Stmt *>(L->Body), [&](const kir::Stmt *S) {
      auto *Inner = dyn_cast<kir::For>(S);
      New->IsInnermost &= !(Inner && Inner->IsThreadLoop);
    });
  }
  New->A = block(L->Body);
  InLoopOverThreads = Outer;
  return New;
}
