//===- LoopIntervals.cpp - ranges of numbers over the threads of a loop ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopIntervals.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isSameComputation(const Expr *A, const Expr *B) {
  if (A->kind() != B->kind() || A->type() != B->type())
    return false;
  switch (A->kind()) {
  case Expr::Kind::IntLit:
    return cast<IntLit>(A)->Value == cast<IntLit>(B)->Value;
  case Expr::Kind::VarRef:
    return cast<VarRef>(A)->V == cast<VarRef>(B)->V;
  case Expr::Kind::Unary:
    if (cast<Unary>(A)->Op != cast<Unary>(B)->Op)
      return false;
    break;
  case Expr::Kind::Binary:
    if (cast<Binary>(A)->Op != cast<Binary>(B)->Op)
      return false;
    break;
  case Expr::Kind::Builtin: {
    auto *Mine = cast<Builtin>(A);
    if (!Mine->is(cast<Builtin>(B)->Info) || Mine->Info.Effect != BuiltinEffect::Pure)
      return false;
    break;
  }
  case Expr::Kind::Member:
    if (cast<Member>(A)->Index != cast<Member>(B)->Index)
      return false;
    break;
  case Expr::Kind::Cast:
  case Expr::Kind::Subscript:
  case Expr::Kind::Deref:
  case Expr::Kind::AddrOf:
  case Expr::Kind::Conditional:
    break;
  default:
    return false;
  }
  SmallVector<const Expr *, 4> Mine, Others;
  forEachOperand(A, [&](const Expr *Operand) { Mine.push_back(Operand); });
  forEachOperand(B, [&](const Expr *Operand) { Others.push_back(Operand); });
  return Mine.size() == Others.size() && all_of(zip(Mine, Others), [](const auto &Pair) {
           return isSameComputation(get<0>(Pair), get<1>(Pair));
         });
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// An interval that the compiler knows.
std::optional<LoopInterval> LoopIntervals::ofKnown(const Expr *E) const {
  const std::optional<IntRange> Range = Forms.interval(E);
  if (!Range)
    return std::nullopt;
  return LoopInterval{number(Range->Least), number(Range->Most), *Range};
}

void LoopIntervals::setConditions(PathFacts Facts) {
  auto Found = find(Code.Conditions, Facts);
  Conditions = size_t(Found - Code.Conditions.begin());
  if (Found == Code.Conditions.end())
    Code.Conditions.push_back(std::move(Facts));
}

std::optional<LoopInterval> LoopIntervals::of(const Expr *E) {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty || Depth > MaxDepth)
    return std::nullopt;
  for (const State::Entry &Each : reverse(Code.Known))
    if (Each.Conditions == Conditions && isSameComputation(Each.Of, E))
      return Each.Value;
  ++Depth;
  std::optional<LoopInterval> I = compute(E);
  if (!I)
    I = ofKnown(E);
  --Depth;
  if (!I)
    return std::nullopt;
  // The loop computes it in its type. A variable has only values of its type.
  if (!isa<VarRef>(E))
    I = requireWithin(*I, IntRange::of(*Ty));
  if (!isa<IntLit>(E)) {
    const bool IsSingle = I->Least == I->Most;
    I->Least = keep(I->Least);
    I->Most = IsSingle ? I->Least : keep(I->Most);
    Code.Known.push_back({E, Conditions, *I});
  }
  return I;
}

std::optional<LoopInterval> LoopIntervals::compute(const Expr *E) {
  if (auto *Literal = dyn_cast<IntLit>(E))
    return constant(Literal->Value);
  if (auto *Ref = dyn_cast<VarRef>(E))
    return ofVar(Ref->V);
  if (auto *C = dyn_cast<Cast>(E))
    return of(C->Operand);
  if (auto *U = dyn_cast<Unary>(E); U && U->Op == UnaryOp::Minus)
    return scaled(of(U->Operand), -1);
  if (auto *B = dyn_cast<Binary>(E))
    return ofBinary(*B);
  if (auto *Of = dyn_cast<Builtin>(E); Of && Of->is(builtin::INDEX))
    return ofIndex(Of->Args[0]);
  if (auto *Of = dyn_cast<Builtin>(E)) {
    if (Of->is(builtin::clamp))
      return ofClamp(*Of);
    return Of->isOneOf(builtin::min, builtin::max) ? ofExtreme(*Of, Of->is(builtin::max))
                                                   : std::nullopt;
  }
  if (auto *S = dyn_cast<Subscript>(E)) {
    const Expr *Of = S;
    while (isa<Subscript>(Of) && !cast<Subscript>(Of)->Base->type()->isPointer())
      Of = cast<Subscript>(Of)->Base;
    auto *Ref = dyn_cast<VarRef>(Of);
    return Ref ? ofWritten(Ref->V) : std::nullopt;
  }
  auto *Choice = dyn_cast<Conditional>(E);
  return Choice ? ofChoice(*Choice) : std::nullopt;
}

