//===- Walk.cpp - generic traversal and copying of KIR trees --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

VarRef::VarRef(Var *V) : Expr(Kind::VarRef, V->Ty), V(V) {}

Call::Call(Function *Callee, std::vector<Expr *> Args)
    : Expr(Kind::Call, Callee->ReturnTy), Callee(Callee), Args(std::move(Args)) {}

bool ampcc::kir::isLValue(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::VarRef:
  case Expr::Kind::Deref:
    return true;
  case Expr::Kind::Member:
    return isLValue(cast<Member>(E)->Base);
  case Expr::Kind::Subscript:
    return cast<Subscript>(E)->Base->type()->isPointer() || isLValue(cast<Subscript>(E)->Base);
  default:
    return false;
  }
}

const Expr *ampcc::kir::wholeObject(const Expr *E) {
  for (;;) {
    if (auto *M = dyn_cast<Member>(E))
      E = M->Base;
    else if (auto *S = dyn_cast<Subscript>(E); S && !S->Base->type()->isPointer())
      E = S->Base;
    else
      return E;
  }
}

Var *ampcc::kir::rootVar(const Expr *E) {
  auto *Ref = dyn_cast<VarRef>(wholeObject(E));
  return Ref ? Ref->V : nullptr;
}

void ampcc::kir::forEachOperand(Expr *E, function_ref<void(Expr *&)> Fn) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
  case Expr::Kind::FloatLit:
  case Expr::Kind::NullPtr:
  case Expr::Kind::VarRef:
    return;
  case Expr::Kind::InitList:
    for (Expr *&Element : cast<InitList>(E)->Elements)
      Fn(Element);
    return;
  case Expr::Kind::Deref:
    return Fn(cast<Deref>(E)->Pointer);
  case Expr::Kind::Member:
    return Fn(cast<Member>(E)->Base);
  case Expr::Kind::Subscript:
    Fn(cast<Subscript>(E)->Base);
    return Fn(cast<Subscript>(E)->Index);
  case Expr::Kind::AddrOf:
    return Fn(cast<AddrOf>(E)->Operand);
  case Expr::Kind::Unary:
    return Fn(cast<Unary>(E)->Operand);
  case Expr::Kind::IncDec:
    return Fn(cast<IncDec>(E)->Operand);
  case Expr::Kind::Binary:
    Fn(cast<Binary>(E)->Left);
    return Fn(cast<Binary>(E)->Right);
  case Expr::Kind::Assign:
    Fn(cast<Assign>(E)->Target);
    return Fn(cast<Assign>(E)->Value);
  case Expr::Kind::Conditional:
    Fn(cast<Conditional>(E)->Cond);
    Fn(cast<Conditional>(E)->Then);
    return Fn(cast<Conditional>(E)->Else);
  case Expr::Kind::Cast:
    return Fn(cast<Cast>(E)->Operand);
  case Expr::Kind::Call:
    for (Expr *&Arg : cast<Call>(E)->Args)
      Fn(Arg);
    return;
  case Expr::Kind::Builtin:
    for (Expr *&Arg : cast<Builtin>(E)->Args)
      Fn(Arg);
    return;
  }
}

void ampcc::kir::forEachExpr(Stmt *S, function_ref<void(Expr *&)> Fn) {
  auto Visit = [&](Expr *&E) {
    if (E)
      Fn(E);
  };
  switch (S->kind()) {
  case Stmt::Kind::Decl:
    return Visit(cast<DeclStmt>(S)->Init);
  case Stmt::Kind::Expr:
    return Visit(cast<ExprStmt>(S)->E);
  case Stmt::Kind::If:
    return Visit(cast<If>(S)->Cond);
  case Stmt::Kind::For:
    Visit(cast<For>(S)->Cond);
    return Visit(cast<For>(S)->Inc);
  case Stmt::Kind::While:
    return Visit(cast<While>(S)->Cond);
  case Stmt::Kind::DoWhile:
    return Visit(cast<DoWhile>(S)->Cond);
  case Stmt::Kind::Switch:
    return Visit(cast<Switch>(S)->Cond);
  case Stmt::Kind::Return:
    return Visit(cast<Return>(S)->Value);
  case Stmt::Kind::Block:
  case Stmt::Kind::Case:
  case Stmt::Kind::Break:
  case Stmt::Kind::Continue:
    return;
  }
}

void ampcc::kir::forEachChild(Stmt *S, function_ref<void(Stmt *)> Fn) {
  switch (S->kind()) {
  case Stmt::Kind::Block:
    for (Stmt *Child : cast<Block>(S)->Stmts)
      Fn(Child);
    return;
  case Stmt::Kind::If:
    Fn(cast<If>(S)->Then);
    if (cast<If>(S)->Else)
      Fn(cast<If>(S)->Else);
    return;
  case Stmt::Kind::For:
    if (cast<For>(S)->Init)
      Fn(cast<For>(S)->Init);
    return Fn(cast<For>(S)->Body);
  case Stmt::Kind::While:
    return Fn(cast<While>(S)->Body);
  case Stmt::Kind::DoWhile:
    return Fn(cast<DoWhile>(S)->Body);
  case Stmt::Kind::Switch:
    return Fn(cast<Switch>(S)->Body);
  default:
    return;
  }
}

void ampcc::kir::forEachInnerBlock(Stmt *S, function_ref<void(Block &)> Fn) {
  if (auto *B = dyn_cast<Block>(S))
    return Fn(*B);
  forEachChild(S, [&](Stmt *Child) {
    if (auto *B = dyn_cast<Block>(Child))
      Fn(*B);
  });
}

void ampcc::kir::walkStmts(Stmt *S, function_ref<void(Stmt *)> Fn) {
  Fn(S);
  forEachChild(S, [&](Stmt *Child) { walkStmts(Child, Fn); });
}

bool ampcc::kir::holdsContinue(Stmt *S) {
  if (isa<Continue>(S))
    return true;
  bool Found = false;
  forEachChild(S, [&](Stmt *Child) {
    if (!isa<For, While, DoWhile>(Child))
      Found |= holdsContinue(Child);
  });
  return Found;
}

void ampcc::kir::walkExprs(Expr *&Root, function_ref<void(Expr *&)> Fn) {
  forEachOperand(Root, [&](Expr *&Operand) { walkExprs(Operand, Fn); });
  Fn(Root);
}

void ampcc::kir::walkExprs(Stmt *S, function_ref<void(Expr *&)> Fn) {
  walkStmts(S, [&](Stmt *Child) { forEachExpr(Child, [&](Expr *&E) { walkExprs(E, Fn); }); });
}
