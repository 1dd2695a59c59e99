//===- LaneExpressions.cpp - expressions of vectors and masks -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An expression whose value differs between lanes becomes one of vectors. It has no effect. The
// right side of `&&` and the alternatives of `?:` must not be evaluated if no lane is on: they
// become statements under a mask before the present one, unless evaluating them is harmless.
//
//===----------------------------------------------------------------------===//
#include "Utils/BoundsTests.h"
#include "Vectoriser.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

Builtin *Vectoriser::lanes(const Type *Ty, const BuiltinInfo &Row, std::vector<Expr *> Args) {
  auto *B = Ctx.make<Builtin>(Ty, Row, std::move(Args));
  B->Pos = Pos;
  return B;
}

Expr *Vectoriser::laneCount() {
  return lanes(Ctx.intTy(), builtin::LANE_COUNT, {Ctx.intLit(Lanes)});
}

static Expr *zeroOf(Context &Ctx, const Type *T, int64_t Value = 0) {
  if (isa<FloatType>(T))
    return Ctx.make<FloatLit>(T, double(Value));
  if (T->isPointer())
    return Ctx.make<NullPtr>(T);
  return Ctx.make<IntLit>(T, Value);
}

Expr *Vectoriser::anything(const Type *T) {
  if (!laneType(T)->isScalar())
    return Ctx.intLit(0);
  Expr *Zero = zeroOf(Ctx, laneType(T));
  return T->isVector() ? widened(Zero) : Zero;
}

Expr *Vectoriser::widened(Expr *Scalar) {
  if (Scalar->type()->isVector())
    return Scalar;
  if (!Scalar->type()->isArithmetic()) {
    fail("a value that is no number");
    return anything(vectorOf(Ctx.intTy()));
  }
  return lanes(vectorOf(Scalar->type()), builtin::LANES_OF, {Scalar});
}

Expr *Vectoriser::vector(const Expr *E) { return widened(expr(E)); }

/// A copy for all lanes. A uniform expression may still name variables that are not uniform, if its
/// value does not depend on them.
Expr *Vectoriser::uniform(const Expr *E) {
  Expr *Copy = clone(Ctx, E, Shared);
  walkExprs(Copy, [&](Expr *&Part) {
    auto *Ref = dyn_cast<VarRef>(Part);
    if (isa<Call>(Part) || (Ref && (isInside(Ref->V) || Ref->V == Counter)))
      fail("a value that depends on the lane in ways that are not followed");
  });
  return Copy;
}

/// Evaluating E may change something.
bool Vectoriser::hasEffect(const Expr *E) {
  return containsExpr(E, [&](const Expr *Part) {
    auto *B = dyn_cast<Builtin>(Part);
    return isa<Assign, IncDec, Call>(Part) || (B && B->Info.Effect != BuiltinEffect::Pure);
  });
}

/// The value of a scalar, computed here and once.
Expr *Vectoriser::scalar(const Expr *E) {
  if (!hasEffect(E))
    return uniform(E);
  if (!E->type()->isScalar())
    fail("an effect within an expression");
  Var *Value = Ctx.temp("value", E->type(), Pos);
  emit(Ctx.make<DeclStmt>(Value, uniform(E)));
  return Ctx.ref(Value);
}

/// An assignment or step whose value is used: C leaves its order to the other operands open, which
/// therefore do not use the variable.
Expr *Vectoriser::withEffect(const Expr *E) {
  auto *I = dyn_cast<IncDec>(E);
  const Expr *Target = I ? I->Operand : cast<Assign>(E)->Target;
  auto *Ref = dyn_cast<VarRef>(Target);
  if (!Ref || !Vectors.contains(Ref->V) || !E->type()->isArithmetic()) {
    fail("an effect within an expression");
    return anything(vectorOf(E->type()->isArithmetic() ? E->type() : Ctx.intTy()));
  }
  Var *Value = Ctx.temp("value", vectorOf(E->type()), Pos);
  if (I && !I->Prefix)
    emit(Ctx.make<DeclStmt>(Value, vector(Target)));
  effect(E);
  if (!I || I->Prefix)
    emit(Ctx.make<DeclStmt>(Value, vector(Target)));
  return Ctx.ref(Value);
}

