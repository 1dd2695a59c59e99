//===- Expressions.cpp - places and values ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

Object Walker::load(const Place &P, const Expr *At) {
  checkBounds(P, At);
  recordAccess(P, Use::Reads, /*Updates=*/false, {}, At);
  Object O = Cur.read(Make, P, usersOwn(At));
  if (!O.Parts.empty())
    return O;
  if (O.V.S == Spread::Unset)
    O.V = Value::unknown();
  if (O.V.differs() && !O.V.Source && At->type()->isScalar() && !inLibrary())
    O.V.Source = At;
  // Of memory that threads share all have the same element.
  if (O.V.differs() && (P.K == Place::Kind::Buffer || P.isTileStatic())) {
    O.V.By = Make.constant(0).N;
    for (const Step &S : P.Path)
      if (S.isElement() && !S.Index.isUniform())
        O.V.By = Table.both(O.V.By, S.Index.follows());
  }
  // A truth or a number that all threads share.
  if (O.V.isUniform() && !O.V.N && isa<IntType, BoolType>(At->type()))
    O.V = Make.uniform();
  return O;
}

void Walker::store(const Place &P, const Object &O, const Expr *At, bool Updates) {
  checkBounds(P, At);
  recordAccess(P, Use::Writes, Updates, O.whole(), At);
  if (!At->type()->isArithmetic() || !O.Parts.empty() || !O.V.isUniform() || O.V.N)
    return Cur.write(P, O, Make);
  // A float has no number, but its value changes: loops have to know which variables change.
  Value Stored = O.V;
  Stored.N = Table.unknown();
  Cur.write(P, Stored, Make);
}

Place Walker::place(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::VarRef:
    return Place::variable(cast<VarRef>(E)->V);
  case Expr::Kind::Deref:
    return pointee(scalar(cast<Deref>(E)->Pointer));
  case Expr::Kind::Member: {
    auto *M = cast<Member>(E);
    Place Base = place(M->Base);
    if (cast<StructType>(M->Base->type())->IsUnion) {
      // Its members share their bytes.
      Cur.escape(pointerTo(Base));
      return Base.K == Place::Kind::Variable && !Base.isTileStatic() ? Base : Place();
    }
    return Base.member(M->Index);
  }
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    if (auto *Array = dyn_cast<ArrayType>(S->Base->type())) {
      Place Base = place(S->Base);
      return Base.element(scalar(S->Index), Array->Count);
    }
    const Value Pointer = scalar(S->Base);
    return pointee(offset(Pointer, scalar(S->Index), false));
  }
  default:
    eval(E);
    return Place();
  }
}

Object Walker::eval(const Expr *E) {
  if (isLValue(E))
    return load(place(E), E);
  switch (E->kind()) {
  case Expr::Kind::IntLit:
    return Make.constant(cast<IntLit>(E)->Value);
  case Expr::Kind::FloatLit:
    return Value::spread(Spread::Uniform, 0, nullptr);
  case Expr::Kind::NullPtr:
    return Value::unknown();
  case Expr::Kind::InitList:
    return initList(cast<InitList>(E));
  case Expr::Kind::Member: {
    auto *M = cast<Member>(E);
    const Object Base = eval(M->Base);
    const Object *Part = Base.find({int(M->Index), 0});
    return Part ? *Part : Object(Base.V);
  }
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    const Object Base = eval(S->Base);
    return combined(Base.whole(), scalar(S->Index));
  }
  case Expr::Kind::AddrOf: {
    auto *A = cast<AddrOf>(E);
    Place P = place(A->Operand);
    if (A->isDecay())
      P = P.element(Make.constant(0), cast<ArrayType>(A->Operand->type())->Count);
    return pointerTo(P);
  }
  case Expr::Kind::Unary:
    return unary(cast<Unary>(E));
  case Expr::Kind::IncDec:
    return incDec(cast<IncDec>(E));
  case Expr::Kind::Binary:
    return binary(cast<Binary>(E));
  case Expr::Kind::Assign:
    return assign(cast<Assign>(E));
  case Expr::Kind::Conditional:
    return conditional(cast<Conditional>(E));
  case Expr::Kind::Cast:
    return convert(cast<Cast>(E));
  case Expr::Kind::Call:
  case Expr::Kind::Check:
    return call(cast<Call>(E));
  case Expr::Kind::Builtin:
    return builtin(cast<Builtin>(E));
  default:
    return Value::unknown();
  }
}

