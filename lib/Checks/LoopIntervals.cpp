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

/// Numbers of 64 bits that are not known are limited to this by a test, so that sums of some of
/// them do not overflow. INDEX limits what it returns to the same.
constexpr int64_t Limit = int64_t(1) << 40;
constexpr int64_t SmallLimit = int64_t(1) << 31;
constexpr unsigned MaxDepth = 32;

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

Expr *LoopIntervals::number(int64_t Value) const { return Ctx.make<IntLit>(Ctx.intTy(64), Value); }

Expr *LoopIntervals::copy(const Expr *E) const { return clone(Ctx, E); }

LoopInterval LoopIntervals::constant(int64_t Value) const {
  return single(number(Value), IntRange::constant(Value));
}

/// An expression that can be repeated: of a variable if E is more than that.
Expr *LoopIntervals::keep(Expr *E) {
  if (isa<VarRef, IntLit>(E))
    return E;
  Var *V = Ctx.temp("limit", Ctx.intTy(64));
  V->IsConst = true;
  Code.Declarations.push_back(Ctx.make<DeclStmt>(V, E));
  return Ctx.ref(V);
}

Expr *LoopIntervals::compare(BinaryOp Op, Expr *L, Expr *R) const {
  return Ctx.make<Binary>(Ctx.boolTy(), Op, L, R);
}

Expr *LoopIntervals::extreme(bool Greatest, ArrayRef<Expr *> Of) {
  Expr *Best = keep(Of[0]);
  for (Expr *Next : drop_begin(Of)) {
    Next = keep(Next);
    Expr *Better = compare(Greatest ? BinaryOp::Gt : BinaryOp::Lt, copy(Next), copy(Best));
    Best = keep(Ctx.make<Conditional>(Ctx.intTy(64), Better, copy(Next), copy(Best)));
  }
  return Best;
}

void LoopIntervals::require(Expr *Test) {
  Code.Condition = Code.Condition ? compare(BinaryOp::LogicalAnd, Code.Condition, Test) : Test;
}

LoopInterval LoopIntervals::requireWithin(LoopInterval I, IntRange Limits) {
  const bool Low = I.Range.Least<Limits.Least, High = I.Range.Most> Limits.Most;
  if (!Low && !High)
    return I;
  const bool IsSingle = I.Least == I.Most;
  I.Least = keep(I.Least);
  I.Most = IsSingle ? I.Least : keep(I.Most);
  if (Low)
    require(compare(BinaryOp::Ge, copy(I.Least), number(Limits.Least)));
  if (High)
    require(compare(BinaryOp::Le, copy(I.Most), number(Limits.Most)));
  return I;
}

