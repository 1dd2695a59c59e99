//===- SplitChoices.cpp - objects that are assigned under a check --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a read of an object is `x = check ? *p : zero`. That would keep x in one piece,
// because scalar-replacement cannot split the alternatives. So it becomes `if (check) x = *p; else
// x = zero;`.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class ChoiceSplitter {
  Context &Ctx;

public:
  explicit ChoiceSplitter(Context &Ctx) : Ctx(Ctx) {}
  bool Changed = false;

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      auto *D = dyn_cast<DeclStmt>(S);
      Conditional *Choice = D ? choiceOf(D->Init) : nullptr;
      Out.push_back(S);
      if (!Choice)
        continue;
      D->Init = nullptr;
      D->V->IsConst = false;
      Out.push_back(assign(D->V, Choice, S->Pos));
      Changed = true;
    }
    B.Stmts = std::move(Out);
  }

private:
  /// Of objects that are somewhere.
  static Conditional *choiceOf(Expr *E) {
    auto *C = dyn_cast_or_null<Conditional>(E);
    const auto IsObject = [](Expr *Side) { return isLValue(Side) || choiceOf(Side); };
    return C && C->type()->isAggregate() && IsObject(C->Then) && IsObject(C->Else) ? C : nullptr;
  }
  Stmt *assign(Var *V, Expr *Value, SourcePos Pos) {
    Stmt *S;
    if (Conditional *Choice = choiceOf(Value))
      S = Ctx.make<If>(Choice->Cond, only(assign(V, Choice->Then, Pos)),
                       only(assign(V, Choice->Else, Pos)));
    else
      S = Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(V), Value));
    S->Pos = Pos;
    return S;
  }
  Block *only(Stmt *S) {
    auto *B = Ctx.make<Block>();
    B->Stmts.push_back(S);
    B->Pos = S->Pos;
    return B;
  }
};

} // namespace

bool ampcc::splitChoices(PassContext &PC) {
  ChoiceSplitter Splitter(PC.M.Ctx);
  if (PC.M.Check)
    for (Function *F : PC.M.Functions)
      Splitter.block(*F->Body);
  return Splitter.Changed;
}
