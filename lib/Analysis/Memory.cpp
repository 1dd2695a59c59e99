//===- Memory.cpp - objects that pointers lead to ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Memory.h"
#include "ampcc/Analysis/VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

MemoryRoot MemoryRoot::join(const MemoryRoot &Other) const {
  if (K == Kind::None || *this == Other)
    return Other;
  return Other.K == Kind::None ? *this : any();
}

bool MemoryRoot::mayConflict(const MemoryRoot &Other) const {
  if (K == Kind::None || Other.K == Kind::None)
    return false;
  if (K == Kind::Any || Other.K == Kind::Any || V == Other.V)
    return true;
  return V->S == Var::Storage::Param && Other.V->S == Var::Storage::Param;
}

MemoryRoots::MemoryRoots(const Function &F) : IsKernel(F.IsKernel) {
  const VarUses Uses(F.Body);
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && Uses.of(D->V).Addresses && !Uses.isFixed(D->V))
      Pointers[D->V] = MemoryRoot::any(); // assigned through its address
  });
  bool Changed = true;
  while (Changed) {
    Changed = false;
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
        Changed |= assign(D->V, D->Init);
      forEachExpr(S, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          if (auto *A = dyn_cast<Assign>(E))
            if (auto *Ref = dyn_cast<VarRef>(A->Target); Ref && !A->Compound)
              Changed |= assign(Ref->V, A->Value);
        });
      });
    });
  }
}

bool MemoryRoots::assign(const Var *V, const Expr *Value) {
  if (!V->Ty->isPointer())
    return false;
  MemoryRoot &Root = Pointers[V];
  MemoryRoot Joined = Root.join(pointedTo(Value));
  if (Joined == Root)
    return false;
  Root = Joined;
  return true;
}

MemoryRoot MemoryRoots::pointedTo(const Expr *Pointer) const {
  switch (Pointer->kind()) {
  case Expr::Kind::NullPtr:
    return MemoryRoot();
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(Pointer)->V;
    MemoryRoot Assigned = Pointers.lookup(V);
    if (V->S != Var::Storage::Param)
      return Assigned;
    return Assigned.join(IsKernel ? MemoryRoot::object(V) : MemoryRoot::any());
  }
  case Expr::Kind::Cast:
    if (!cast<Cast>(Pointer)->Operand->type()->isPointer())
      return MemoryRoot::any();
    return pointedTo(cast<Cast>(Pointer)->Operand);
  case Expr::Kind::Binary: {
    auto *B = cast<Binary>(Pointer);
    if (B->Op == BinaryOp::Comma || B->Right->type()->isPointer())
      return pointedTo(B->Right);
    return B->Left->type()->isPointer() ? pointedTo(B->Left) : MemoryRoot::any();
  }
  case Expr::Kind::Conditional: {
    auto *C = cast<Conditional>(Pointer);
    return pointedTo(C->Then).join(pointedTo(C->Else));
  }
  case Expr::Kind::Assign:
    return pointedTo(cast<Assign>(Pointer)->Target)
        .join(cast<Assign>(Pointer)->Compound ? MemoryRoot()
                                              : pointedTo(cast<Assign>(Pointer)->Value));
  case Expr::Kind::IncDec:
    return pointedTo(cast<IncDec>(Pointer)->Operand);
  case Expr::Kind::AddrOf:
    return rootOf(cast<AddrOf>(Pointer)->Operand);
  default:
    return MemoryRoot::any();
  }
}

MemoryRoot MemoryRoots::rootOf(const Expr *LValue) const {
  const Expr *Whole = wholeObject(LValue);
  if (auto *Ref = dyn_cast<VarRef>(Whole))
    return MemoryRoot::object(Ref->V);
  if (auto *D = dyn_cast<Deref>(Whole))
    return pointedTo(D->Pointer);
  if (auto *S = dyn_cast<Subscript>(Whole))
    return pointedTo(S->Base);
  return MemoryRoot(); // a value, not memory
}