Expr *Vectoriser::expr(const Expr *E) {
  if (U.isUniform(E)) {
    return scalar(E);
  }
  if (isa<Assign, IncDec>(E))
    return withEffect(E);
  if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Comma) {
    effect(B->Left);
    return expr(B->Right);
  }
  const Type *Lane = E->type();
  if (!Lane->isArithmetic()) {
    fail("a pointer or an object that differs between lanes");
    return anything(vectorOf(Ctx.intTy()));
  }
  switch (E->kind()) {
  case Expr::Kind::VarRef: {
    Var *V = cast<VarRef>(E)->V;
    if (V == Counter)
      return lanes(vectorOf(Lane), builtin::LANE_NUMBERS, {Ctx.ref(First)});
    if (Var *Own = Vectors.lookup(V))
      return Ctx.ref(Own);
    return load(E);
  }
  case Expr::Kind::Subscript:
  case Expr::Kind::Member:
  case Expr::Kind::Deref:
    return load(E);
  case Expr::Kind::Unary:
    return unary(cast<Unary>(E));
  case Expr::Kind::Binary:
    return binary(cast<Binary>(E));
  case Expr::Kind::Conditional:
    return conditional(cast<Conditional>(E));
  case Expr::Kind::Cast:
    if (!cast<Cast>(E)->Operand->type()->isArithmetic())
      break;
    return converted(vector(cast<Cast>(E)->Operand), Lane);
  case Expr::Kind::Builtin:
    return builtin(cast<Builtin>(E));
  default:
    break;
  }
  fail(isa<Call>(E) ? "a call" : "an expression with an effect");
  return anything(vectorOf(Lane));
}

Expr *Vectoriser::isNotZero(Expr *E) {
  const Type *Lane = laneType(E->type());
  if (Lane->isBool())
    return E;
  if (!E->type()->isVector())
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, E, zeroOf(Ctx, Lane));
  return Ctx.make<Binary>(vectorOf(Ctx.boolTy()), BinaryOp::Ne, E, widened(zeroOf(Ctx, Lane)));
}

/// E, a condition, as a mask, or as a bool where it is uniform.
Expr *Vectoriser::truth(const Expr *E) { return isNotZero(expr(E)); }

/// A vector as one of another type.
Expr *Vectoriser::converted(Expr *E, const Type *Lane) {
  if (laneType(E->type()) == Lane)
    return E;
  if (Lane->isBool())
    return isNotZero(E);
  auto *C = Ctx.make<Cast>(vectorOf(Lane), E, /*Implicit=*/false);
  C->Pos = Pos;
  return C;
}

/// Integers that C converts to int first, and bools.
static bool isSmall(const Type *Lane) { return !isa<FloatType>(Lane) && Lane->size() < 4; }

Expr *Vectoriser::unary(const Unary *U) {
  const Type *Lane = U->type();
  if (U->Op == UnaryOp::LogicalNot)
    return Ctx.make<Unary>(vectorOf(Ctx.boolTy()), U->Op, widened(truth(U->Operand)));
  Expr *Operand = vector(U->Operand);
  if (U->Op == UnaryOp::Plus)
    return Operand;
  const Type *In = isSmall(Lane) ? Ctx.intTy() : Lane;
  auto *Result = Ctx.make<Unary>(vectorOf(In), U->Op, converted(Operand, In));
  return converted(Result, Lane);
}

/// `L Op R` of vectors of Lane, as C computes it.
Expr *Vectoriser::combine(BinaryOp Op, Expr *L, Expr *R, const Type *Lane) {
  const bool Comparison = Op >= BinaryOp::Lt && Op <= BinaryOp::Ne;
  const bool Masks =
      Lane->isBool() && (Op == BinaryOp::Eq || Op == BinaryOp::Ne || Op == BinaryOp::And ||
                         Op == BinaryOp::Or || Op == BinaryOp::Xor);
  const Type *In = isSmall(Lane) && !Masks ? Ctx.intTy() : Lane;
  L = converted(L, In);
  R = converted(R, In);
  if ((Op == BinaryOp::Div || Op == BinaryOp::Rem) && !isa<FloatType>(In) && mask()) {
    auto *Spread = dyn_cast<Builtin>(R);
    auto *Literal =
        Spread && Spread->is(builtin::LANES_OF) ? dyn_cast<IntLit>(Spread->Args[0]) : nullptr;
    if (!Literal || Literal->Value == 0 || Literal->Value == -1)
      R = select(Ctx.ref(mask()), R, widened(zeroOf(Ctx, In, 1)));
  }
  auto *Result = Ctx.make<Binary>(Comparison ? vectorOf(Ctx.boolTy()) : vectorOf(In), Op, L, R);
  Result->Pos = Pos;
  return Comparison ? Result : converted(Result, Lane);
}

