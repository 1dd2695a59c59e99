//===- AssignedFirst.cpp - variables that are assigned before each read --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/AssignedFirst.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Finds variables that are assigned before they are read. Each function takes the set of the
/// variables, by their numbers, that are assigned before its part, and updates it to those assigned
/// after it.
class AssignmentFinder {
  using Set = BitVector;
  DenseMap<const Var *, unsigned> Numbers;

public:
  DenseSet<const Var *> ReadEarlier;

  explicit AssignmentFinder(const Block &Body) {
    auto Number = [&](const Var *V) { Numbers.try_emplace(V, Numbers.size()); };
    for (Stmt *S : Body.Stmts) {
      walkStmts(S, [&](Stmt *Inner) {
        if (auto *D = dyn_cast<DeclStmt>(Inner))
          Number(D->V);
      });
      walkExprs(S, [&](Expr *&E) {
        if (auto *Ref = dyn_cast<VarRef>(E))
          Number(Ref->V);
      });
    }
    Set Assigned(Numbers.size());
    list(Body.Stmts, Assigned);
  }

private:
  void list(const std::vector<Stmt *> &Stmts, Set &Assigned) {
    for (Stmt *S : Stmts)
      stmt(S, Assigned);
  }

  void assign(const Var *V, Set &Assigned) const { Assigned.set(Numbers.lookup(V)); }

  /// A part that may be run or not.
  template <typename T> void maybe(T *Part, Set Assigned) { visit(Part, Assigned); }
  void visit(Expr *E, Set &Assigned) { expr(E, Assigned); }
  void visit(Block *B, Set &Assigned) { list(B->Stmts, Assigned); }

  /// One of both is run.
  template <typename T> void either(T *Then, T *Else, Set &Assigned) {
    Set Other = Assigned;
    visit(Then, Assigned);
    if (Else)
      visit(Else, Other);
    Assigned &= Other;
  }

  void expr(Expr *E, Set &Assigned) {
    if (!E)
      return;
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      if (!Assigned.test(Numbers.lookup(Ref->V)))
        ReadEarlier.insert(Ref->V);
      return;
    }
    if (auto *A = dyn_cast<Assign>(E)) { // C++17: the value before the target
      expr(A->Value, Assigned);
      auto *Ref = dyn_cast<VarRef>(A->Target);
      return Ref && !A->Compound ? assign(Ref->V, Assigned) : expr(A->Target, Assigned);
    }
    if (auto *C = dyn_cast<Conditional>(E)) {
      expr(C->Cond, Assigned);
      return either(C->Then, C->Else, Assigned);
    }
    auto *B = dyn_cast<Binary>(E);
    if (B && isLogical(B->Op)) {
      expr(B->Left, Assigned);
      return maybe(B->Right, Assigned);
    }
    forEachOperand(E, [&](Expr *&Operand) { expr(Operand, Assigned); });
  }

  static bool jumpsInside(Stmt *S) {
    return containsStmt(S, [&](const Stmt *Child) { return isa<Break, Continue>(Child); });
  }

  void loop(Expr *Cond, Block *Body, Expr *Inc, Set &Assigned) {
    expr(Cond, Assigned);
    Set Inside = Assigned;
    list(Body->Stmts, Inside);
    expr(Inc, jumpsInside(Body) ? Inside = Set(Numbers.size()) : Inside);
  }

  void doLoop(DoWhile *L, Set &Assigned) {
    if (!jumpsInside(L->Body)) {
      list(L->Body->Stmts, Assigned);
      return expr(L->Cond, Assigned);
    }
    maybe(L->Body, Assigned);
    maybe(L->Cond, Assigned);
  }

  void switchStmt(Switch *S, Set &Assigned) {
    expr(S->Cond, Assigned);
    Set Inside = Assigned;
    for (Stmt *Child : S->Body->Stmts)
      if (isa<Case>(Child))
        Inside = Assigned;
      else
        stmt(Child, Inside);
  }

  void stmt(Stmt *S, Set &Assigned) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return list(cast<Block>(S)->Stmts, Assigned);
    case Stmt::Kind::Decl:
      expr(cast<DeclStmt>(S)->Init, Assigned);
      return assign(cast<DeclStmt>(S)->V, Assigned);
    case Stmt::Kind::Expr:
      return expr(cast<ExprStmt>(S)->E, Assigned);
    case Stmt::Kind::If:
      expr(cast<If>(S)->Cond, Assigned);
      return either(cast<If>(S)->Then, cast<If>(S)->Else, Assigned);
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      if (L->Init)
        stmt(L->Init, Assigned);
      return loop(L->Cond, L->Body, L->Inc, Assigned);
    }
    case Stmt::Kind::While:
      return loop(cast<While>(S)->Cond, cast<While>(S)->Body, nullptr, Assigned);
    case Stmt::Kind::DoWhile:
      return doLoop(cast<DoWhile>(S), Assigned);
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S), Assigned);
    case Stmt::Kind::Case:
      return;
    case Stmt::Kind::Return:
      expr(cast<Return>(S)->Value, Assigned);
      [[fallthrough]];
    case Stmt::Kind::Break:
    case Stmt::Kind::Continue:
      Assigned.set(); // code after it is never reached
      return;
    }
    llvm_unreachable("all kinds are handled");
  }
};

