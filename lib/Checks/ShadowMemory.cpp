//===- ShadowMemory.cpp - race checks of shared memory -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShadowMemory.h"
#include "ampcc/KIR/ShadowBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::queriesShadow(const Module &M) {
  return any_of(M.Functions, [](const Function *F) {
    return containsExpr(F->Body, [](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      return B && B->isOneOf(builtin::SHADOW_ACCESS, builtin::SHADOW_ABSENT);
    });
  });
}

/// Objects of this type lie at any byte, or their parts do.
static bool isOfBytes(const Type *Ty) {
  if (auto *A = dyn_cast<ArrayType>(Ty))
    return A->Element->size() % 4 != 0 || isOfBytes(A->Element);
  if (auto *S = dyn_cast<StructType>(Ty))
    return any_of(S->Fields, [](const Field &F) { return F.Offset % 4 != 0 || isOfBytes(F.Ty); });
  return isa<IntType>(Ty) && Ty->size() < 4;
}

bool ampcc::mayShareWords(const Module &M) {
  bool Found = false;
  for (const Function *F : M.Functions) {
    if (F->IsKernel)
      for (const Var *P : F->Params)
        if (auto *Pointer = dyn_cast<PointerType>(P->Ty))
          Found |= isOfBytes(Pointer->Pointee) || Pointer->Pointee->size() % 4 != 0;
    walkStmts(F->Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      Found |= D && D->V->S == Var::Storage::TileStatic && isOfBytes(D->V->Ty);
    });
  }
  return Found;
}

DenseSet<const Function *> ampcc::accessPerformers(const Module &M) {
  DenseSet<const Function *> Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::SHADOW_ACCESS))
        Result.insert(F);
    });
  return Result;
}

Space ampcc::usedSpace(const Check &Access) {
  auto *Pointer = dyn_cast<PointerType>(Access.pointer()->type());
  return Pointer ? Pointer->AS : Space::Private | Space::Local | Space::Global;
}

UsedSpaces::UsedSpaces(const Module &M) {
  // In the last iteration, at the latest, each function comes after the functions that it calls.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const Function *F : M.Functions) {
      Space Used = Space::Unresolved;
      walkExprs(F->Body, [&](Expr *&E) {
        if (const Check *Access = checkOf(CheckKind::Access, E))
          Used = Used | usedSpace(*Access);
        else if (auto *C = dyn_cast<Call>(E))
          Used = Used | Spaces.lookup(C->Callee);
      });
      Space &Before = Spaces[F];
      Changed |= Before != Used;
      Before = Used;
    }
  }
}

void ampcc::dropAccessChecks(Module &M, const DenseSet<const Function *> &Performers) {
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && Performers.count(C->Callee))
        E = M.Ctx.boolLit(true);
    });
  erase_if(M.Functions, [&](const Function *F) { return Performers.count(F) != 0; });
}
