//===- CountedLoop.cpp - loops with a constant number of iterations ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CountedLoop.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static const IntLit *constant(const Expr *E) { return dyn_cast_or_null<IntLit>(E); }

static std::optional<int64_t> step(const Expr *Inc, const Var *Counter) {
  if (auto *I = dyn_cast_or_null<IncDec>(Inc); I && isRef(I->Operand, Counter))
    return I->Increment ? 1 : -1;
  auto *A = dyn_cast_or_null<Assign>(Inc);
  if (!A || !A->Compound || !isRef(A->Target, Counter) || !constant(A->Value))
    return std::nullopt;
  if (A->Op != BinaryOp::Add && A->Op != BinaryOp::Sub)
    return std::nullopt;
  int64_t Value = constant(A->Value)->Value;
  if (A->Op == BinaryOp::Add)
    return Value;
  return Value == INT64_MIN ? std::nullopt : std::optional(-Value);
}

std::optional<CountedLoop> CountedLoop::match(const For &L) {
  CountedLoop Loop;
  auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
  auto *Cond = dyn_cast_or_null<Binary>(L.Cond);
  auto *Ty = D ? dyn_cast<IntType>(D->V->Ty) : nullptr;
  if (!Ty || Ty->Bits > 32 || !constant(D->Init) || !Cond)
    return std::nullopt;
  Loop.Counter = D->V;
  Loop.First = constant(D->Init)->Value;
  Loop.Test = Cond->Op;
  if (!isRef(Cond->Left, Loop.Counter) || !constant(Cond->Right))
    return std::nullopt;
  if (Cond->Op < BinaryOp::Lt || Cond->Op > BinaryOp::Ne)
    return std::nullopt;
  Loop.Limit = constant(Cond->Right)->Value;
  std::optional<int64_t> Step = step(L.Inc, Loop.Counter);
  if (!Step)
    return std::nullopt;
  Loop.Step = *Step;
  return Loop;
}

bool CountedLoop::holds(int64_t I) const {
  switch (Test) {
  case BinaryOp::Lt:
    return I < Limit;
  case BinaryOp::Gt:
    return I > Limit;
  case BinaryOp::Le:
    return I <= Limit;
  case BinaryOp::Ge:
    return I >= Limit;
  case BinaryOp::Eq:
    return I == Limit;
  default:
    return I != Limit;
  }
}

std::optional<std::vector<int64_t>> CountedLoop::values(size_t Most) const {
  auto *Ty = cast<IntType>(Counter->Ty);
  std::vector<int64_t> Values;
  for (int64_t I = First;;) {
    // Where the counter leaves its type it goes on at the other end, or has no meaning.
    if (Ty->Signed ? !isIntN(Ty->Bits, I) : !isUIntN(Ty->Bits, uint64_t(I)))
      return std::nullopt;
    if (!holds(I))
      return Values;
    if (Values.size() == Most)
      return std::nullopt;
    Values.push_back(I);
    if (AddOverflow(I, Step, I))
      return std::nullopt;
  }
}

/// A `break` or `continue` that belongs to the loop around S.
static bool jumps(Stmt *S, bool InSwitch) {
  if (isa<Continue>(S) || (isa<Break>(S) && !InSwitch))
    return true;
  bool Found = false;
  forEachChild(S, [&](Stmt *Child) {
    if (!isa<For, While, DoWhile>(Child))
      Found |= jumps(Child, InSwitch || isa<Switch>(S));
  });
  return Found;
}

bool ampcc::hasJump(Stmt *LoopBody) { return jumps(LoopBody, false); }

bool ampcc::walksPrivateArray(Stmt *S, const Var *Counter) {
  bool Found = false;
  walkExprs(S, [&](Expr *&E) {
    auto *Sub = dyn_cast<Subscript>(E);
    if (!Sub)
      return;
    auto *P = dyn_cast<PointerType>(Sub->Base->type());
    const Var *Root = rootVar(Sub->Base);
    if (P ? P->AS != Space::Private : !Root || Root->S == Var::Storage::TileStatic)
      return;
    walkExprs(Sub->Index, [&](Expr *&Part) {
      auto *Ref = dyn_cast<VarRef>(Part);
      Found |= Ref && Ref->V == Counter;
    });
  });
  return Found;
}
