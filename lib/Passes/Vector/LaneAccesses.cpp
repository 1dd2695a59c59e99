//===- LaneAccesses.cpp - reads and writes of memory by lanes -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An address that all lanes share is read and written once. If it grows by one element from lane to
// lane, a vector is loaded or stored; otherwise each lane has its own address. An array of each
// thread is an array of vectors. If it has few elements, one at an index that differs between lanes
// is chosen among all, so that the array stays in registers:
//
//   x = a[i];      ->  x = @SELECT(i == 0, a[0], @SELECT(i == 1, a[1], a[2]));
//   a[i] = x;      ->  a[0] = @SELECT(i == 0, x, a[0]);  a[1] = ...
//
//===----------------------------------------------------------------------===//
#include "Vectoriser.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Elements of an array that are chosen by comparisons of the index. It costs less than an access
/// to memory for each lane, which waits for what has just been stored.
static constexpr uint64_t MostChosen = 4;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// E is an int, or one that was converted to more bits.
bool Vectoriser::fitsInt(const Expr *E) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty)
    return false;
  if (Ty->Bits <= 32)
    return Ty->Signed;
  if (auto *C = dyn_cast<Cast>(E))
    return Ty->Signed && fitsInt(C->Operand);
  if (auto *L = dyn_cast<IntLit>(E))
    return isInt<32>(L->Value);
  auto *Ref = dyn_cast<VarRef>(E);
  if (!Ref || !Uses.isFixed(Ref->V))
    return false;
  const DeclStmt *D = Uses.of(Ref->V).Decl;
  return D && D->Init && fitsInt(D->Init);
}

/// The value of E, which fits an int, in one for each lane.
Expr *Vectoriser::asInt(const Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  auto *From = C ? dyn_cast<IntType>(C->Operand->type()) : nullptr;
  if (From && From->Signed && From->Bits <= 32)
    E = C->Operand;
  return converted(vector(E), Ctx.intTy());
}

std::optional<int64_t> Vectoriser::growth(const Expr *E) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty)
    return std::nullopt;
  if (U.isUniform(E))
    return 0;
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (Ref->V == Counter)
      return 1;
    auto It = Growths.find(Ref->V);
    return It == Growths.end() ? std::nullopt : std::optional(It->second);
  }
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::INDEX))
    return growth(B->Args[0]);
  if (auto *C = dyn_cast<Cast>(E)) {
    auto *From = dyn_cast<IntType>(C->Operand->type());
    const bool Widens =
        From && From->Signed && (Ty->Bits > From->Bits || (Ty->Signed && Ty->Bits == From->Bits));
    const bool Keeps = Widens || (Ty->Signed && Ty->Bits == 32 && fitsInt(C->Operand));
    return Keeps ? growth(C->Operand) : std::nullopt;
  }
  auto *B = dyn_cast<Binary>(E);
  if (!B || !Ty->Signed || Ty->Bits < 32)
    return std::nullopt;
  // A signed sum that leaves its type has no meaning.
  auto *Factor = dyn_cast<IntLit>(B->Right);
  if (B->Op == BinaryOp::Mul && !Factor)
    Factor = dyn_cast<IntLit>(B->Left);
  const std::optional<int64_t> L = growth(B->Left), R = growth(B->Right);
  if (!L || !R)
    return std::nullopt;
  constexpr int64_t Most = 1 << 20;
  int64_t Result = 0;
  if (B->Op == BinaryOp::Add)
    Result = *L + *R;
  else if (B->Op == BinaryOp::Sub)
    Result = *L - *R;
  else if (B->Op == BinaryOp::Mul && Factor && std::abs(Factor->Value) < Most)
    Result = (*L + *R) * Factor->Value;
  else if (B->Op == BinaryOp::Mul && *L == 0 && *R == 0)
    Result = 0;
  else
    return std::nullopt;
  return std::abs(Result) < Most ? std::optional(Result) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// An element, at a place of each lane's own, of an array of vectors.