Expr *Vectoriser::binary(const Binary *B) {
  if (isLogical(B->Op))
    return logical(B);
  const Type *Lane = B->Left->type();
  if (B->Op == BinaryOp::Comma || !Lane->isArithmetic() || !B->Right->type()->isArithmetic()) {
    fail("an operation on pointers");
    return anything(vectorOf(B->type()));
  }
  // Ints that were widened are compared as ints.
  const bool Compares = B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne;
  auto *Wide = dyn_cast<IntType>(Lane);
  if (Compares && Wide && Wide->Signed && Wide->Bits == 64 && fitsInt(B->Left) &&
      fitsInt(B->Right)) {
    Expr *L = asInt(B->Left), *R = asInt(B->Right);
    return combine(B->Op, L, R, Ctx.intTy());
  }
  Expr *L = vector(B->Left), *R = vector(B->Right);
  return combine(B->Op, L, R, Lane);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

static bool isSame(const Expr *A, const Expr *B) {
  if (A->kind() != B->kind() || A->type() != B->type())
    return false;
  if (auto *Ref = dyn_cast<VarRef>(A))
    return Ref->V == cast<VarRef>(B)->V;
  if (auto *L = dyn_cast<IntLit>(A))
    return L->Value == cast<IntLit>(B)->Value;
  if (auto *S = dyn_cast<Subscript>(A))
    return isSame(S->Base, cast<Subscript>(B)->Base) && isSame(S->Index, cast<Subscript>(B)->Index);
  if (auto *C = dyn_cast<Cast>(A))
    return isSame(C->Operand, cast<Cast>(B)->Operand);
  auto *L = dyn_cast<Binary>(A), *R = dyn_cast<Binary>(B);
  return L && R && L->Op == R->Op && isSame(L->Left, R->Left) && isSame(L->Right, R->Right);
}

static bool reads(const Expr *E, const Expr *Place) {
  if (isSame(E, Place))
    return true;
  if (auto *B = dyn_cast<Binary>(E); B && isLogical(B->Op))
    return reads(B->Left, Place);
  if (auto *C = dyn_cast<Conditional>(E))
    return reads(C->Cond, Place);
  bool Found = false;
  forEachOperand(E, [&](const Expr *Operand) { Found |= reads(Operand, Place); });
  return Found;
}

bool Vectoriser::isReadBefore(const Subscript *S, const Expr *Before) const {
  const Var *V = rootVar(S);
  return Before && V && Vectors.contains(V) && U.hasUniformPlace(S) && reads(Before, S);
}

bool Vectoriser::isHarmless(const Expr *E, const Expr *Before) const {
  bool Harmless = true;
  unsigned Size = 0;
  walkExprs(E, [&](const Expr *Part) {
    ++Size;
    switch (Part->kind()) {
    case Expr::Kind::Subscript:
      Harmless &= isReadBefore(cast<Subscript>(Part), Before);
      break;
    case Expr::Kind::Deref:
    case Expr::Kind::Call:
    case Expr::Kind::Check:
    case Expr::Kind::Assign:
    case Expr::Kind::IncDec:
      Harmless = false;
      break;
    case Expr::Kind::Binary: {
      const BinaryOp Op = cast<Binary>(Part)->Op;
      Harmless &= (Op != BinaryOp::Div && Op != BinaryOp::Rem) || isa<FloatType>(Part->type());
      break;
    }
    case Expr::Kind::Builtin: {
      auto *B = cast<Builtin>(Part);
      Harmless &= B->Info.Effect == BuiltinEffect::Pure && B->Info.Kind == BuiltinKind::Plain;
      Size += 8;
      break;
    }
    default:
      break;
    }
  });
  constexpr unsigned MostToWaste = 24;
  return Harmless && Size <= MostToWaste;
}

/// The scope of an operand that only some lanes evaluate. The others may read, in the rest of the
/// expression and after it, what it assigns. Liveness knows statements only.
Vectoriser::Scope Vectoriser::partOfExpression(Var *Mask) {
  Scope Result{Scope::Kind::If, Mask};
  Result.KeepsAll = true;
  return Result;
}

/// `a && b`: b in the lanes in which a is true; `a || b`: in those in which it is not.
Expr *Vectoriser::logical(const Binary *B) {
  const bool IsAnd = B->Op == BinaryOp::LogicalAnd;
  Expr *Left = truth(B->Left);
  if (!Left->type()->isVector() && !isHarmless(B->Right)) {
    // All lanes agree whether there is anything to do.
    Var *Result = newMask("both", all(!IsAnd));
    auto *Then = Ctx.make<Block>();
    StmtList *Outer = Out;
    Out = &Then->Stmts;
    emit(Ctx.assign(Ctx.ref(Result), widened(truth(B->Right))));
    Out = Outer;
    emitIf(IsAnd ? Left : Ctx.logicalNot(Left), Then);
    return Ctx.ref(Result);
  }
  if (isHarmless(B->Right)) {
    Expr *Right = widened(truth(B->Right));
    return IsAnd ? select(widened(Left), Right, all(false))
                 : select(widened(Left), all(true), Right);
  }
  Var *Result = newMask("both", widened(Left));
  Expr *Value = Ctx.ref(Result);
  if (!IsAnd)
    Value = Ctx.make<Unary>(Value->type(), UnaryOp::LogicalNot, Value);
  Var *Rest = newMask("rest", inMask(Value));
  auto *Then = Ctx.make<Block>();
  StmtList *Outer = Out;
  Out = &Then->Stmts;
  Scopes.push_back(partOfExpression(Rest));
  Expr *Right = widened(truth(B->Right));
  emit(Ctx.assign(Ctx.ref(Result), select(Ctx.ref(Rest), Right, Ctx.ref(Result))));
  Scopes.pop_back();
  Out = Outer;
  emitIf(any(Rest), Then);
  return Ctx.ref(Result);
}

Expr *Vectoriser::conditional(const Conditional *C) {
  const Type *Lane = C->type();
  Expr *Cond = truth(C->Cond);
  if (Cond->type()->isVector() && isBoundsTest(C->Cond) && isLValue(C->Then) && isHarmless(C->Else))
    return testedLoad(C, Cond);
  const bool Free = isHarmless(C->Then) && isHarmless(C->Else);
  if (Free)
    return select(widened(Cond), vector(C->Then), vector(C->Else));
  Var *Result = Ctx.temp("chosen", vectorOf(Lane));
  emit(Ctx.make<DeclStmt>(Result));
  auto Alternative = [&](Expr *Test, Var *Mask, const Expr *E) {
    auto *Then = Ctx.make<Block>();
    StmtList *Outer = Out;
    Out = &Then->Stmts;
    if (Mask)
      Scopes.push_back(partOfExpression(Mask));
    Expr *Value = vector(E);
    emit(Ctx.assign(Ctx.ref(Result), Mask ? select(Ctx.ref(Mask), Value, Ctx.ref(Result)) : Value));
    if (Mask)
      Scopes.pop_back();
    Out = Outer;
    emitIf(Test, Then);
  };
  if (!Cond->type()->isVector()) {
    Var *Test = Ctx.temp("choice", Ctx.boolTy());
    emit(Ctx.make<DeclStmt>(Test, Cond));
    Alternative(Ctx.ref(Test), nullptr, C->Then);
    Alternative(Ctx.logicalNot(Ctx.ref(Test)), nullptr, C->Else);
    return Ctx.ref(Result);
  }
  Var *Truth = newMask("choice", Cond);
  Var *Then = newMask("then", inMask(Ctx.ref(Truth)));
  Var *Else =
      newMask("otherwise",
              inMask(Ctx.make<Unary>(vectorOf(Ctx.boolTy()), UnaryOp::LogicalNot, Ctx.ref(Truth))));
  Alternative(any(Then), Then, C->Then);
  Alternative(any(Else), Else, C->Else);
  return Ctx.ref(Result);
}

//===----------------------------------------------------------------------===//
// Built-in functions
//===----------------------------------------------------------------------===//

/// Functions of numbers that mean the same in each lane.
static bool hasLanes(const Builtin &B) {
  if (B.isOneOf(builtin::IN_DOMAIN, builtin::VIEW_OFFSET, builtin::USUAL, builtin::HAS_IMAGE,
                builtin::IN_BOUNDS, builtin::IN_BUFFER, builtin::CHECK_INDEX, builtin::SWAPPED,
                builtin::INDEX))
    return false;
  return B.Info.Effect == BuiltinEffect::Pure && B.Info.Spread == BuiltinSpread::Shared &&
         B.Info.Kind == BuiltinKind::Plain && B.type()->isArithmetic() &&
         all_of(B.Args, [](const Expr *Arg) { return Arg->type()->isArithmetic(); });
}

Expr *Vectoriser::builtin(const Builtin *B) {
  if (B->is(builtin::INDEX))
    return converted(vector(B->Args[0]), B->type());
  if (B->is(builtin::IN_BOUNDS))
    return inBounds(B);
  if (!hasLanes(*B))
    return valuesLaneByLane(B);
  std::vector<Expr *> Args;
  for (const Expr *Arg : B->Args)
    Args.push_back(vector(Arg));
  return lanes(vectorOf(B->type()), B->Info, std::move(Args));
}
