//===- CleanupLowering.cpp - destruction at the exits of scopes -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionLowering.h"

using namespace ampcc;
using namespace clang;

void FunctionLowering::pushCleanup(kir::Expr *Object, QualType T, SourceLocation Loc,
                                   bool Extended) {
  QualType Element = M.Ast.getBaseElementType(T);
  const CXXRecordDecl *D = Element->getAsCXXRecordDecl();
  if (!D || !D->hasDefinition() || D->hasTrivialDestructor() || M.isLibrary(D))
    return;
  Cleanups.push_back({Object, T, Loc, Extended});
}

void FunctionLowering::emitCleanups(size_t Depth, const kir::Var *Kept) {
  for (size_t I = Cleanups.size(); I-- > Depth;) {
    Cleanup C = Cleanups[I];
    const auto *Whole = dyn_cast<kir::VarRef>(C.Object);
    if (!Kept || !Whole || Whole->V != Kept)
      destroy(C);
  }
}

void FunctionLowering::destroy(const Cleanup &C) {
  if (!C.Flag)
    return destructorCall(Code.copy(C.Object), C.Ty, C.Loc);
  auto *Then = Ctx.make<kir::Block>();
  {
    llvm::SaveAndRestore Scope(Code.Cur, Then);
    destructorCall(Code.copy(C.Object), C.Ty, C.Loc);
  }
  Code.append(Ctx.make<kir::If>(Ctx.ref(C.Flag), Then), C.Loc);
}

/// Moves the declaration of V from Branch to the end of To; its initialiser stays as an assignment.
static void hoist(kir::Context &Ctx, kir::Var *V, kir::Block *Branch, kir::Block *To,
                  bool KeepInit) {
  for (auto It = Branch->Stmts.begin(); It != Branch->Stmts.end(); ++It) {
    auto *D = dyn_cast<kir::DeclStmt>(*It);
    if (!D || D->V != V)
      continue;
    if (D->Init && !KeepInit) {
      *It = Ctx.make<kir::ExprStmt>(Ctx.make<kir::Assign>(Ctx.ref(V), D->Init));
      D->Init = nullptr;
    } else {
      Branch->Stmts.erase(It);
    }
    To->Stmts.push_back(D);
    return;
  }
}

void FunctionLowering::makeConditional(size_t Depth, kir::Block *Branch) {
  for (size_t I = Depth; I < Cleanups.size(); ++I) {
    Cleanup &C = Cleanups[I];
    kir::Expr *Object = C.Object;
    while (auto *Part = dyn_cast<kir::Member>(Object))
      Object = Part->Base;
    if (auto *Whole = dyn_cast<kir::VarRef>(Object))
      hoist(Ctx, Whole->V, Branch, Code.Cur, /*KeepInit=*/false);
    if (C.Flag) {
      hoist(Ctx, C.Flag, Branch, Code.Cur, /*KeepInit=*/true);
      continue;
    }
    C.Flag = Code.newTemp(Ctx.boolTy(), "made", C.Loc);
    Code.append(Ctx.make<kir::DeclStmt>(C.Flag, Ctx.make<kir::IntLit>(Ctx.boolTy(), 0)), C.Loc);
    Branch->Stmts.push_back(Ctx.make<kir::ExprStmt>(
        Ctx.make<kir::Assign>(Ctx.ref(C.Flag), Ctx.make<kir::IntLit>(Ctx.boolTy(), 1))));
  }
}

void FunctionLowering::popTemporaries(size_t Depth) {
  SmallVector<Cleanup, 4> Kept;
  for (size_t I = Cleanups.size(); I-- > Depth;) {
    Cleanup C = Cleanups[I];
    if (C.Extended)
      Kept.insert(Kept.begin(), C);
    else
      destroy(C);
  }
  Cleanups.truncate(Depth);
  Cleanups.append(Kept);
}