Vectoriser::Place Vectoriser::ownPlace(const Expr *E, Var *V) {
  SmallVector<const Subscript *, 4> Steps;
  bool IsShared = true;
  for (; !isa<VarRef>(E); E = cast<Subscript>(E)->Base) {
    auto *S = dyn_cast<Subscript>(E);
    if (!S || S->Base->type()->isPointer()) {
      fail("a part of a variable that differs between lanes");
      return {Place::Kind::Own, Ctx.ref(V)};
    }
    IsShared &= U.isUniform(S->Index);
    Steps.push_back(S);
  }
  Place Result{Place::Kind::Own, Ctx.ref(V)};
  if (IsShared) {
    for (const Subscript *S : reverse(Steps))
      Result.At = Ctx.make<Subscript>(Result.At, scalar(S->Index));
    return Result;
  }
  const Type *Lane = Steps.front()->type();
  if (!Lane->isArithmetic() || Lane->isBool()) {
    fail("an array of bools at a place that differs between lanes");
    return Result;
  }
  // ((i * columns) + j) * lanes + lane
  const Type *Int = Ctx.intTy();
  Expr *Index = nullptr;
  for (const Subscript *S : reverse(Steps)) {
    Expr *Own = converted(vector(S->Index), Int);
    Result.At = Ctx.make<Subscript>(Result.At, Ctx.intLit(0));
    if (Index) {
      const auto Count = int64_t(cast<ArrayType>(S->Base->type())->Count);
      Index = combine(BinaryOp::Mul, Index, widened(Ctx.intLit(Count)), Int);
      Own = combine(BinaryOp::Add, Index, Own, Int);
    }
    Index = Own;
  }
  Result.K = Place::Kind::Spread;
  Result.At = Ctx.make<Cast>(
      Ctx.pointerTo(Lane, false, Space::Private),
      Ctx.make<AddrOf>(Ctx.pointerTo(Result.At->type(), false, Space::Private), Result.At),
      /*Implicit=*/false);
  Index = combine(BinaryOp::Mul, Index, widened(laneCount()), Int);
  Result.Index = combine(BinaryOp::Add, Index,
                         lanes(vectorOf(Int), builtin::LANE_NUMBERS, {Ctx.intLit(0)}), Int);
  Result.Bytes = Lane->size();
  return Result;
}

/// An lvalue at an address that all lanes share.
Expr *Vectoriser::sharedPlace(const Expr *E) {
  if (!hasEffect(E))
    return uniform(E);
  if (auto *M = dyn_cast<Member>(E))
    return Ctx.member(sharedPlace(M->Base), M->Index);
  auto *S = dyn_cast<Subscript>(E);
  if (!S || (S->Base->type()->isPointer() && hasEffect(S->Base))) {
    fail("an effect within a pointer");
    return clone(Ctx, E);
  }
  Expr *Of = S->Base->type()->isPointer() ? uniform(S->Base) : sharedPlace(S->Base);
  return Ctx.make<Subscript>(Of, scalar(S->Index));
}

const Vectoriser::Pointer *Vectoriser::pointerIn(const Expr *E) const {
  auto *Ref = dyn_cast<VarRef>(E);
  auto It = Ref ? Pointers.find(Ref->V) : Pointers.end();
  return It == Pointers.end() ? nullptr : &It->second;
}

/// `T *V = &place;` or `T *V = base + i;`, where nothing else assigns V: the place stays known.
void Vectoriser::pointer(Var *V, const Expr *Init) {
  auto *Address = dyn_cast_or_null<AddrOf>(Init);
  auto *Sum = dyn_cast_or_null<Binary>(Init);
  Expr *LValue = nullptr;
  if (Address && !Address->isDecay())
    LValue = Address->Operand;
  else if (Sum && Sum->Op == BinaryOp::Add && Sum->Left->type()->isPointer())
    LValue = Ctx.make<Subscript>(Sum->Left, Sum->Right);
  if (!LValue || !Uses.isFixed(V) || hasEffect(Init)) {
    fail("a pointer that differs between lanes");
    return;
  }
  const Place P = place(LValue);
  if (Why || (P.K != Place::Kind::Consecutive && P.K != Place::Kind::Spread)) {
    fail("a pointer that differs between lanes");
    return;
  }
  Pointer Own = {P.K, Ctx.temp(V->Name, P.At->type(), V->Pos),
                 Ctx.temp("index", P.Index->type(), V->Pos), P.Bytes};
  emit(Ctx.make<DeclStmt>(Own.Base, P.At));
  emit(Ctx.make<DeclStmt>(Own.Index, P.Index));
  Pointers[V] = Own;
}

