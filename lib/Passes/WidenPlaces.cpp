//===- WidenPlaces.cpp - where a place has to be computed in 64 bits ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library computes the place of an element as `INDEX(row) * stride + column`: INDEX makes a
// long of an int, because a container may have more elements than an int counts. Hardly any has,
// and a launch of which none has may compute in 32 bits: kernels are built, or have a version, for
// that (docs/runtime-abi.md, "Places"). These passes replace INDEX by a conversion where that
// costs nothing or where the program must not rely on it:
//
//   widen-places         all: with --amp-robust and --amp-check an index may be out of all bounds,
//                        and must not wrap round into them
//   widen-shared-places  in the tile form, where the threads of a vectorised loop have one row, so
//                        that the product is computed once before the loop:
//
//     for (int x = begin; x < end; ++x)        for (int x = begin; x < end; ++x)
//       v[INDEX(y) * stride + x]          =>     v[(long)y * stride + x]
//       v[INDEX(x) * stride + y]                 v[INDEX(x) * stride + y]
//
// Needs thread loops with counters of their own; what a loop computes from memory is taken to
// differ between its threads.
//
//===----------------------------------------------------------------------===//
#include "ChangedVariable.h"
#include "Passes.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// INDEX of an int, which is no more than a conversion.
bool isPlace(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && B->is(BuiltinID::INDEX) && B->Args[0]->type()->size() == 4;
}

void widen(Context &Ctx, Expr *&E) {
  SourcePos Pos = E->Pos;
  E = Ctx.make<Cast>(E->type(), cast<Builtin>(E)->Args[0], /*Implicit=*/false);
  E->Pos = Pos;
}

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
      if (D && !hasThreadLoop(L->Body))
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
    bool Result = false;
    walkExprs(E, [&](const Expr *Part) {
      auto *Ref = dyn_cast<VarRef>(Part);
      auto *B = dyn_cast<Builtin>(Part);
      Result |= (Ref && Varying.contains(Ref->V)) || isa<Subscript, Deref, Call>(Part) ||
                (B && !isPlace(B));
    });
    return Result;
  }

private:
  static bool hasThreadLoop(Stmt *Body) {
    bool Result = false;
    walkStmts(Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      Result |= L && L->IsThreadLoop;
    });
    return Result;
  }
};

} // namespace

bool ampcc::widenPlaces(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    if (F->Body)
      walkExprs(F->Body, [&](Expr *&E) {
        if (!isPlace(E))
          return;
        widen(PC.M.Ctx, E);
        Changed = true;
      });
  return Changed;
}

/// A kernel has a version for small containers, other functions have none.
bool ampcc::widenSharedPlaces(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    const VaryingVariables Varying(*F);
    walkExprs(F->Body, [&](Expr *&E) {
      if (!isPlace(E) || (F->IsKernel && Varying.includes(cast<Builtin>(E)->Args[0])))
        return;
      widen(PC.M.Ctx, E);
      Changed = true;
    });
  }
  return Changed;
}
