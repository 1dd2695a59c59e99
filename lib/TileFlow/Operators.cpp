//===- Operators.cpp - operators on the numbers of TileFlow --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

Value Walker::arithmetic(BinaryOp Op, const Value &L, const Value &R, const Type *Ty,
                         const Expr *At, const Expr *Divisor) {
  checkDivisor(Op, R, Ty, At, Divisor);
  return Make.binary(Op, L, R, Ty);
}

Value Walker::unary(const Unary *E) {
  Value V = scalar(E->Operand);
  const bool IsInt = isa<IntType, BoolType>(E->type());
  switch (E->Op) {
  case UnaryOp::Plus:
    return V;
  case UnaryOp::Minus:
    return IsInt ? Make.binary(BinaryOp::Sub, Make.constant(0), V, E->type()) : spreadOnly(V);
  case UnaryOp::BitNot:
    return Make.binary(BinaryOp::Xor, V, Make.constant(-1), E->type());
  case UnaryOp::LogicalNot:
    return Make.negation(V);
  }
  return Value::unknown();
}

Value Walker::incDec(const IncDec *E) {
  const Place P = place(E->Operand);
  const Value Old = Cur.read(Make, P, usersOwn(E->Operand)).V;
  Value New;
  if (E->type()->isPointer())
    New = offset(Old, Make.constant(1), !E->Increment);
  else if (isa<FloatType>(E->type()))
    New = spreadOnly(Old);
  else
    New =
        Make.binary(E->Increment ? BinaryOp::Add : BinaryOp::Sub, Old, Make.constant(1), E->type());
  store(P, New, E->Operand, /*Updates=*/true);
  return E->Prefix ? New : Old;
}

Value Walker::binary(const Binary *E) {
  const BinaryOp Op = E->Op;
  if (isLogical(Op))
    return shortCircuit(E);
  if (Op == BinaryOp::Comma) {
    eval(E->Left);
    return scalar(E->Right);
  }
  const Value L = scalar(E->Left), R = scalar(E->Right);
  const bool LeftPointer = E->Left->type()->isPointer();
  const bool RightPointer = E->Right->type()->isPointer();
  if (LeftPointer || RightPointer) {
    if ((Op == BinaryOp::Add || Op == BinaryOp::Sub) && LeftPointer != RightPointer)
      return LeftPointer ? offset(L, R, Op == BinaryOp::Sub) : offset(R, L, false);
    if (std::optional<Value> V = indexOperation(Op, L, R))
      return *V;
    const Value V = combined(L, R);
    return V.isUniform() ? Make.uniform() : spreadOnly(V);
  }
  return arithmetic(Op, L, R, isComparison(Op) ? E->Left->type() : E->type(), E, E->Right);
}

Value Walker::shortCircuit(const Binary *E) {
  const bool And = E->Op == BinaryOp::LogicalAnd;
  const Value L = condition(E->Left);
  if (std::optional<int64_t> Known = Make.constantOf(L))
    return (*Known != 0) == And ? condition(E->Right) : L;
  const State Before = Cur;
  openCondition(E->Left, L, And);
  Value R = Make.constant(And);
  if (Cur.Alive)
    R = condition(E->Right);
  closeCondition();
  State Evaluated = std::move(Cur);
  // As a choice: where the left operand decides, the right one has no say.
  Value V = And ? Make.joined(R, Make.constant(0), L) : Make.joined(Make.constant(1), R, L);
  if (!L.N || !R.N || !Make.isKnown(V)) {
    const Value Both = Make.ofBoth(L, R);
    if (L.N && R.N)
      V = Make.of(Table.operation(E->Op, L.N, R.N, nullptr), Both.Source, Both);
    else
      V = Both.isUniform() ? Make.uniform() : Both;
  }
  if (And)
    mergePaths(Before, std::move(Evaluated), Before, E->Left, L);
  else
    mergePaths(Before, Before, std::move(Evaluated), E->Left, L);
  return V;
}

Object Walker::assign(const Assign *E) {
  const Type *Ty = E->Target->type();
  if (!E->Compound) {
    Object Stored = eval(E->Value);
    const Place P = place(E->Target);
    store(P, Stored, E->Target);
    return Stored;
  }
  const Value R = scalar(E->Value);
  const Place P = place(E->Target);
  const Object Old = Cur.read(Make, P, usersOwn(E->Target));
  Value New;
  if (Ty->isPointer()) {
    New = offset(Old.V, R, E->Op == BinaryOp::Sub);
  } else {
    New = arithmetic(E->Op, Old.V, R, E->ComputeTy, E, E->Value);
    if (isa<IntType, BoolType>(Ty) && Ty != E->ComputeTy)
      New = isa<FloatType>(E->ComputeTy) ? spreadOnly(New) : Make.converted(New, Ty);
    if (New.isUniform() && !New.N && isa<IntType, BoolType>(Ty))
      New = Make.uniform();
  }
  store(P, New, E->Target, /*Updates=*/true);
  return New;
}

Object Walker::conditional(const Conditional *E) {
  const Value V = condition(E->Cond);
  if (std::optional<int64_t> Known = Make.constantOf(V))
    return eval(*Known ? E->Then : E->Else);
  const State Before = Cur;
  openCondition(E->Cond, V, true);
  Object True = Cur.Alive ? eval(E->Then) : Object();
  closeCondition();
  State IfTrue = std::move(Cur);
  Cur = Before;
  openCondition(E->Cond, V, false);
  Object False = Cur.Alive ? eval(E->Else) : Object();
  closeCondition();
  State IfFalse = std::move(Cur);
  Object Both = !IfTrue.Alive ? False : !IfFalse.Alive ? True : joined(Make, True, False, V);
  mergePaths(Before, std::move(IfTrue), std::move(IfFalse), E->Cond, V);
  Cur.escapeLost(True, Both);
  Cur.escapeLost(False, Both);
  return Both;
}

} // namespace ampcc::flow
