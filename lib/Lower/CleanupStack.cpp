//===- CleanupStack.cpp - destructor calls at the exits of scopes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CleanupStack.h"

using namespace ampcc;
using namespace clang;

void CleanupStack::destroy(kir::Expr *Object, QualType T, SourceLocation Loc,
                           const ClassPath &Path) {
  if (const ConstantArrayType *Array = M.Ast.getAsConstantArrayType(T)) {
    // Elements die in the reverse order of their construction.
    uint64_t Count = Array->getSize().getZExtValue();
    for (uint64_t I = Count; I-- > 0;)
      destroy(Ctx.make<kir::Subscript>(Code.copy(Object), Ctx.intLit(I)), Array->getElementType(),
              Loc);
    return;
  }
  const CXXRecordDecl *D = T->getAsCXXRecordDecl();
  if (!M.isDestroyed(D))
    return;
  const CXXDestructorDecl *Dtor = D->getDestructor();
  if (kir::Function *Target = M.function(Dtor, Loc, Path))
    Code.appendCall(
        Ctx.make<kir::Call>(Target, std::vector<kir::Expr *>{Ctx.addressOf(Code.copy(Object))}),
        Dtor, Loc);
}

void CleanupStack::push(kir::Expr *Object, QualType T, SourceLocation Loc, bool Extended) {
  QualType Element = M.Ast.getBaseElementType(T);
  if (!M.isDestroyed(Element->getAsCXXRecordDecl()))
    return;
  Stack.push_back({Object, T, Loc, Extended});
}

void CleanupStack::emit(size_t Depth, const kir::Var *Kept) {
  for (size_t I = Stack.size(); I-- > Depth;) {
    Cleanup C = Stack[I];
    const auto *Whole = dyn_cast<kir::VarRef>(C.Object);
    if (!Kept || !Whole || Whole->V != Kept)
      destroy(C);
  }
}

/// The control flow cannot leave the block at its end.
static bool endsFlow(const kir::Block *B) {
  if (B->Stmts.empty())
    return false;
  switch (B->Stmts.back()->kind()) {
  case kir::Stmt::Kind::Return:
  case kir::Stmt::Kind::Break:
  case kir::Stmt::Kind::Continue:
    return true;
  default:
    return false;
  }
}

void CleanupStack::pop(size_t Depth) {
  if (!endsFlow(Code.Cur))
    emit(Depth);
  drop(Depth);
}

void CleanupStack::destroy(const Cleanup &C) {
  if (!C.Flag)
    return destroy(Code.copy(C.Object), C.Ty, C.Loc);
  auto *Then = Code.inBlock([&] { destroy(Code.copy(C.Object), C.Ty, C.Loc); });
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
      *It = Ctx.assign(Ctx.ref(V), D->Init);
      D->Init = nullptr;
    } else {
      Branch->Stmts.erase(It);
    }
    To->Stmts.push_back(D);
    return;
  }
}

void CleanupStack::makeConditional(size_t Depth, kir::Block *Branch) {
  for (size_t I = Depth; I < Stack.size(); ++I) {
    Cleanup &C = Stack[I];
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
    Code.append(Ctx.make<kir::DeclStmt>(C.Flag, Ctx.boolLit(false)), C.Loc);
    Branch->Stmts.push_back(Ctx.assign(Ctx.ref(C.Flag), Ctx.boolLit(true)));
  }
}

void CleanupStack::popTemporaries(size_t Depth) {
  SmallVector<Cleanup, 4> Kept;
  for (size_t I = Stack.size(); I-- > Depth;) {
    Cleanup C = Stack[I];
    if (C.Extended)
      Kept.insert(Kept.begin(), C);
    else
      destroy(C);
  }
  Stack.truncate(Depth);
  Stack.append(Kept);
}