LoopInterval LoopIntervals::clamped(LoopInterval I, int64_t By) {
  if (I.Range.isWithin({-By, By}))
    return I;
  const auto Clamp = [&](Expr *End) {
    return keep(Ctx.make<Builtin>(Ctx.intTy(64), builtin::clamp,
                                  std::vector<Expr *>{copy(End), number(-By), number(By)}));
  };
  const bool IsSingle = I.Least == I.Most;
  I.Least = Clamp(I.Least);
  I.Most = IsSingle ? I.Least : Clamp(I.Most);
  I.Range = {std::max(I.Range.Least, -By), std::min(I.Range.Most, By)};
  return I;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

std::optional<LoopInterval> LoopIntervals::sum(const LoopInterval &L, const LoopInterval &R,
                                               BinaryOp Op) {
  const std::optional<IntRange> Range = IntRange::combine(Op, L.Range, R.Range);
  if (!Range)
    return std::nullopt;
  const auto Make = [&](Expr *Left, Expr *Right) -> Expr * {
    return Ctx.make<Binary>(Ctx.intTy(64), Op, copy(Left), copy(Right));
  };
  if (L.Least == L.Most && R.Least == R.Most)
    return single(Make(L.Least, R.Least), *Range);
  const bool Minus = Op == BinaryOp::Sub;
  return LoopInterval{Make(L.Least, Minus ? R.Most : R.Least),
                      Make(L.Most, Minus ? R.Least : R.Most), *Range};
}

/// I, which has to be within limits such that products do not overflow.
LoopInterval LoopIntervals::limited(const LoopInterval &I) {
  const LoopInterval Repeatable = requireWithin(I, {-SmallLimit, SmallLimit});
  return clamped(Repeatable, SmallLimit);
}

std::optional<LoopInterval> LoopIntervals::product(const LoopInterval &L, const LoopInterval &R) {
  const std::optional<IntRange> Range = IntRange::combine(BinaryOp::Mul, L.Range, R.Range);
  if (!Range) // limits that a product of any two numbers within them keeps
    return L.Range.isWithin({-SmallLimit, SmallLimit}) &&
                   R.Range.isWithin({-SmallLimit, SmallLimit})
               ? std::nullopt
               : product(limited(L), limited(R));
  const auto Make = [&](Expr *Left, Expr *Right) -> Expr * {
    return Ctx.make<Binary>(Ctx.intTy(64), BinaryOp::Mul, copy(Left), copy(Right));
  };
  if (L.Least == L.Most && R.Least == R.Most)
    return single(Make(L.Least, R.Least), *Range);
  // Of a factor whose sign is known the product takes the direction.
  for (const auto &[One, Other] : {std::pair(&L, &R), std::pair(&R, &L)}) {
    if (One->Least != One->Most || (One->Range.Least < 0 && One->Range.Most > 0))
      continue;
    Expr *Low = Make(One->Least, Other->Least), *High = Make(One->Least, Other->Most);
    return One->Range.Least >= 0 ? LoopInterval{Low, High, *Range}
                                 : LoopInterval{High, Low, *Range};
  }
  const auto EndsOf = [](const LoopInterval &I) {
    SmallVector<Expr *, 2> Ends{I.Least};
    if (I.Most != I.Least)
      Ends.push_back(I.Most);
    return Ends;
  };
  SmallVector<Expr *, 4> Products;
  for (Expr *Left : EndsOf(L))
    for (Expr *Right : EndsOf(R))
      Products.push_back(keep(Make(Left, Right)));
  return LoopInterval{extreme(/*Greatest=*/false, Products), extreme(/*Greatest=*/true, Products),
                      *Range};
}

std::optional<LoopInterval> LoopIntervals::scaled(std::optional<LoopInterval> I, int64_t By) {
  return I && By != 1 ? product(*I, constant(By)) : I;
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

void LoopIntervals::setConditions(ArrayRef<LinearForm> Holds) {
  auto Found = find_if(Code.Conditions, [&](const auto &Each) { return Holds == ArrayRef(Each); });
  Conditions = size_t(Found - Code.Conditions.begin());
  if (Found == Code.Conditions.end())
    Code.Conditions.emplace_back(Holds.begin(), Holds.end());
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
  if (auto *Of = dyn_cast<Builtin>(E); Of && Of->is(builtin::clamp))
    return ofClamp(*Of);
  auto *Choice = dyn_cast<Conditional>(E);
  const auto L = Choice ? of(Choice->Then) : std::nullopt, R = L ? of(Choice->Else) : std::nullopt;
  if (!R)
    return std::nullopt;
  return LoopInterval{
      extreme(/*Greatest=*/false, {L->Least, R->Least}),
      extreme(/*Greatest=*/true, {L->Most, R->Most}),
      {std::min(L->Range.Least, R->Range.Least), std::max(L->Range.Most, R->Range.Most)}};
}

/// clamp(x, least, most), whatever x is.
std::optional<LoopInterval> LoopIntervals::ofClamp(const Builtin &Clamp) {
  const auto Low = of(Clamp.Args[1]), High = Low ? of(Clamp.Args[2]) : std::nullopt;
  if (!High)
    return std::nullopt;
  // Where the limits are the wrong way around the result is one of them.
  return LoopInterval{
      extreme(/*Greatest=*/false, {Low->Least, High->Least}),
      extreme(/*Greatest=*/true, {Low->Most, High->Most}),
      {std::min(Low->Range.Least, High->Range.Least), std::max(Low->Range.Most, High->Range.Most)}};
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
  if (B.Op != BinaryOp::Add && B.Op != BinaryOp::Sub && B.Op != BinaryOp::Mul)
    return std::nullopt;
  const auto L = of(B.Left), R = L ? of(B.Right) : std::nullopt;
  if (!L || !R)
    return std::nullopt;
  return B.Op == BinaryOp::Mul ? product(*L, *R) : sum(*L, *R, B.Op);
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
  if (Forms.loopOf(V))
    return ofCounter(V);
  const Expr *Only = Forms.valueOf(V);
  return Only ? of(Only) : std::nullopt;
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

/// The conditions around the use may leave fewer values of the counter: `if (x > 0) a[x - 1]`.
void LoopIntervals::narrow(LoopInterval &I, const Var *V) {
  for (const LinearForm &Form : std::vector(Code.Conditions[Conditions])) {
    const int64_t Factor = Form.factor(V);
    const auto IsPlain = [&](const auto &Each) {
      auto *Ty = dyn_cast<IntType>(Each.first->Ty);
      return Each.first == V ||
             (!Forms.remainderOf(Each.first) && isInvariant(Each.first) && Ty && Ty->Bits <= 32);
    };
    if ((Factor != 1 && Factor != -1) || !all_of(Form.Factors, IsPlain))
      continue;
    LinearForm Rest = Form;
    Rest.Factors.erase(V);
    const std::optional<LoopInterval> Bound = scaled(ofForm(Rest), -Factor);
    if (!Bound)
      continue;
    // Factor * V + Rest >= 0
    if (Factor > 0) {
      I.Least = extreme(/*Greatest=*/true, {I.Least, Bound->Least});
    } else {
      I.Most = extreme(/*Greatest=*/false, {I.Most, Bound->Most});
    }
    I.Range = {std::min(I.Range.Least, Bound->Range.Least),
               std::max(I.Range.Most, Bound->Range.Most)};
  }
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

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
    if (isInvariant(Ref->V) && isInvariant(Origin) && Origin->Ty->isPointer()) {
      const auto Address = [&](const Var *V) {
        return Ctx.make<Cast>(Ctx.intTy(64, false), Ctx.ref(const_cast<Var *>(V)), false);
      };
      Expr *Bytes =
          Ctx.make<Binary>(Ctx.intTy(64, false), BinaryOp::Sub, Address(Ref->V), Address(Origin));
      return ofWide(Ctx.make<Cast>(Ctx.intTy(64), Bytes, false));
    }
    const Expr *Only = Forms.valueOf(Ref->V);
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
