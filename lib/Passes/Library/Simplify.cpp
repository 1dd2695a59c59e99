//===- Simplify.cpp - folding of constants, dead statements and plain blocks -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Works bottom-up on statements and repeats until nothing changes:
//
//   if (true) A; else B;        A;
//   while (true) { if (x) break; A; }     while (!x) A;
//   { { A; } ; a, b; }          { A; a; b; }
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "Utils/BitReads.h"
#include "Utils/ConstantFolding.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

class Simplifier {
  Context &Ctx;

public:
  bool Changed = false;
  explicit Simplifier(Context &Ctx) : Ctx(Ctx) {}

  void function(Function &F) {
    walkExprs(F.Body, [&](Expr *&E) { expr(E); });
    walkStmts(F.Body,
              [&](Stmt *S) { forEachExpr(S, [&](Expr *&E) { Changed |= foldBitReads(Ctx, E); }); });
    block(*F.Body);
    if (F.ReturnTy->isVoid())
      while (!F.Body->Stmts.empty() && isa<Return>(F.Body->Stmts.back())) {
        F.Body->Stmts.pop_back();
        Changed = true;
      }
  }

private:
  void expr(Expr *&E) {
    while (foldAddressNode(Ctx, E))
      Changed = true;
    while (Expr *New = foldNode(Ctx, E)) {
      E = New;
      Changed = true;
    }
  }

  void block(Block &B) {
    StmtList Out;
    size_t Before = B.Stmts.size();
    bool Reachable = true;
    for (Stmt *S : B.Stmts) {
      if (isa<Case>(S))
        Reachable = true;
      if (!Reachable) {
        Changed = true;
        continue;
      }
      stmt(S, Out);
      Reachable = Out.empty() || !isa<Break, Continue, Return>(Out.back());
    }
    Changed |= Out.size() != Before;
    B.Stmts = std::move(Out);
  }

  void stmt(Stmt *S, StmtList &Out) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      block(*cast<Block>(S));
      return splice(cast<Block>(S), Out);
    case Stmt::Kind::Expr:
      return effect(cast<ExprStmt>(S), Out);
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S), Out);
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      block(*L->Body);
      if (Expr *Exit = L->Cond && constantTruth(L->Cond) != true ? nullptr : exitTest(*L->Body))
        L->Cond = Exit;
      if (L->Cond && constantTruth(L->Cond) == false)
        return keepInit(L->Init, Out);
      break;
    }
    case Stmt::Kind::While: {
      auto *L = cast<While>(S);
      block(*L->Body);
      if (Expr *Exit = constantTruth(L->Cond) == true ? exitTest(*L->Body) : nullptr)
        L->Cond = Exit;
      if (constantTruth(L->Cond) == false)
        return removed();
      break;
    }
    case Stmt::Kind::DoWhile:
      block(*cast<DoWhile>(S)->Body);
      break;
    case Stmt::Kind::Switch:
      block(*cast<Switch>(S)->Body);
      break;
    default:
      break;
    }
    Out.push_back(S);
  }

  void removed() { Changed = true; }

  /// A body that starts with `if (x) break;` belongs to a loop with the condition `!x`.
  Expr *exitTest(Block &Body) {
    auto *I = Body.Stmts.empty() ? nullptr : dyn_cast<If>(Body.Stmts.front());
    bool Exits = I && !I->Else && I->Then->Stmts.size() == 1 && isa<Break>(I->Then->Stmts[0]);
    if (!Exits)
      return nullptr;
    Body.Stmts.erase(Body.Stmts.begin());
    Expr *Cond = Ctx.logicalNot(I->Cond);
    expr(Cond);
    removed();
    return Cond;
  }

  /// Blocks of the user with declarations stay, because they limit the lifetime of the variables.
  void splice(Block *B, StmtList &Out) {
    bool Declares = any_of(B->Stmts, [](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      return D && !D->V->IsTemp;
    });
    if (Declares) {
      Out.push_back(B);
      return;
    }
    append_range(Out, B->Stmts);
    removed();
  }

  void effect(ExprStmt *S, StmtList &Out) {
    while (auto *C = dyn_cast<Cast>(S->E)) {
      S->E = C->Operand; // the value is not used
      Changed = true;
    }
    if (isDroppable(S->E))
      return removed();
    // `a, b;` are two statements.
    if (auto *B = dyn_cast<Binary>(S->E); B && B->Op == BinaryOp::Comma) {
      for (Expr *E : {B->Left, B->Right}) {
        auto *Part = Ctx.make<ExprStmt>(E);
        Part->Pos = S->Pos;
        effect(Part, Out);
      }
      return removed();
    }
    Out.push_back(S);
  }

  /// The loop is never run, but the effects of its Init are kept.
  void keepInit(Stmt *Init, StmtList &Out) {
    removed();
    if (auto *D = dyn_cast_or_null<DeclStmt>(Init); D && D->Init)
      initialiser(D->Init, D->Pos, Out);
    else if (auto *S = dyn_cast_or_null<ExprStmt>(Init))
      effect(S, Out);
  }

  void initialiser(Expr *E, SourcePos Pos, StmtList &Out) {
    if (auto *List = dyn_cast<InitList>(E)) {
      for (Expr *Element : List->Elements)
        initialiser(Element, Pos, Out);
      return;
    }
    auto *S = Ctx.make<ExprStmt>(E);
    S->Pos = Pos;
    effect(S, Out);
  }

  void ifStmt(If *I, StmtList &Out) {
    block(*I->Then);
    if (I->Else)
      block(*I->Else);
    if (std::optional<bool> Cond = constantTruth(I->Cond)) {
      removed();
      if (Block *Taken = *Cond ? I->Then : I->Else)
        splice(Taken, Out);
      return;
    }
    if (I->Else && I->Else->Stmts.empty()) {
      I->Else = nullptr;
      Changed = true;
    }
    if (I->Then->Stmts.empty() && I->Else) {
      I->Then = std::exchange(I->Else, nullptr);
      I->Cond = Ctx.logicalNot(I->Cond);
      expr(I->Cond);
      Changed = true;
    } else if (I->Then->Stmts.empty()) {
      auto *S = Ctx.make<ExprStmt>(I->Cond);
      S->Pos = I->Pos;
      removed();
      return effect(S, Out);
    }
    Out.push_back(I);
  }
};

} // namespace

bool ampcc::simplify(PassContext &PC) {
  Simplifier S(PC.M.Ctx);
  for (Function *F : PC.M.Functions)
    S.function(*F);
  return S.Changed;
}