/// An index `i + 1` of ints as i and 1. Signed sums do not overflow, so both may be widened apart.
static std::pair<const Expr *, int64_t> withoutOffset(const Expr *Index) {
  auto *Wide = dyn_cast<Cast>(Index);
  const bool Widens = Wide && isa<IntType>(Wide->type()) && Wide->type()->size() == 8;
  auto *Sum = dyn_cast<Binary>(Widens ? Wide->Operand : Index);
  auto *Ty = Sum ? dyn_cast<IntType>(Sum->type()) : nullptr;
  auto *Offset = Sum ? dyn_cast<IntLit>(Sum->Right) : nullptr;
  if (!Ty || !Ty->Signed || Sum->Op != BinaryOp::Add || !Offset || Offset->Value < 0 ||
      Offset->Value > INT32_MAX)
    return {Index, 0};
  return {Sum->Left, int64_t(Offset->Value)};
}

/// The place with the shared part of each index that lanes do not share. The rest becomes a Step.
Expr *Vectoriser::base(const Expr *E, StepList &Steps) {
  if (auto *M = dyn_cast<Member>(E)) {
    Expr *Of = base(M->Base, Steps);
    return Of->type()->kind() == Type::Kind::Struct ? Ctx.member(Of, M->Index) : Of;
  }
  auto *D = dyn_cast<Deref>(E);
  if (const Pointer *Of = D ? pointerIn(D->Pointer) : nullptr) {
    Steps.push_back({nullptr, Of, Of->Bytes});
    return Ctx.make<Subscript>(Ctx.ref(Of->Base), Ctx.intLit(0));
  }
  if (auto *Sum = D ? dyn_cast<Binary>(D->Pointer) : nullptr;
      Sum && Sum->Op == BinaryOp::Add && Sum->Left->type()->isPointer() && U.isUniform(Sum->Left)) {
    Steps.push_back({Sum->Right, nullptr, E->type()->size()});
    return Ctx.make<Subscript>(uniform(Sum->Left), Ctx.intLit(0));
  }
  if (auto *S = dyn_cast<Subscript>(E)) {
    const bool OfPointer = S->Base->type()->isPointer();
    const Pointer *Own = OfPointer ? pointerIn(S->Base) : nullptr;
    if (OfPointer && !Own && !U.isUniform(S->Base)) {
      fail("a pointer that differs between lanes");
      return anything(E->type());
    }
    if (Own)
      Steps.push_back({nullptr, Own, Own->Bytes});
    Expr *Of = Own         ? static_cast<Expr *>(Ctx.ref(Own->Base))
               : OfPointer ? uniform(S->Base)
                           : base(S->Base, Steps);
    if (!Of->type()->isPointer() && !isa<ArrayType>(Of->type()))
      return Of; // after a failure
    if (U.isUniform(S->Index))
      return Ctx.make<Subscript>(Of, scalar(S->Index));
    const auto [Index, Offset] = withoutOffset(S->Index);
    Steps.push_back({Index, nullptr, E->type()->size()});
    return Ctx.make<Subscript>(Of, Ctx.intLit(Offset));
  }
  if (!U.hasUniformPlace(E)) {
    fail("a pointer that differs between lanes");
    return anything(E->type());
  }
  return uniform(E);
}

