//===- WidenSharedPlaces.cpp - 64-bit places of rows that threads share --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the tile form, where the threads of a vectorised loop have one row, its place (Places.h) is
// computed in 64 bits: the product is computed once before the loop.
//
//   for (int x = begin; x < end; ++x)        for (int x = begin; x < end; ++x)
//     v[INDEX(y) * stride + x]          =>     v[(long)y * stride + x]
//     v[INDEX(x) * stride + y]                 v[INDEX(x) * stride + y]
//
// Needs thread loops with counters of their own. A value that a loop reads from memory counts as
// different for each of its threads.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/Places.h"
#include "ampcc/Analysis/ChangedVariable.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The variables that differ between the threads of the innermost thread loops.
class VaryingVariables {
  DenseSet<const Var *> Varying;
  bool Changed = true;

  void add(const Var *V) { Changed |= V && Varying.insert(V).second; }

public:
  explicit VaryingVariables(Function &F) {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      auto *D = L && L->IsThreadLoop ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr;
      if (D && !holdsThreadLoop(L->Body))
        Varying.insert(D->V);
    });
    while (Changed) {
      Changed = false;
      walkStmts(F.Body, [&](Stmt *S) {
        if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init && includes(D->Init))
          add(D->V);
      });
      walkExprs(F.Body, [&](Expr *&E) {
        auto *A = dyn_cast<Assign>(E);
        if (isa<AddrOf>(E) || (A && includes(A->Value)))
          add(changedVariable(E));
      });
    }
  }

  bool includes(const Expr *E) const {
    return containsExpr(E, [&](const Expr *Part) {
      auto *Ref = dyn_cast<VarRef>(Part);
      auto *B = dyn_cast<Builtin>(Part);
      return (Ref && Varying.contains(Ref->V)) || isa<Subscript, Deref, Call>(Part) ||
             (B && !isPlace(B));
    });
  }
};

} // namespace

/// A kernel has a version for small containers, other functions have none.
bool ampcc::widenSharedPlaces(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    const VaryingVariables Varying(F);
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      if (!isPlace(E) || (F.IsKernel && Varying.includes(cast<Builtin>(E)->Args[0])))
        return nullptr;
      return widenedPlace(PC.M.Ctx, E);
    });
  });
}
