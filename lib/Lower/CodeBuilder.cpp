//===- CodeBuilder.cpp - the statements of a function that is being lowered -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CodeBuilder.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/MessageBuiltins.h"

using namespace ampcc;
using namespace clang;

void CodeBuilder::begin(SourceLocation Loc) {
  Cur = F.Body = Ctx.make<kir::Block>();
  Cur->Pos = M.pos(Loc);
}

kir::Block *CodeBuilder::inBlock(llvm::function_ref<void()> Lower) {
  auto *B = Ctx.make<kir::Block>();
  llvm::SaveAndRestore Scope(Cur, B);
  Lower();
  return B;
}

kir::Var *CodeBuilder::newTemp(const kir::Type *Ty, StringRef Name, SourceLocation Loc) {
  return Ctx.temp(Name, Ty, M.pos(Loc));
}

kir::Var *CodeBuilder::temp(const kir::Type *Ty, StringRef Name, SourceLocation Loc) {
  kir::Var *V = newTemp(Ty, Name, Loc);
  append(Ctx.make<kir::DeclStmt>(V), Loc);
  return V;
}

kir::Expr *CodeBuilder::save(kir::Expr *Value, StringRef Name) {
  kir::Var *V = newTemp(Value->type(), Name, SourceLocation());
  V->Pos = Value->Pos;
  auto *D = Ctx.make<kir::DeclStmt>(V, Value);
  D->Pos = Value->Pos;
  Cur->Stmts.push_back(D);
  kir::Expr *Saved = Ctx.ref(V);
  if (const Expr *Of = M.From.Exprs.lookup(Value))
    M.From.Exprs[Saved] = Of;
  return Saved;
}

kir::Expr *CodeBuilder::stabilize(kir::Expr *E) {
  if (isa<kir::VarRef, kir::IntLit, kir::FloatLit, kir::NullPtr>(E))
    return E;
  if (!kir::isLValue(E))
    return isDroppable(E) && isa<kir::AddrOf>(E) ? E : save(E);
  switch (E->kind()) {
  case kir::Expr::Kind::Member: {
    auto *Node = cast<kir::Member>(E);
    Node->Base = stabilize(Node->Base);
    return Node;
  }
  case kir::Expr::Kind::Subscript: {
    auto *Node = cast<kir::Subscript>(E);
    Node->Base = stabilize(Node->Base);
    Node->Index = isa<kir::IntLit>(Node->Index) ? Node->Index : save(Node->Index, "index");
    return Node;
  }
  case kir::Expr::Kind::Deref: {
    auto *Node = cast<kir::Deref>(E);
    const bool IsSaved = !isa<kir::VarRef>(Node->Pointer);
    Node->Pointer = stabilize(Node->Pointer);
    if (auto *Saved = dyn_cast<kir::VarRef>(Node->Pointer); Saved && IsSaved)
      M.From.Places.insert(Saved->V);
    return Node;
  }
  default:
    return E;
  }
}

/// The library's own lines mean nothing to the user: its statements belong to the lines around the
/// place that they are inlined to.
kir::SourcePos CodeBuilder::pos(SourceLocation Loc) {
  if (Loc.isInvalid())
    return {};
  kir::SourcePos P = M.pos(Loc);
  if (InLibrary)
    P.File = P.Line = 0;
  return P;
}

void CodeBuilder::append(kir::Stmt *S, SourceLocation Loc) {
  S->Pos = pos(Loc);
  Cur->Stmts.push_back(S);
}

void CodeBuilder::appendExpr(kir::Expr *E, SourceLocation Loc) {
  append(Ctx.make<kir::ExprStmt>(E), Loc);
}

kir::Expr *CodeBuilder::zeroOf(const kir::Type *Ty) {
  if (Ty->isPointer())
    return Ctx.make<kir::NullPtr>(Ty);
  if (isa<kir::FloatType>(Ty))
    return Ctx.make<kir::FloatLit>(Ty, 0.0);
  return Ctx.make<kir::IntLit>(Ty, 0);
}

kir::Expr *CodeBuilder::zeroOf(QualType T, const kir::Type *Ty) {
  return T->isMemberDataPointerType() ? Ctx.make<kir::IntLit>(Ty, -1) : zeroOf(Ty);
}

kir::Expr *CodeBuilder::withoutConst(kir::Expr *Object) {
  auto Open = [&](kir::Expr *&Pointer) {
    const auto *Ty = cast<kir::PointerType>(Pointer->type());
    if (Ty->Const)
      Pointer = Ctx.make<kir::Cast>(Ctx.pointerTo(Ty->Pointee), Pointer, false);
  };
  if (auto *M = dyn_cast<kir::Member>(Object))
    M->Base = withoutConst(M->Base);
  else if (auto *D = dyn_cast<kir::Deref>(Object))
    Open(D->Pointer);
  else if (auto *S = dyn_cast<kir::Subscript>(Object); S && S->Base->type()->isPointer())
    Open(S->Base);
  else if (S)
    S->Base = withoutConst(S->Base);
  return Object;
}

kir::Expr *CodeBuilder::followed(kir::Expr *Call, const FunctionDecl *Callee, SourceLocation Loc) {
  return M.mayEndThread(Callee) ? followed(Call, Loc) : Call;
}

kir::Expr *CodeBuilder::followed(kir::Expr *Call, SourceLocation Loc) {
  kir::Expr *Result = nullptr;
  if (Call->type()->isVoid())
    appendExpr(Call, Loc);
  else
    Result = save(Call, "result");
  appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::follow_end), Loc);
  return Result;
}

void CodeBuilder::appendCall(kir::Expr *Call, const FunctionDecl *Callee, SourceLocation Loc) {
  if (kir::Expr *Open = followed(Call, Callee, Loc); Open == Call)
    appendExpr(Open, Loc);
}
