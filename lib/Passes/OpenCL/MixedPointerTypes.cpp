//===- MixedPointerTypes.cpp - the types of a module with mixed pointers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MixedPointerTypes.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::hasMixedPointers(Module &M, MixedPointer &Mixed) {
  bool Found = false;
  auto Look = [&](const Type *T) { Found |= Mixed.lowered(T) != T; };
  for (StructType *S : usedStructs(M))
    for (const Field &F : S->Fields)
      Look(F.Ty);
  for (Function *F : M.Functions) {
    Look(F->ReturnTy);
    forEachType(*F, Look);
  }
  return Found;
}

static void lowerDeclarations(Function &F, MixedPointer &Mixed) {
  F.ReturnTy = Mixed.lowered(F.ReturnTy);
  for (Var *P : F.Params)
    P->Ty = Mixed.lowered(P->Ty);
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      D->V->Ty = Mixed.lowered(D->V->Ty);
  });
}

/// The type that follows from declarations and operands, which have theirs: copies of expressions
/// were made with the types of before.
static void retype(Expr *E) {
  if (auto *Ref = dyn_cast<VarRef>(E))
    E->setType(Ref->V->Ty);
  else if (auto *C = dyn_cast<Call>(E))
    E->setType(C->Callee->ReturnTy);
  else if (auto *D = dyn_cast<Deref>(E))
    E->setType(cast<PointerType>(D->Pointer->type())->Pointee);
  else if (auto *M = dyn_cast<Member>(E))
    E->setType(M->field().Ty);
  else if (auto *S = dyn_cast<Subscript>(E))
    E->setType(Subscript::elementOf(S->Base->type()));
  else if (auto *A = dyn_cast<Assign>(E))
    E->setType(A->Target->type());
  else if (auto *I = dyn_cast<IncDec>(E))
    E->setType(I->Operand->type());
}

void ampcc::lowerMixedTypes(Module &M, MixedPointer &Mixed) {
  for (StructType *S : usedStructs(M))
    for (Field &F : S->Fields)
      F.Ty = Mixed.lowered(F.Ty);
  for (Function *F : M.Functions)
    lowerDeclarations(*F, Mixed);
  for (Function *F : M.Functions)
    walkExprs(F->Body, [](Expr *&E) { retype(E); });
}
