//===- LoopTests.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopTests.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

std::string LoopTests::textOf(const Var *V) { return utohexstr(reinterpret_cast<uintptr_t>(V)); }

std::string LoopTests::textOf(const LinearForm &Form) {
  std::vector<std::string> Parts;
  for (const auto &[V, Factor] : Form.Factors)
    Parts.push_back(textOf(V) + "*" + itostr(Factor));
  sort(Parts);
  return join(Parts, " ") + " " + itostr(Form.Constant);
}

std::string LoopTests::textOf(const TileElements::Box &Box) {
  std::string Result;
  for (const auto &[Least, Most] : Box)
    Result += ", " + textOf(Least) + " to " + textOf(Most);
  return Result;
}

void LoopTests::add(const std::string &Key, function_ref<Expr *()> Make) {
  if (!Known.insert(Key).second)
    return;
  Expr *E = Make();
  walkExprs(E, [&](Expr *&Part) {
    if (auto *Ref = dyn_cast<VarRef>(Part))
      Read.insert(Ref->V);
  });
  Tests = Tests ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Tests, E) : E;
}

void LoopTests::any(ArrayRef<LinearForm> Of) {
  if (Of[0].isConstant())
    return;
  std::string Key = "least ";
  for (const LinearForm &One : Of)
    Key += textOf(One) + ";";
  add(Key, [&] {
    Expr *Any = nullptr;
    for (const LinearForm &One : Of) {
      Expr *Holds = Forms.isNotNegative(One);
      Any = Any ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Any, Holds) : Holds;
    }
    return Any;
  });
}

void LoopTests::powers(ArrayRef<const Var *> Of) {
  for (const Var *V : Of)
    add("power " + textOf(V), [&] {
      const auto Number = [&](int64_t Value) { return Ctx.make<IntLit>(V->Ty, Value); };
      const auto Value = [&] { return Ctx.ref(const_cast<Var *>(V)); };
      Expr *Less = Ctx.make<Binary>(V->Ty, BinaryOp::Sub, Value(), Number(1));
      Expr *Bits = Ctx.make<Binary>(V->Ty, BinaryOp::And, Value(), Less);
      return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd,
                              Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Gt, Value(), Number(0)),
                              Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq, Bits, Number(0)));
    });
}

void LoopTests::initialiseVariables(Function &F) const { initialiseVariables(*F.Body); }

void LoopTests::initialiseVariables(Block &B) const {
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    Out.push_back(S);
    forEachInnerBlock(S, [&](Block &Inner) { initialiseVariables(Inner); });
    auto *D = dyn_cast<DeclStmt>(S);
    if (!D || D->Init || !Read.contains(D->V) || !isa<BoolType, IntType>(D->V->Ty))
      continue;
    Expr *Zero = Ctx.make<IntLit>(D->V->Ty, 0);
    // What belongs to several threads has no initialiser.
    if (D->V->S == Var::Storage::TileStatic)
      Out.push_back(Ctx.assign(Ctx.ref(D->V), Zero));
    else
      D->Init = Zero;
  }
  B.Stmts = std::move(Out);
}
