//===- IntervalChoices.cpp - LoopIntervals of choices and under conditions ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopIntervals.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// One of two numbers.
LoopInterval LoopIntervals::either(const LoopInterval &L, const LoopInterval &R) {
  return {extreme(/*Greatest=*/false, {L.Least, R.Least}),
          extreme(/*Greatest=*/true, {L.Most, R.Most}),
          {std::min(L.Range.Least, R.Range.Least), std::max(L.Range.Most, R.Range.Most)},
          L.LeastIsOpen || R.LeastIsOpen,
          L.MostIsOpen || R.MostIsOpen};
}

/// An alternative of C, under its condition.
std::optional<LoopInterval> LoopIntervals::ofArm(const Conditional &C, bool Is) {
  const size_t Mine = Conditions;
  const PathFacts &Around = Code.Conditions[Mine];
  SmallVector<LinearForm, 8> Holds(Around.Holds.begin(), Around.Holds.end());
  SmallVector<LinearForm, 4> Differ(Around.Differ.begin(), Around.Differ.end());
  addConditions(Forms, C.Cond, Is, Holds);
  addDifferences(Forms, C.Cond, Is, Differ);
  setConditions({{Holds.begin(), Holds.end()}, {Differ.begin(), Differ.end()}});
  std::optional<LoopInterval> I = of(Is ? C.Then : C.Else);
  Conditions = Mine;
  return I;
}

/// Cond before the loop, if all threads evaluate it alike and it has a value there; else null.
Expr *LoopIntervals::sharedCondition(const Expr *Cond) const {
  const auto IsShared = [&](const Var *V) { return isInvariant(V); };
  auto *B = dyn_cast<Binary>(Cond);
  if (B && B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne) { // in 64 bits, without overflow
    std::optional<LinearForm> Difference = Forms.of(B->Left), R = Forms.of(B->Right);
    if (Difference && R && Difference->add(*R, -1) && Forms.isComputable(*Difference) &&
        all_of(Difference->Factors, [&](const auto &Each) {
          return !Forms.remainderOf(Each.first) && IsShared(Each.first);
        }))
      return compare(B->Op, Forms.expr(*Difference), number(0));
  }
  const bool IsVarying = containsExpr(Cond, [&](const Expr *E) {
    auto *Ref = dyn_cast<VarRef>(E);
    return (Ref && !IsShared(Ref->V)) || isa<Deref, Subscript, Builtin>(E);
  });
  return !IsVarying && isSpeculatable(Cond, Uses) ? copy(Cond) : nullptr;
}

/// If all threads choose alike, the choice is made before the loop.
std::optional<LoopInterval> LoopIntervals::ofChoice(const Conditional &C) {
  const auto L = ofArm(C, true), R = L ? ofArm(C, false) : std::nullopt;
  if (!R)
    return std::nullopt;
  LoopInterval I = either(*L, *R);
  const Expr *Cond = sharedCondition(C.Cond);
  if (!Cond)
    return I;
  const auto Choose = [&](Expr *Then, Expr *Else) {
    return keep(Ctx.make<Conditional>(Ctx.intTy(64), copy(Cond), copy(Then), copy(Else)));
  };
  const bool IsSingle = L->Least == L->Most && R->Least == R->Most;
  I.Least = Choose(L->Least, R->Least);
  I.Most = IsSingle ? I.Least : Choose(L->Most, R->Most);
  return I;
}

/// max(x, y), or min.
std::optional<LoopInterval> LoopIntervals::ofExtreme(const Builtin &B, bool Greatest) {
  auto L = of(B.Args[0]), R = of(B.Args[1]);
  if (!L && !R)
    return std::nullopt;
  auto *Ty = dyn_cast<IntType>(B.Args[0]->type());
  if (!L || !R) { // one end of the other number is known, if the type is that of both
    if (!Ty || !Ty->Signed)
      return std::nullopt;
    const IntRange All = IntRange::of(*Ty);
    (L ? R : L) = LoopInterval{number(All.Least), number(All.Most), All, true, true};
  }
  const auto End = [&](int64_t X, int64_t Y) { return Greatest ? std::max(X, Y) : std::min(X, Y); };
  const bool BothLeast = L->LeastIsOpen && R->LeastIsOpen,
             BothMost = L->MostIsOpen && R->MostIsOpen;
  return LoopInterval{extreme(Greatest, {L->Least, R->Least}),
                      extreme(Greatest, {L->Most, R->Most}),
                      {End(L->Range.Least, R->Range.Least), End(L->Range.Most, R->Range.Most)},
                      Greatest ? BothLeast : L->LeastIsOpen || R->LeastIsOpen,
                      Greatest ? L->MostIsOpen || R->MostIsOpen : BothMost};
}

/// Any of the values that the loop writes to V, or to an element of V.
std::optional<LoopInterval> LoopIntervals::ofWritten(const Var *V) {
  const WrittenValues::Variable *All = Written.of(V);
  if (!All || Depth > MaxDepth || !InProgress.insert(V).second)
    return std::nullopt;
  const size_t Mine = Conditions;
  std::optional<LoopInterval> I;
  if (All->IsZeroed || All->MayBeUnset)
    I = constant(0);
  if (All->MayBeUnset)
    Code.Zeroed.push_back(V);
  ++Depth;
  for (const WrittenValues::Value &Each : All->Values) {
    setConditions(Each.Facts);
    const std::optional<LoopInterval> Next = of(Each.E);
    I = Next && I ? std::optional(either(*I, *Next)) : Next;
    if (!I)
      break;
  }
  --Depth;
  Conditions = Mine;
  InProgress.erase(V);
  return I;
}