/// INDEX(E). It is E itself if that is within the limits in all threads.
std::optional<LoopInterval> LoopIntervals::ofIndex(const Expr *E) {
  const std::optional<LoopInterval> I = of(E);
  if (!I)
    return std::nullopt;
  const size_t Mine = std::exchange(Conditions, 0);
  if (const std::optional<LoopInterval> InAll = of(E)) {
    requireWithin(*InAll, {-Limit, Limit});
    Code.UnchangedIndices.push_back(E);
  }
  Conditions = Mine;
  return clamped(*I, Limit);
}

std::optional<LoopInterval> LoopIntervals::ofBinary(const Binary &B) {
  if (B.Op == BinaryOp::And)
    return ofMask(B);
  const auto L = of(B.Left), R = L ? of(B.Right) : std::nullopt;
  if (!L || !R)
    return std::nullopt;
  const bool ByConstant = R->Range.Least == R->Range.Most && R->Range.Least >= 0;
  switch (B.Op) {
  case BinaryOp::Add:
  case BinaryOp::Sub:
    return sum(*L, *R, B.Op);
  case BinaryOp::Mul:
    return product(*L, *R);
  case BinaryOp::Or:
  case BinaryOp::Xor:
    return ofBits(*L, *R);
  case BinaryOp::Shl:
    return ByConstant && R->Range.Most < 32 ? scaled(L, int64_t(1) << R->Range.Most) : std::nullopt;
  case BinaryOp::Shr:
  case BinaryOp::Div:
    // Both grow with the left operand.
    return ByConstant && R->Range.Least > 0 && R->Range.Most < (B.Op == BinaryOp::Shr ? 32 : Limit)
               ? std::optional(mapped(
                     *L,
                     [&](Expr *End) {
                       return Ctx.make<Binary>(Ctx.intTy(64), B.Op, copy(End), copy(R->Least));
                     }))
               : std::nullopt;
  case BinaryOp::Rem: {
    if (L->LeastIsOpen || R->isOpen())
      return std::nullopt;
    const LoopInterval Of = requireWithin(*L, {0, INT64_MAX}),
                       By = requireWithin(*R, {1, INT64_MAX});
    const auto Below = sum(By, constant(1), BinaryOp::Sub);
    if (!Below)
      return std::nullopt;
    return LoopInterval{number(0),
                        extreme(/*Greatest=*/false, {Of.Most, Below->Most}),
                        {std::min<int64_t>({Of.Range.Least, Below->Range.Least, 0}),
                         std::max<int64_t>({Of.Range.Most, Below->Range.Most, 0})}};
  }
  default:
    return std::nullopt;
  }
}

/// `x & y`, where one of them is not negative: not more than that one.
std::optional<LoopInterval> LoopIntervals::ofMask(const Binary &B) {
  SmallVector<LoopInterval, 2> Masks;
  for (const Expr *Operand : {B.Right, B.Left})
    if (const std::optional<LoopInterval> I = of(Operand))
      Masks.push_back(*I);
  erase_if(Masks, [](const LoopInterval &I) { return I.MostIsOpen; });
  const auto IsPositive = [](const LoopInterval &I) { return I.Range.Least >= 0; };
  if (any_of(Masks, IsPositive))
    erase_if(Masks, [&](const LoopInterval &I) { return !IsPositive(I); });
  else if (Masks.size() > 1)
    Masks.pop_back();
  if (Masks.empty())
    return std::nullopt;
  SmallVector<Expr *, 2> Bounds;
  IntRange Range{0, 0};
  for (const LoopInterval &I : Masks) {
    Bounds.push_back(requireWithin(I, {0, INT64_MAX}).Most);
    Range = {std::min(Range.Least, I.Range.Least), std::max(Range.Most, I.Range.Most)};
  }
  return LoopInterval{number(0), extreme(/*Greatest=*/false, Bounds), Range};
}

std::optional<LoopInterval> LoopIntervals::ofVar(const Var *V) {
  auto *Ty = dyn_cast<IntType>(V->Ty);
  if (!Ty)
    return std::nullopt;
  Expr *Value = Ctx.ref(const_cast<Var *>(V));
  if (isInvariant(V)) {
    if (Ty->Bits < 64)
      return single(Ctx.make<Cast>(Ctx.intTy(64), Value, /*Implicit=*/false), IntRange::of(*Ty));
    return Ty->Signed ? std::optional(ofWide(Value)) : std::nullopt;
  }
  if (Depth > MaxDepth)
    return std::nullopt;
  ++Depth;
  std::optional<LoopInterval> I;
  if (Forms.loopOf(V))
    I = ofCounter(V);
  else if (const Expr *Only = valueInLoop(V))
    I = of(Only);
  else
    I = ofWritten(V);
  --Depth;
  return I ? I : ofConditions(V);
}

