//===- Walk.cpp - generic traversal and copying of KIR trees --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

VarRef::VarRef(Var *V) : Expr(Kind::VarRef, V->Ty), V(V) {}

Call::Call(Kind K, Function *Callee, std::vector<Expr *> Args)
    : Expr(K, Callee->ReturnTy), Callee(Callee), Args(std::move(Args)) {}

const Builtin *ampcc::kir::workItemFunction(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && B->Info.Kind == BuiltinKind::WorkItem ? B : nullptr;
}

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

// The parts of the nodes: an expression's operands, a statement's expressions and statements.
#define OPERAND(M) Fn(Node->M);
#define OPERANDS(M)                                                                                \
  for (auto &Each : Node->M)                                                                       \
    Fn(Each);
#define EXPR(KIND, PARTS)                                                                          \
  case Expr::Kind::KIND: {                                                                         \
    [[maybe_unused]] auto *Node = cast<KIND>(E);                                                   \
    PARTS break;                                                                                   \
  }

template <typename ExprTy, typename FnTy> static void operands(ExprTy *E, FnTy Fn) {
  switch (E->kind()) {
#include "ampcc/KIR/Nodes.def"
  }
}

#define STMT(KIND, CLASS, PARTS)                                                                   \
  case Stmt::Kind::KIND: {                                                                         \
    [[maybe_unused]] auto *Node = cast<CLASS>(S);                                                  \
    PARTS break;                                                                                   \
  }
#define VALUE(M)                                                                                   \
  if (Node->M)                                                                                     \
    Fn(Node->M);
#define CHILD(M)
#define CHILDREN(M)

template <typename StmtTy, typename FnTy> static void values(StmtTy *S, FnTy Fn) {
  switch (S->kind()) {
#include "ampcc/KIR/Nodes.def"
  }
}

#undef VALUE
#undef CHILD
#undef CHILDREN
#define STMT(KIND, CLASS, PARTS)                                                                   \
  case Stmt::Kind::KIND: {                                                                         \
    [[maybe_unused]] auto *Node = cast<CLASS>(S);                                                  \
    PARTS break;                                                                                   \
  }
#define VALUE(M)
#define CHILD(M)                                                                                   \
  if (Node->M)                                                                                     \
    Fn(Node->M);
#define CHILDREN(M)                                                                                \
  for (auto *Each : Node->M)                                                                       \
    Fn(Each);

template <typename StmtTy, typename FnTy> static void children(StmtTy *S, FnTy Fn) {
  switch (S->kind()) {
#include "ampcc/KIR/Nodes.def"
  }
}

void ampcc::kir::forEachOperand(Expr *E, function_ref<void(Expr *&)> Fn) { operands(E, Fn); }
void ampcc::kir::forEachOperand(const Expr *E, function_ref<void(const Expr *)> Fn) {
  operands(E, Fn);
}
void ampcc::kir::forEachExpr(Stmt *S, function_ref<void(Expr *&)> Fn) { values(S, Fn); }
void ampcc::kir::forEachExpr(const Stmt *S, function_ref<void(const Expr *)> Fn) { values(S, Fn); }
void ampcc::kir::forEachChild(Stmt *S, function_ref<void(Stmt *)> Fn) { children(S, Fn); }
void ampcc::kir::forEachChild(const Stmt *S, function_ref<void(const Stmt *)> Fn) {
  children(S, Fn);
}

bool ampcc::kir::mentions(const Expr *E, const Var *V) {
  bool Found = isRef(E, V);
  forEachOperand(E, [&](const Expr *Operand) { Found = Found || mentions(Operand, V); });
  return Found;
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
  if (!S)
    return;
  Fn(S);
  forEachChild(S, [&](Stmt *Child) { walkStmts(Child, Fn); });
}

void ampcc::kir::walkStmts(const Stmt *S, function_ref<void(const Stmt *)> Fn) {
  if (!S)
    return;
  Fn(S);
  forEachChild(S, [&](const Stmt *Child) { walkStmts(Child, Fn); });
}

bool ampcc::kir::containsStmt(const Stmt *S, function_ref<bool(const Stmt *)> Fn) {
  bool Found = false;
  walkStmts(S, [&](const Stmt *Inner) { Found = Found || Fn(Inner); });
  return Found;
}

bool ampcc::kir::holdsThreadLoop(const Stmt *S) {
  return containsStmt(S, [](const Stmt *Inner) {
    auto *L = dyn_cast<For>(Inner);
    return L && L->IsThreadLoop;
  });
}

bool ampcc::kir::holdsContinue(const Stmt *S) {
  if (isa<Continue>(S))
    return true;
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) {
    if (!isa<For, While, DoWhile>(Child))
      Found |= holdsContinue(Child);
  });
  return Found;
}

void ampcc::kir::walkExprs(Expr *&Root, function_ref<void(Expr *&)> Fn) {
  forEachOperand(Root, [&](Expr *&Operand) { walkExprs(Operand, Fn); });
  Fn(Root);
}

void ampcc::kir::walkExprs(const Expr *Root, function_ref<void(const Expr *)> Fn) {
  forEachOperand(Root, [&](const Expr *Operand) { walkExprs(Operand, Fn); });
  Fn(Root);
}

void ampcc::kir::walkExprs(Stmt *S, function_ref<void(Expr *&)> Fn) {
  walkStmts(S, [&](Stmt *Child) { forEachExpr(Child, [&](Expr *&E) { walkExprs(E, Fn); }); });
}

bool ampcc::kir::containsExpr(const Expr *Root, function_ref<bool(const Expr *)> Fn) {
  bool Found = false;
  walkExprs(Root, [&](const Expr *E) { Found = Found || Fn(E); });
  return Found;
}

bool ampcc::kir::containsExpr(const Stmt *S, function_ref<bool(const Expr *)> Fn) {
  return containsStmt(S, [&](const Stmt *Inner) {
    bool Found = false;
    forEachExpr(Inner, [&](const Expr *E) { Found = Found || containsExpr(E, Fn); });
    return Found;
  });
}
