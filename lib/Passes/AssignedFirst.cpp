//===- AssignedFirst.cpp - variables without an earlier value -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AssignedFirst.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Each function takes whether V is assigned before its part, and gives whether it is behind.
class AssignmentFinder {
  const Var *V;

public:
  bool ReadsEarlier = false;
  explicit AssignmentFinder(const Var *V) : V(V) {}

  bool list(const std::vector<Stmt *> &Stmts, bool Assigned) {
    for (Stmt *S : Stmts)
      Assigned = stmt(S, Assigned);
    return Assigned;
  }

private:
  bool isV(const Expr *E) const {
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref && Ref->V == V;
  }

  bool expr(Expr *E, bool Assigned) {
    if (!E)
      return Assigned;
    if (isV(E)) {
      ReadsEarlier |= !Assigned;
      return Assigned;
    }
    if (auto *A = dyn_cast<Assign>(E)) { // C++17: the value before the target
      Assigned = expr(A->Value, Assigned);
      if (!A->Compound && isV(A->Target))
        return true;
      return expr(A->Target, Assigned);
    }
    if (auto *C = dyn_cast<Conditional>(E)) {
      Assigned = expr(C->Cond, Assigned);
      bool Then = expr(C->Then, Assigned), Else = expr(C->Else, Assigned);
      return Then && Else;
    }
    auto *B = dyn_cast<Binary>(E);
    if (B && (B->Op == BinaryOp::LogicalAnd || B->Op == BinaryOp::LogicalOr)) {
      Assigned = expr(B->Left, Assigned);
      expr(B->Right, Assigned);
      return Assigned;
    }
    forEachOperand(E, [&](Expr *&Operand) { Assigned = expr(Operand, Assigned); });
    return Assigned;
  }

  static bool jumpsInside(Stmt *S) {
    bool Found = false;
    walkStmts(S, [&](Stmt *Child) { Found |= isa<Break, Continue>(Child); });
    return Found;
  }

  bool stmt(Stmt *S, bool Assigned) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return list(cast<Block>(S)->Stmts, Assigned);
    case Stmt::Kind::Decl: {
      auto *D = cast<DeclStmt>(S);
      Assigned = expr(D->Init, Assigned);
      return Assigned || D->V == V;
    }
    case Stmt::Kind::Expr:
      return expr(cast<ExprStmt>(S)->E, Assigned);
    case Stmt::Kind::If: {
      auto *I = cast<If>(S);
      Assigned = expr(I->Cond, Assigned);
      bool Then = list(I->Then->Stmts, Assigned);
      bool Else = I->Else ? list(I->Else->Stmts, Assigned) : Assigned;
      return Then && Else;
    }
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      if (L->Init)
        Assigned = stmt(L->Init, Assigned);
      Assigned = expr(L->Cond, Assigned);
      bool Inside = list(L->Body->Stmts, Assigned);
      expr(L->Inc, Inside && !jumpsInside(L->Body));
      return Assigned;
    }
    case Stmt::Kind::While:
      Assigned = expr(cast<While>(S)->Cond, Assigned);
      list(cast<While>(S)->Body->Stmts, Assigned);
      return Assigned;
    case Stmt::Kind::DoWhile: {
      auto *L = cast<DoWhile>(S);
      bool Inside = list(L->Body->Stmts, Assigned);
      if (jumpsInside(L->Body)) {
        expr(L->Cond, Assigned);
        return Assigned;
      }
      return expr(L->Cond, Inside);
    }
    case Stmt::Kind::Switch: {
      Assigned = expr(cast<Switch>(S)->Cond, Assigned);
      bool Inside = Assigned;
      for (Stmt *Child : cast<Switch>(S)->Body->Stmts)
        Inside = isa<Case>(Child) ? Assigned : stmt(Child, Inside);
      return Assigned;
    }
    case Stmt::Kind::Case:
      return Assigned;
    case Stmt::Kind::Break:
    case Stmt::Kind::Continue:
      return true; // nothing is reached behind it
    case Stmt::Kind::Return:
      expr(cast<Return>(S)->Value, Assigned);
      return true;
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace

bool ampcc::isAssignedFirst(const Block &Body, const Var *V) {
  AssignmentFinder Finder(V);
  Finder.list(Body.Stmts, false);
  return !Finder.ReadsEarlier;
}
