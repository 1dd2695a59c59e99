//===- Remainders.cpp - indices that select bits of other indices --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `i & (d - 1)`, where d is a power of two, is the remainder of i divided by d. In a sum it is a
// new variable with this known relation to i.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

LinearForm LinearForms::remainder(LinearForm Of, LinearForm By) const {
  if (Of.isConstant() && Of.Constant == 0)
    return LinearForm();
  for (const auto &[V, Known] : Remainders)
    if (Known.Of == Of && Known.By == By)
      return LinearForm::of(V);
  Var *V = Ctx.temp("rest", Ctx.intTy(64));
  Remainders.insert({V, {std::move(Of), std::move(By)}});
  return LinearForm::of(V);
}

/// Numbers and a mask of their lowest bits.
std::optional<LinearForm> LinearForms::ofMask(const Binary &B, unsigned Depth) const {
  for (const auto &[Number, Mask] : {std::pair(B.Left, B.Right), std::pair(B.Right, B.Left)}) {
    std::optional<LinearForm> By = of(Mask, Depth + 1);
    if (!By || By->Constant < -1 || By->Constant >= (int64_t(1) << 30))
      continue;
    // So many numbers, or a variable less one.
    const bool IsNumber = By->isConstant() && isPowerOf2_64(uint64_t(By->Constant) + 1);
    const bool IsVariable = By->Constant == -1 && By->Factors.size() == 1 &&
                            By->Factors.begin()->second == 1 &&
                            !remainderOf(By->Factors.begin()->first);
    By->Constant += 1;
    if (!IsNumber && !IsVariable)
      continue;
    if (std::optional<LinearForm> Of = of(Number, Depth + 1))
      return remainder(std::move(*Of), std::move(*By));
  }
  return std::nullopt;
}

void LinearForms::needs(const LinearForm &Form, SmallVectorImpl<const Var *> &Powers) const {
  for (const auto &Each : Form.Factors) {
    const Remainder *Of = remainderOf(Each.first);
    if (!Of)
      continue;
    needs(Of->Of, Powers);
    needs(Of->By, Powers);
    if (!Of->By.isConstant() && !is_contained(Powers, Of->By.Factors.begin()->first))
      Powers.push_back(Of->By.Factors.begin()->first);
  }
}

/// Eliminates the variable Rest of a remainder. With the multiple P of By below Of, K * Of + A *
/// Rest is K * P + (K + A) * Rest. False if that gives no bound.
bool LinearForms::takeRemainder(LinearForm &F, const Var *Rest, bool Greatest,
                                ArrayRef<const For *> Inside, ArrayRef<LinearForm> Holds,
                                LinearForm &Taken) const {
  const Remainder R = *remainderOf(Rest); // others may follow
  const int64_t A = F.factor(Rest);
  int64_t K = 0;
  for (const auto &[V, Factor] : R.Of.Factors)
    if (loopOf(V) && F.factor(V) % Factor == 0 && K == 0)
      K = F.factor(V) / Factor;
  F.Factors.erase(Rest);
  if (!F.add(R.Of, -K))
    return false;
  if ((K + A > 0) == Greatest) {
    LinearForm Most = R.By;
    Most.Constant -= 1;
    if (!Taken.add(Most, K + A))
      return false;
  }
  if (K == 0)
    return true;
  std::optional<LinearForm> End = extreme(R.Of, (K > 0) == Greatest, Inside, Holds);
  return End && Taken.add(*End, K) && Taken.add(remainder(*End, R.By), -K);
}

/// E with arguments in the place of a function's parameters.
static void putIn(Expr *&E, const Call &C) {
  auto *Ref = dyn_cast<VarRef>(E);
  if (!Ref)
    return forEachOperand(E, [&](Expr *&Operand) { putIn(Operand, C); });
  E = C.Args[size_t(find(C.Callee->Params, Ref->V) - C.Callee->Params.begin())];
}

/// The expression of the parameters that a function returns, if it consists of nothing else.
const Expr *LinearForms::resultOf(const Call &C) const {
  const Function &F = *C.Callee;
  auto *Result = !isa<Check>(C) && F.Body && F.Body->Stmts.size() == 1
                     ? dyn_cast<Return>(F.Body->Stmts[0])
                     : nullptr;
  if (!Result || !Result->Value || C.Args.size() != F.Params.size())
    return nullptr;
  auto [It, New] = Results.try_emplace(&C, nullptr);
  if (!New)
    return It->second;
  bool IsSimple = true;
  walkExprs(static_cast<const Expr *>(Result->Value), [&](const Expr *E) {
    auto *Ref = dyn_cast<VarRef>(E);
    IsSimple &= isa<IntLit, Unary, Cast, Binary>(E) || (Ref && is_contained(F.Params, Ref->V));
  });
  if (!IsSimple)
    return nullptr;
  Expr *Value = clone(Ctx, Result->Value);
  putIn(Value, C);
  return It->second = Value;
}
