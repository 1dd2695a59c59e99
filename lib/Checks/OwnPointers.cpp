//===- OwnPointers.cpp - pointers to a thread's own variables -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OwnPointers.h"
#include "SharedObjects.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

OwnPointers::OwnPointers(ArrayRef<Function *> Order) {
  // The arguments of all calls of a function are known before its own calls are looked at.
  for (Function *F : reverse(Order))
    add(*F);
}

void OwnPointers::add(Function &F) {
  const VarUses Uses(F);
  for (const Var *P : F.Params)
    if (P->Ty->isPointer() && (F.IsKernel || !Uses.isFixed(P)))
      Roots[P] = Root();
  walkStmts(F.Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init && D->V->Ty->isPointer() && Uses.isFixed(D->V))
      Roots[D->V] = rootOf(D->Init);
  });
  forEachCall(F.Body, [&](Call *C) {
    for (auto [Arg, P] : zip(C->Args, C->Callee->Params))
      if (P->Ty->isPointer() && !isOwn(rootOf(Arg)))
        Others.insert(P);
  });
}

OwnPointers::Root OwnPointers::rootOf(const Expr *Pointer) const {
  for (;;) {
    Pointer = withoutCasts(Pointer);
    if (auto *Ref = dyn_cast<VarRef>(Pointer)) {
      if (auto It = Roots.find(Ref->V); It != Roots.end())
        return It->second;
      const bool IsParam = Ref->V->S == Var::Storage::Param && Ref->type()->isPointer();
      return IsParam ? Root{Root::Kind::Param, Ref->V} : Root();
    }
    auto *A = dyn_cast<AddrOf>(Pointer);
    const Expr *Object = A ? A->Operand : nullptr;
    while (const Expr *Outer = Object ? outerObject(Object) : nullptr)
      Object = Outer;
    if (auto *Ref = dyn_cast_or_null<VarRef>(Object))
      return {Ref->V->S == Var::Storage::TileStatic ? Root::Kind::Other : Root::Kind::Own};
    auto *D = dyn_cast_or_null<Deref>(Object);
    auto *S = dyn_cast_or_null<Subscript>(Object);
    if (!D && !S)
      return {};
    Pointer = D ? D->Pointer : S->Base;
  }
}
