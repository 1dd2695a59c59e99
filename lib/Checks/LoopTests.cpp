//===- LoopTests.cpp - tests before a loop -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopTests.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

LoopTests::Subject LoopTests::Subject::filled(const Var *V, const TileElements::Box &Part) {
  Subject Result = of(Kind::Filled, V);
  for (const auto &[Least, Most] : Part)
    Result.Forms.append({Least, Most});
  return Result;
}

void LoopTests::add(const Subject &Of, function_ref<Expr *()> Make) {
  if (is_contained(Known, Of))
    return;
  Known.push_back(Of);
  Expr *E = Make();
  walkExprs(E, [&](Expr *&Part) {
    if (auto *Ref = dyn_cast<VarRef>(Part))
      Read.insert(Ref->V);
  });
  Tests = Tests ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Tests, E) : E;
}

void LoopTests::flag(Var *V) {
  add(Subject::of(Subject::Kind::Flag, V), [&] { return Ctx.ref(V); });
}

void LoopTests::any(ArrayRef<LinearForm> Of) {
  if (Of[0].isConstant())
    return;
  Subject Key = Subject::of(Subject::Kind::NotNegative, nullptr);
  Key.Forms.append(Of.begin(), Of.end());
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
    add(Subject::of(Subject::Kind::PowerOfTwo, V), [&] {
      const auto Number = [&](int64_t Value) { return Ctx.make<IntLit>(V->Ty, Value); };
      const auto Value = [&] { return Ctx.ref(const_cast<Var *>(V)); };
      Expr *Less = Ctx.make<Binary>(V->Ty, BinaryOp::Sub, Value(), Number(1));
      Expr *Bits = Ctx.make<Binary>(V->Ty, BinaryOp::And, Value(), Less);
      return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd,
                              Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Gt, Value(), Number(0)),
                              Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq, Bits, Number(0)));
    });
}

void ampcc::initialiseVariables(Context &Ctx, Block &B, const DenseSet<const Var *> &Read) {
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    Out.push_back(S);
    forEachInnerBlock(S, [&](Block &Inner) { initialiseVariables(Ctx, Inner, Read); });
    auto *D = dyn_cast<DeclStmt>(S);
    if (!D || D->Init || !Read.contains(D->V) || !isa<BoolType, IntType, PointerType>(D->V->Ty))
      continue;
    Expr *Zero = D->V->Ty->isPointer() ? static_cast<Expr *>(Ctx.make<NullPtr>(D->V->Ty))
                                       : Ctx.make<IntLit>(D->V->Ty, 0);
    // A variable of several threads has no initialiser.
    if (D->V->S == Var::Storage::TileStatic)
      Out.push_back(Ctx.assign(Ctx.ref(D->V), Zero));
    else
      D->Init = Zero;
  }
  B.Stmts = std::move(Out);
}