/// A signed number of 64 bits.
LoopInterval LoopIntervals::ofWide(Expr *Value) {
  Value = keep(Value);
  const LoopInterval I = clamped(single(Value, {INT64_MIN, INT64_MAX}), Limit);
  require(compare(BinaryOp::Eq, copy(Value), copy(I.Least)));
  return I;
}

/// A sum of the intervals of its variables.
std::optional<LoopInterval> LoopIntervals::ofForm(const LinearForm &F) {
  std::optional<LoopInterval> Sum = constant(F.Constant);
  for (const auto &[V, Factor] : F.Factors) {
    if (Forms.remainderOf(V))
      return std::nullopt;
    const std::optional<LoopInterval> Part = scaled(ofVar(V), Factor);
    Sum = Part && Sum ? sum(*Sum, *Part, BinaryOp::Add) : std::nullopt;
  }
  return Sum;
}

std::optional<LoopInterval> LoopIntervals::ofCounter(const Var *V) {
  const LinearForms::Range Of = Forms.rangeOf(V);
  if (!Of.First || !Of.Last)
    return std::nullopt;
  const auto First = ofForm(*Of.First), Last = First ? ofForm(*Of.Last) : std::nullopt;
  if (!First || !Last)
    return std::nullopt;
  LoopInterval I{First->Least,
                 Last->Most,
                 {std::min(First->Range.Least, Last->Range.Least),
                  std::max(First->Range.Most, Last->Range.Most)}};
  narrow(I, V);
  return I;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// Of a pointer that the loop does not change from Origin: another one, or a variable.
LoopInterval LoopIntervals::distanceOfPointers(Expr *Pointer, Expr *Origin) {
  const auto Number = [&](Expr *Address) {
    return Ctx.make<Cast>(Ctx.intTy(64, false), Address, /*Implicit=*/false);
  };
  if (!Origin->type()->isPointer())
    Origin = Ctx.make<AddrOf>(
        Ctx.pointerTo(Origin->type(), /*Const=*/true, cast<PointerType>(Pointer->type())->AS),
        Origin);
  Expr *Bytes =
      Ctx.make<Binary>(Ctx.intTy(64, false), BinaryOp::Sub, Number(Pointer), Number(Origin));
  return ofWide(Ctx.make<Cast>(Ctx.intTy(64), Bytes, /*Implicit=*/false));
}

std::optional<LoopInterval> LoopIntervals::distance(const Expr *Pointer, const Var *Origin) {
  if (Depth > MaxDepth)
    return std::nullopt;
  if (auto *C = dyn_cast<Cast>(Pointer))
    return C->Operand->type()->isPointer() ? distance(C->Operand, Origin) : std::nullopt;
  if (auto *Address = dyn_cast<AddrOf>(Pointer))
    return distanceOfObject(Address->Operand, Origin);
  if (auto *Ref = dyn_cast<VarRef>(Pointer)) {
    if (Ref->V == Origin && !Changed.contains(Origin))
      return constant(0);
    if (isInvariant(Ref->V) && (!Origin->Ty->isPointer() || isInvariant(Origin)))
      return distanceOfPointers(Ctx.ref(Ref->V), Ctx.ref(const_cast<Var *>(Origin)));
    const Expr *Only = valueInLoop(Ref->V);
    if (!Only)
      return std::nullopt;
    ++Depth;
    const auto Result = distance(Only, Origin);
    --Depth;
    return Result;
  }
  auto *B = dyn_cast<Binary>(Pointer);
  if (!B || (B->Op != BinaryOp::Add && B->Op != BinaryOp::Sub) || !B->Left->type()->isPointer())
    return std::nullopt;
  const auto Base = distance(B->Left, Origin);
  const uint64_t Size = cast<PointerType>(B->type())->Pointee->size();
  const auto Offset = Base ? scaled(of(B->Right), int64_t(Size)) : std::nullopt;
  return Offset ? sum(*Base, *Offset, B->Op) : std::nullopt;
}

std::optional<LoopInterval> LoopIntervals::distanceOfObject(const Expr *L, const Var *Origin) {
  if (auto *Ref = dyn_cast<VarRef>(L))
    return Ref->V == Origin ? std::optional(constant(0)) : std::nullopt;
  if (auto *D = dyn_cast<Deref>(L))
    return distance(D->Pointer, Origin);
  if (auto *M = dyn_cast<Member>(L)) {
    const auto Base = distanceOfObject(M->Base, Origin);
    return Base ? sum(*Base, constant(int64_t(M->field().Offset)), BinaryOp::Add) : std::nullopt;
  }
  auto *S = dyn_cast<Subscript>(L);
  if (!S)
    return std::nullopt;
  const auto Base =
      S->Base->type()->isPointer() ? distance(S->Base, Origin) : distanceOfObject(S->Base, Origin);
  const auto Offset = Base ? scaled(of(S->Index), int64_t(S->type()->size())) : std::nullopt;
  return Offset ? sum(*Base, *Offset, BinaryOp::Add) : std::nullopt;
}
