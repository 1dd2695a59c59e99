//===- LaneBounds.cpp - tests of bounds in lanes --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust an access tests its address, as far as hoist-bounds could not test it before
// the loop. In lanes the indices are compared with the least and the greatest index inside of the
// buffer, which all lanes share. A load then reads the lanes that are inside, and the others are 0:
//
//   IN_BOUNDS(&a[i], a, bytes) ? a[i] : 0
//
// becomes
//
//   inside = i >= least && i <= most;  @SELECT(inside, @GATHER(a, i, 4, inside), 0)
//
// An index has 32 or 64 bits here, and is not limited by INDEX, so that the comparison is exact.
//
//===----------------------------------------------------------------------===//
#include "Vectoriser.h"
#include "ampcc/Analysis/IntRange.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The object that Pointer points to, as an lvalue; null if it is not known.
static Expr *target(Context &Ctx, Expr *Pointer) {
  if (auto *Address = dyn_cast<AddrOf>(Pointer))
    return Address->isDecay() ? nullptr : Address->Operand;
  if (auto *Sum = dyn_cast<Binary>(Pointer);
      Sum && Sum->Op == BinaryOp::Add && Sum->Left->type()->isPointer())
    return Ctx.make<Subscript>(Sum->Left, Sum->Right);
  return isa<VarRef>(Pointer) ? Ctx.deref(Pointer) : nullptr;
}

/// The number of bytes of a buffer, which is not negative as a long.
static bool isByteCount(const Expr *E) {
  if (auto *Literal = dyn_cast<IntLit>(E))
    return Literal->Value >= 0;
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && Ref->V->S == Var::Storage::Param && Ref->V->Binding;
}

namespace {

/// Numbers of 64 bits that all lanes share.
class Longs {
  Context &Ctx;
  const Type *Long;

public:
  explicit Longs(Context &Ctx) : Ctx(Ctx), Long(Ctx.intTy(64)) {}

  Expr *number(int64_t Value) const { return Ctx.make<IntLit>(Long, Value); }
  Expr *of(BinaryOp Op, Expr *L, Expr *R) const { return Ctx.make<Binary>(Long, Op, L, R); }
  Expr *compare(BinaryOp Op, Expr *L, Expr *R) const {
    return Ctx.make<Binary>(Ctx.boolTy(), Op, clone(Ctx, L), clone(Ctx, R));
  }
  /// To - From, two pointers.
  Expr *distance(Expr *To, Expr *From) const {
    const Type *Word = Ctx.intTy(64, /*Signed=*/false);
    const auto Number = [&](Expr *E) -> Expr * {
      return E->type() == Word ? E : Ctx.make<Cast>(Word, E, /*Implicit=*/false);
    };
    Expr *Bytes = Ctx.make<Binary>(Word, BinaryOp::Sub, Number(To), Number(From));
    return Ctx.make<Cast>(Long, Bytes, /*Implicit=*/false);
  }
  /// E / By, rounded down.
  Expr *floor(Expr *E, uint64_t By) const {
    if (isPowerOf2_64(By))
      return By == 1 ? E : of(BinaryOp::Shr, E, number(Log2_64(By)));
    Expr *IsLess = compare(BinaryOp::Lt, E, number(0));
    Expr *Down = Ctx.make<Conditional>(Long, IsLess, number(int64_t(By) - 1), number(0));
    return of(BinaryOp::Div, of(BinaryOp::Sub, clone(Ctx, E), Down), number(int64_t(By)));
  }
};

} // namespace