Vectoriser::Place Vectoriser::place(const Expr *LValue) {
  Var *Root = rootVar(LValue);
  if (Root)
    if (Var *Own = Vectors.lookup(Root))
      return ownPlace(LValue, Own);
  if (U.hasUniformPlace(LValue))
    return {Place::Kind::Shared, sharedPlace(LValue)};
  StepList Steps;
  Expr *At = base(LValue, Steps);
  if (Why || Steps.empty()) {
    fail("an address that differs between lanes in ways that are not followed");
    return {Place::Kind::Shared, At};
  }
  Place Result;
  Result.At = Ctx.make<AddrOf>(Ctx.pointerTo(LValue->type()), At);
  // `&p[0]` is p.
  auto *S = dyn_cast<Subscript>(At);
  auto *Zero = S && S->Base->type()->isPointer() ? dyn_cast<IntLit>(S->Index) : nullptr;
  if (Zero && Zero->Value == 0)
    Result.At = S->Base;
  if (Steps.size() == 1) {
    const Step &Only = Steps[0];
    Result.Bytes = Only.Bytes;
    const bool Follows = Only.Of ? Only.Of->K == Place::Kind::Consecutive : growth(Only.Index) == 1;
    if (Follows && Only.Bytes == LValue->type()->size()) {
      Result.K = Place::Kind::Consecutive;
      Result.Index = Only.Of ? static_cast<Expr *>(Ctx.ref(Only.Of->Index)) : inFirst(Only.Index);
      return Result;
    }
    Result.K = Place::Kind::Spread;
    Result.Index = indexOf(Only);
    return Result;
  }
  const Type *Long = Ctx.intTy(64);
  Result.K = Place::Kind::Spread;
  Result.Bytes = 1;
  for (const Step &Each : Steps) {
    Expr *Part = combine(BinaryOp::Mul, converted(indexOf(Each), Long),
                         widened(Ctx.make<IntLit>(Long, int64_t(Each.Bytes))), Long);
    Result.Index = Result.Index ? combine(BinaryOp::Add, Result.Index, Part, Long) : Part;
  }
  return Result;
}

/// The index of each lane.
Expr *Vectoriser::indexOf(const Step &S) {
  if (S.Of) {
    Expr *Index = Ctx.ref(S.Of->Index);
    return S.Of->K == Place::Kind::Spread
               ? Index
               : lanes(vectorOf(Index->type()), builtin::LANE_NUMBERS, {Index});
  }
  // An int that is widened is a narrow index.
  const Expr *Index = S.Index;
  auto *Wide = dyn_cast<Cast>(Index);
  auto *Narrow = Wide ? dyn_cast<IntType>(Wide->Operand->type()) : nullptr;
  if (Narrow && Narrow->Signed && Narrow->Bits == 32 && isa<IntType>(Wide->type()) &&
      Wide->type()->size() == 8)
    Index = Wide->Operand;
  return vector(Index);
}

/// The value of the first lane.
Expr *Vectoriser::inFirst(const Expr *E) {
  VarMap Vars = Shared;
  for (auto [V, Own] : Firsts)
    Vars[V] = Own;
  Vars[Counter] = First;
  return clone(Ctx, E, Vars);
}

std::optional<Vectoriser::Choice> Vectoriser::choice(const Expr *LValue) const {
  const Subscript *Differs = nullptr;
  const Expr *E = LValue;
  for (; auto *S = dyn_cast<Subscript>(E); E = S->Base) {
    if (S->Base->type()->isPointer() || hasEffect(S->Index))
      return std::nullopt;
    if (U.isUniform(S->Index))
      continue;
    if (Differs)
      return std::nullopt;
    Differs = S;
  }
  auto *Root = dyn_cast<VarRef>(E);
  const uint64_t Count = Differs ? cast<ArrayType>(Differs->Base->type())->Count : 0;
  if (!Root || !Vectors.lookup(Root->V) || Count == 0 || Count > MostChosen)
    return std::nullopt;
  return Choice{Differs, unsigned(Count)};
}

/// LValue with I as the index that differs between lanes.
Expr *Vectoriser::elementAt(const Expr *LValue, const Choice &C, unsigned I) {
  auto *S = dyn_cast<Subscript>(LValue);
  if (!S)
    return Ctx.ref(Vectors.lookup(cast<VarRef>(LValue)->V));
  Expr *Index = S == C.Differs ? Ctx.intLit(I) : scalar(S->Index);
  return Ctx.make<Subscript>(elementAt(S->Base, C, I), Index);
}