Object Walker::convert(const Cast *E) {
  Object O = eval(E->Operand);
  const Type *To = E->type(), *From = E->Operand->type();
  if (To->isVoid())
    return Value::unknown();
  if (auto *Pointer = dyn_cast<PointerType>(To)) {
    auto *Old = dyn_cast<PointerType>(From);
    if (!Old)
      return Value::unknown();
    // To and from a base class without members nothing is read or written.
    auto IsEmpty = [](const Type *T) {
      auto *S = dyn_cast<StructType>(T);
      return S && S->Fields.empty();
    };
    if (Pointer->Pointee == Old->Pointee || IsEmpty(Pointer->Pointee) || IsEmpty(Old->Pointee))
      return O;
    Cur.escape(O.V);
    return Value::unknown();
  }
  if (isa<IntType, BoolType>(To) && isa<IntType, BoolType>(From))
    return Make.converted(O.V, To);
  if (isa<IntType>(To)) // of a pointer that may become one again
    Cur.escape(O.V);
  Value V = spreadOnly(O.whole());
  return V.isUniform() && isa<IntType, BoolType>(To) ? Make.uniform() : V;
}

Object Walker::initList(const InitList *E) {
  Object Result(Make.constant(0));
  const bool IsArray = isa<ArrayType>(E->type());
  auto *Struct = dyn_cast<StructType>(E->type());
  if (Struct && Struct->IsUnion) {
    for (const Expr *Element : E->Elements)
      Result.V = spreadOnly(eval(Element).whole());
    return Result;
  }
  for (unsigned I = 0; I < E->Elements.size(); ++I) {
    Object Element = eval(E->Elements[I]);
    Result.Parts.emplace_back(IsArray ? Object::Key{-1, I} : Object::Key{int(I), 0},
                              std::move(Element));
  }
  return Result;
}

Value Walker::pointerTo(const Place &P) {
  Value V = spreadOnly(P.address());
  if (P.isFollowed())
    V.Target = std::make_shared<const Place>(P);
  return V;
}

Place Walker::pointee(const Value &Pointer) {
  return Pointer.Target ? *Pointer.Target : Place::memory(Pointer);
}

/// `Pointer + By`, or `Pointer - By`.
Value Walker::offset(const Value &Pointer, const Value &By, bool Subtract) {
  if (!Pointer.Target)
    return combined(Pointer, By);
  Place P = *Pointer.Target;
  if (P.isFollowed()) {
    auto GiveUp = [&] {
      if (P.K == Place::Kind::Buffer)
        return combined(spreadOnly(Pointer), By);
      Cur.escape(Pointer);
      return Value::unknown();
    };
    if (P.Path.empty() || !P.Path.back().isElement())
      return Make.constantOf(By) == 0 ? Pointer : GiveUp();
    Step &Last = P.Path.back();
    static const Type *const Exact = nullptr;
    if (!Last.Index.N || !By.N)
      return GiveUp();
    const Number *N =
        Table.operation(Subtract ? BinaryOp::Sub : BinaryOp::Add, Last.Index.N, By.N, Exact);
    Last.Index = Make.of(N, nullptr, combined(Last.Index, By));
    // Programs walk through all rows of an array with one pointer.
    bool IsRow = P.Path.size() > 1 && P.Path[P.Path.size() - 2].isElement();
    if (IsRow && !isWithin(Last))
      return GiveUp();
  }
  return pointerTo(P);
}

/// The index of S is known to be within its array, for every thread.
bool Walker::isWithin(const Step &S) {
  const MaybeLanes &L = Table.lanes(S.Index.N);
  if (!L || !L->isKnown() || S.Size < 0)
    return false;
  for (unsigned T = 0; T < Table.Tile.threads(); ++T)
    if (L->at(T) < 0 || L->at(T) >= S.Size)
      return false;
  return true;
}

/// `L op R` of pointers into one array: that of the indices. Null when they may point elsewhere.
std::optional<Value> Walker::indexOperation(BinaryOp Op, const Value &L, const Value &R) {
  if (!L.Target || !R.Target || L.Target->K != Place::Kind::Variable ||
      L.Target->Root != R.Target->Root)
    return std::nullopt;
  ArrayRef<Step> A = L.Target->Path, B = R.Target->Path;
  if (A.empty() || A.size() != B.size() || A.drop_back() != B.drop_back() ||
      !A.back().isElement() || !B.back().isElement() || !A.back().Index.N || !B.back().Index.N)
    return std::nullopt;
  return Make.of(Table.operation(Op, A.back().Index.N, B.back().Index.N, nullptr), nullptr,
                 combined(A.back().Index, B.back().Index));
}

} // namespace ampcc::flow