/// IN_BOUNDS(pointer, begin, bytes), as a mask.
Expr *Vectoriser::inBounds(const Builtin *Test) {
  Expr *Pointer = Test->Args[0];
  const auto Nothing = [&](const char *Reason) {
    fail(Reason);
    return anything(vectorOf(Ctx.boolTy()));
  };
  const size_t Made = Out->size();
  Expr *Object = target(Ctx, Pointer);
  if (!Object || !U.isUniform(Test->Args[1]) || !isByteCount(Test->Args[2]) || hasEffect(Pointer))
    return Nothing("a test of bounds that is not followed");
  const Place P = place(Object);
  if (Why || (P.K != Place::Kind::Consecutive && P.K != Place::Kind::Spread))
    return Nothing("a test of bounds that is not followed");
  const Longs Make(Ctx);
  const auto Keep = [&](StringRef Name, Expr *E) -> Expr * {
    Var *V = Ctx.temp(Name, E->type(), Pos);
    V->IsConst = true;
    emit(Ctx.make<DeclStmt>(V, E));
    return Ctx.ref(V);
  };
  Expr *From = Keep("from", Make.distance(P.At, uniform(Test->Args[1])));
  Expr *Bytes = Ctx.make<Cast>(Ctx.intTy(64), uniform(Test->Args[2]), /*Implicit=*/false);
  Expr *Room = Keep("room", Make.of(BinaryOp::Sub, Make.of(BinaryOp::Sub, Bytes, clone(Ctx, From)),
                                    Make.number(int64_t(Object->type()->size()))));
  Expr *Least = Make.of(BinaryOp::Sub, Make.number(0), Make.floor(From, P.Bytes));
  Expr *Most = Make.floor(Room, P.Bytes);
  const bool IsFirst = P.K == Place::Kind::Consecutive;
  const Type *Lane = laneType(P.Index->type());
  auto *Ty = dyn_cast<IntType>(Lane);
  const bool IsInt = Ty && Ty->Signed && Ty->Bits == 32;
  Expr *Index = IsFirst ? lanes(vectorOf(Lane), builtin::LANE_NUMBERS, {P.Index}) : P.Index;
  const Type *In = IsInt ? Lane : Ctx.intTy(64);
  if (IsInt) { // no index where the numbers of an int do not reach the buffer
    Least = Keep("least", Least);
    Most = Keep("most", Most);
    const IntRange All = IntRange::of(*Ty);
    Expr *Reaches = Make.compare(BinaryOp::Le, Least, Make.number(All.Most));
    Reaches = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Reaches,
                               Make.compare(BinaryOp::Ge, Most, Make.number(All.Least)));
    Reaches = Keep("reaches", Reaches);
    const auto Narrow = [&](Expr *E, int64_t Otherwise) {
      std::vector<Expr *> Args{clone(Ctx, E), Make.number(All.Least), Make.number(All.Most)};
      Expr *End = Ctx.make<Builtin>(Ctx.intTy(64), builtin::clamp, std::move(Args));
      End = Ctx.make<Conditional>(Ctx.intTy(64), clone(Ctx, Reaches), End, Make.number(Otherwise));
      return Ctx.make<Cast>(Lane, End, /*Implicit=*/false);
    };
    Least = Narrow(Least, 1);
    Most = Narrow(Most, 0);
  }
  Index = converted(Index, In);
  Var *Kept = Ctx.temp("index", Index->type(), Pos);
  emit(Ctx.make<DeclStmt>(Kept, Index));
  Expr *High = combine(BinaryOp::Le, Ctx.ref(Kept), widened(Keep("most", Most)), In);
  Expr *Low = combine(BinaryOp::Ge, Ctx.ref(Kept), widened(Keep("least", Least)), In);
  Var *Inside = newMask("within", combine(BinaryOp::And, Low, High, Ctx.boolTy()));
  Tests.insert(Out->begin() + Made, Out->end());
  return Ctx.ref(Inside);
}

/// `test ? a[i] : 0`, where Inside is the test.
Expr *Vectoriser::testedLoad(const Conditional *C, Expr *Inside) {
  Var *Mask = newMask("inside", inMask(Inside));
  Tests.insert(Out->back());
  Scopes.push_back({Scope::Kind::If, Mask});
  Expr *Value = vector(C->Then);
  Scopes.pop_back();
  return select(Ctx.ref(Mask), Value, vector(C->Else));
}