/// A variable with one value that the conditions around its use limit at both ends.
std::optional<LoopInterval> LoopIntervals::ofConditions(const Var *V) {
  auto *Ty = cast<IntType>(V->Ty);
  if (!Forms.isFixed(V) || !Ty->Signed || Ty->Bits > 32)
    return std::nullopt;
  const IntRange All = IntRange::of(*Ty);
  LoopInterval I{number(All.Least), number(All.Most), All, true, true};
  narrow(I, V);
  return I.isOpen() ? std::nullopt : std::optional(I);
}

/// clamp(x, least, most), which grows with each of the three.
std::optional<LoopInterval> LoopIntervals::ofClamp(const Builtin &Clamp) {
  const auto Low = of(Clamp.Args[1]), High = Low ? of(Clamp.Args[2]) : std::nullopt;
  if (!High)
    return std::nullopt;
  // Otherwise it has no defined result.
  if (Low->Range.Most > High->Range.Least)
    require(compare(BinaryOp::Le, copy(Low->Most), copy(High->Least)));
  const auto X = of(Clamp.Args[0]);
  const auto IsOpen = [](const Expr *End) {
    auto *Literal = dyn_cast<IntLit>(End);
    return Literal && (Literal->Value <= INT32_MIN || Literal->Value >= INT32_MAX);
  };
  const bool LeastIsOpen = (!X || X->LeastIsOpen) && IsOpen(Low->Least);
  const bool MostIsOpen = (!X || X->MostIsOpen) && IsOpen(High->Most);
  if (!X)
    return LoopInterval{Low->Least,
                        High->Most,
                        {std::min(Low->Range.Least, High->Range.Least),
                         std::max(Low->Range.Most, High->Range.Most)},
                        LeastIsOpen,
                        MostIsOpen};
  const auto End = [&](Expr *Of, Expr *Least, Expr *Most) {
    return extreme(/*Greatest=*/false, {extreme(/*Greatest=*/true, {Of, Least}), Most});
  };
  const auto EndOfRange = [](int64_t Of, int64_t Least, int64_t Most) {
    return std::min(std::max(Of, Least), Most);
  };
  return LoopInterval{End(X->Least, Low->Least, High->Least),
                      End(X->Most, Low->Most, High->Most),
                      {EndOfRange(X->Range.Least, Low->Range.Least, High->Range.Least),
                       EndOfRange(X->Range.Most, Low->Range.Most, High->Range.Most)},
                      LeastIsOpen,
                      MostIsOpen};
}

//===----------------------------------------------------------------------===//
// Conditions around a use
//===----------------------------------------------------------------------===//

/// The interval of -Form + V for a Form that is V or -V plus numbers that the loop does not change;
/// nothing for others.
std::optional<LoopInterval> LoopIntervals::boundIn(const LinearForm &Form, const Var *V) {
  const int64_t Factor = Form.factor(V);
  const auto IsPlain = [&](const auto &Each) {
    auto *Ty = dyn_cast<IntType>(Each.first->Ty);
    return Each.first == V ||
           (!Forms.remainderOf(Each.first) && isInvariant(Each.first) && Ty && Ty->Bits <= 32);
  };
  if ((Factor != 1 && Factor != -1) || !all_of(Form.Factors, IsPlain))
    return std::nullopt;
  LinearForm Rest = Form;
  Rest.Factors.erase(V);
  return scaled(ofForm(Rest), -Factor);
}

/// The conditions around the use may leave fewer values of V, a counter or a variable with one
/// value: `if (x > 0) a[x - 1]`.
void LoopIntervals::narrow(LoopInterval &I, const Var *V) {
  const PathFacts Facts = Code.Conditions[Conditions];
  for (const LinearForm &Form : Facts.Holds) {
    const std::optional<LoopInterval> Bound = boundIn(Form, V);
    if (!Bound)
      continue;
    // Factor * V + Rest >= 0
    if (Form.factor(V) > 0) {
      I.Least = I.LeastIsOpen ? Bound->Least : extreme(/*Greatest=*/true, {I.Least, Bound->Least});
      I.LeastIsOpen = false;
    } else {
      I.Most = I.MostIsOpen ? Bound->Most : extreme(/*Greatest=*/false, {I.Most, Bound->Most});
      I.MostIsOpen = false;
    }
    I.Range = {std::min(I.Range.Least, Bound->Range.Least),
               std::max(I.Range.Most, Bound->Range.Most)};
  }
  for (const LinearForm &Form : Facts.Differ)
    if (const std::optional<LoopInterval> Value = boundIn(Form, V);
        Value && Value->Least == Value->Most && !I.isOpen())
      leaveOut(I, *Value);
}

/// V is not the one number Value: `if (x != 0) a[x - 1]`.
void LoopIntervals::leaveOut(LoopInterval &I, const LoopInterval &Value) {
  I.Least = keep(I.Least);
  I.Most = keep(I.Most);
  const auto Step = [&](Expr *End, BinaryOp Op) {
    Expr *Is = compare(BinaryOp::Eq, copy(End), copy(Value.Least));
    return keep(
        Ctx.make<Conditional>(Ctx.intTy(64), Is, arithmetic(Op, End, number(1)), copy(End)));
  };
  I.Least = Step(I.Least, BinaryOp::Add);
  I.Most = Step(I.Most, BinaryOp::Sub);
  I.Range = {I.Range.Least - 1, I.Range.Most + 1};
}
