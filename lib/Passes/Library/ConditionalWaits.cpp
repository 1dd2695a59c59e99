//===- ConditionalWaits.cpp - functions with a barrier under a condition -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConditionalWaits.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class ConditionalWaits {
  const BarrierFinder Barriers;

public:
  bool Changed = false;
  explicit ConditionalWaits(const Module &M) : Barriers(M) {}

  void mark(Function &F) { stmt(F.Body, /*Conditional=*/false); }

private:
  /// MayJump: false in a loop without jumps, where no loop inside has to be looked into.
  void stmt(Stmt *S, bool Conditional, bool MayJump = true) {
    if (Conditional)
      forEachExpr(S, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          if (auto *C = dyn_cast<Call>(E))
            markCallee(*C->Callee);
        });
      });
    const bool IsLoop = isa<For, While, DoWhile>(S);
    MayJump = MayJump && (Conditional || !IsLoop || jumps(S));
    const bool Inside = Conditional || isa<If, Switch>(S) || (IsLoop && MayJump);
    forEachChild(S, [&](Stmt *Child) { stmt(Child, Inside, MayJump); });
  }

  static bool jumps(Stmt *S) {
    return containsStmt(S, [&](const Stmt *Child) { return isa<Break, Continue, Return>(Child); });
  }

  /// All calls of a function share its tile_static variables: that one cannot be copied.
  static bool hasTileStatic(Function &F) {
    return containsStmt(F.Body, [&](const Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      return D && D->V->S == Var::Storage::TileStatic;
    });
  }

  void markCallee(Function &F) {
    if (F.AlwaysInline || !Barriers.in(F) || hasTileStatic(F))
      return;
    F.AlwaysInline = Changed = true;
    stmt(F.Body, /*Conditional=*/true);
  }
};

} // namespace

bool ampcc::markConditionalWaits(const Module &M, ArrayRef<Function *> Order) {
  ConditionalWaits Waits(M);
  for (Function *F : Order)
    Waits.mark(*F);
  return Waits.Changed;
}