Expr *Vectoriser::chosen(const Expr *LValue, const Choice &C) {
  const Type *Int = Ctx.intTy();
  const Expr *Index = converted(vector(C.Differs->Index), Int);
  Expr *Result = elementAt(LValue, C, C.Count - 1);
  for (unsigned I = C.Count - 1; I-- > 0;) {
    Expr *Here = combine(BinaryOp::Eq, clone(Ctx, Index), widened(Ctx.intLit(I)), Int);
    Result = select(Here, elementAt(LValue, C, I), Result);
  }
  return Result;
}

void Vectoriser::choose(const Expr *LValue, const Choice &C, Expr *Value, SourcePos Pos) {
  const Type *Int = Ctx.intTy();
  // The first assignments may change what the index and the value are computed from.
  Var *Index = Ctx.temp("index", vectorOf(Int), Pos), *New = Ctx.temp("value", Value->type(), Pos);
  emit(Ctx.make<DeclStmt>(Index, converted(vector(C.Differs->Index), Int)))->Pos = Pos;
  emit(Ctx.make<DeclStmt>(New, Value))->Pos = Pos;
  for (unsigned I = 0; I < C.Count; ++I) {
    Expr *Here = inMask(combine(BinaryOp::Eq, Ctx.ref(Index), widened(Ctx.intLit(I)), Int));
    Expr *Element = elementAt(LValue, C, I);
    emit(Ctx.assign(Element, select(Here, Ctx.ref(New), clone(Ctx, Element))))->Pos = Pos;
  }
}

Expr *Vectoriser::load(const Expr *LValue) {
  if (const std::optional<Choice> C = choice(LValue))
    return chosen(LValue, *C);
  const Type *Ty = vectorOf(LValue->type());
  const Place P = place(LValue);
  switch (P.K) {
  case Place::Kind::Shared:
  case Place::Kind::Own:
    return P.At;
  case Place::Kind::Consecutive:
    return lanes(Ty, builtin::LOAD_LANES, {P.At, P.Index, maskValue()});
  case Place::Kind::Spread:
    break;
  }
  auto *Bytes = Ctx.make<IntLit>(Ctx.intTy(), int64_t(P.Bytes));
  return lanes(Ty, builtin::GATHER, {P.At, P.Index, Bytes, maskValue()});
}

void Vectoriser::store(const Expr *LValue, Expr *Value, SourcePos At) {
  if (const std::optional<Choice> C = choice(LValue))
    return choose(LValue, *C, widened(Value), At);
  Place P = place(LValue);
  if (P.K == Place::Kind::Shared && !Value->type()->isVector()) {
    emit(Ctx.assign(P.At, Value))->Pos = At;
    return;
  }
  Value = widened(Value);
  if (P.K == Place::Kind::Own) {
    // What other lanes have there stays.
    if (mask() && mustKeep(rootVar(LValue)))
      Value = select(Ctx.ref(mask()), Value, clone(Ctx, P.At));
    emit(Ctx.assign(P.At, Value))->Pos = At;
    return;
  }
  if (P.K == Place::Kind::Consecutive) {
    emit(Ctx.make<ExprStmt>(
             lanes(Ctx.voidTy(), builtin::STORE_LANES, {P.At, P.Index, Value, maskValue()})))
        ->Pos = At;
    return;
  }
  if (P.K == Place::Kind::Shared) { // of one lane, or the same value
    P.Index = widened(Ctx.intLit(0));
    P.Bytes = LValue->type()->size();
    P.At = Ctx.addressOf(P.At);
  }
  auto *Bytes = Ctx.make<IntLit>(Ctx.intTy(), int64_t(P.Bytes));
  emit(Ctx.make<ExprStmt>(
           lanes(Ctx.voidTy(), builtin::SCATTER, {P.At, P.Index, Bytes, Value, maskValue()})))
      ->Pos = At;
}