/// Walks in the order of evaluation. A scope is code that runs from its beginning: a block, a
/// loop's condition or step, an operand that is evaluated conditionally, what follows a label.
class SoleAssignments {
  const VarUses &Uses;
  struct Found {
    const Expr *Value; ///< null: a use is in another scope, or comes first
    unsigned Scope;
  };
  DenseMap<const Var *, Found> Variables;
  SmallVector<unsigned, 16> Open; ///< the scopes around, ascending
  unsigned Scopes = 0;

public:
  SoleAssignments(const Block &Body, const VarUses &Uses) : Uses(Uses) { block(Body); }

  DenseMap<const Var *, const Expr *> values() const {
    DenseMap<const Var *, const Expr *> Result;
    for (const auto &[V, Of] : Variables)
      if (Of.Value)
        Result[V] = Of.Value;
    return Result;
  }

private:
  bool isCandidate(const Var *V) const {
    const VarUse Of = Uses.of(V);
    return V->S == Var::Storage::Local && Of.Writes == 1 && !Of.Addresses && Of.Decl &&
           !Of.Decl->Init;
  }

  void inScope(function_ref<void()> Walk) {
    Open.push_back(++Scopes);
    Walk();
    Open.pop_back();
  }

  void exprInScope(const Expr *E) {
    inScope([&] { expr(E); });
  }

  void block(const Block &B) {
    inScope([&] {
      for (const Stmt *S : B.Stmts)
        stmt(S);
    });
  }

  void use(const Var *V) {
    if (!isCandidate(V))
      return;
    auto [It, New] = Variables.try_emplace(V, Found{nullptr, 0});
    if (!New && !std::binary_search(Open.begin(), Open.end(), It->second.Scope))
      It->second.Value = nullptr;
  }

  void expr(const Expr *E) {
    if (!E)
      return;
    if (auto *Ref = dyn_cast<VarRef>(E))
      return use(Ref->V);
    if (auto *A = dyn_cast<Assign>(E)) { // C++17: the value before the target
      expr(A->Value);
      auto *Ref = dyn_cast<VarRef>(A->Target);
      if (!Ref || A->Compound || !isCandidate(Ref->V))
        return expr(A->Target);
      Variables.try_emplace(Ref->V, Found{A->Value, Open.back()});
      return;
    }
    auto *B = dyn_cast<Binary>(E);
    const bool MayEnd = isa<Conditional>(E) || (B && isLogical(B->Op));
    bool First = true;
    forEachOperand(E, [&](const Expr *Operand) {
      First || !MayEnd ? expr(Operand) : exprInScope(Operand);
      First = false;
    });
  }

  void loop(const Expr *Cond, const Block &Body, const Expr *Inc) {
    exprInScope(Cond);
    block(Body);
    exprInScope(Inc);
  }

  void stmt(const Stmt *S) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(*cast<Block>(S));
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      return inScope([&] {
        if (L->Init)
          stmt(L->Init);
        loop(L->Cond, *L->Body, L->Inc);
      });
    }
    case Stmt::Kind::While:
      return loop(cast<While>(S)->Cond, *cast<While>(S)->Body, nullptr);
    case Stmt::Kind::DoWhile:
      return loop(nullptr, *cast<DoWhile>(S)->Body, cast<DoWhile>(S)->Cond);
    case Stmt::Kind::Case:
      Open.back() = ++Scopes;
      return;
    case Stmt::Kind::If:
      expr(cast<If>(S)->Cond);
      block(*cast<If>(S)->Then);
      if (cast<If>(S)->Else)
        block(*cast<If>(S)->Else);
      return;
    case Stmt::Kind::Switch:
      expr(cast<Switch>(S)->Cond);
      return block(*cast<Switch>(S)->Body);
    case Stmt::Kind::Decl:
      return expr(cast<DeclStmt>(S)->Init);
    case Stmt::Kind::Expr:
      return expr(cast<ExprStmt>(S)->E);
    case Stmt::Kind::Return:
      return expr(cast<Return>(S)->Value);
    case Stmt::Kind::Break:
    case Stmt::Kind::Continue:
      return;
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace

DenseMap<const Var *, const Expr *> ampcc::assignedOnce(const Block &Body, const VarUses &Uses) {
  return SoleAssignments(Body, Uses).values();
}

DenseSet<const Var *> ampcc::readBeforeAssigned(const Block &Body) {
  return std::move(AssignmentFinder(Body).ReadEarlier);
}
