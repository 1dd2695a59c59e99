//===- LaneByLane.cpp - statements that run in one lane after the other ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic operations, messages, functions with a second result (sincos) and other statements without
// a meaning for vectors:
//
//   for (int lane = 0; lane < @LANE_COUNT(32); ++lane)
//     if (@LANE(mask, lane)) {
//       int x_1 = @LANE(x, lane);
//       x_1 = f(x_1);
//       x = @SELECT(@LANE_NUMBERS(0) == @LANES_OF(lane), @LANES_OF(x_1), x);
//     }
//
// Needs a statement that no jump leaves and that writes nothing that lanes share.
//
//===----------------------------------------------------------------------===//
#include "Vectoriser.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A jump out of S.
static bool jumpsOut(const Stmt *S, bool BreakStays = false, bool ContinueStays = false) {
  if (isa<Return, Case>(S))
    return true;
  if (isa<Break>(S))
    return !BreakStays;
  if (isa<Continue>(S))
    return !ContinueStays;
  const bool IsLoop = isa<For, While, DoWhile>(S);
  if (auto *Choice = dyn_cast<Switch>(S))
    return any_of(Choice->Body->Stmts, [&](const Stmt *Each) {
      return !isa<Case>(Each) && jumpsOut(Each, /*BreakStays=*/true, ContinueStays);
    });
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) {
    Found |= jumpsOut(Child, BreakStays || IsLoop, ContinueStays || IsLoop);
  });
  return Found;
}

namespace {

/// The elements of arrays of vectors in a copy of a statement, as those of one lane.
class ElementReplacer {
  Context &Ctx;
  const VarMap &Vectors;
  Var *const Lane;

public:
  bool Fails = false;
  ElementReplacer(Context &Ctx, const VarMap &Vectors, Var *Lane)
      : Ctx(Ctx), Vectors(Vectors), Lane(Lane) {}

  void replace(Expr *&E, bool IsWritten) {
    if (auto *A = dyn_cast<Assign>(E)) {
      replace(A->Target, /*IsWritten=*/true);
      return replace(A->Value, /*IsWritten=*/false);
    }
    if (auto *I = dyn_cast<IncDec>(E))
      return replace(I->Operand, /*IsWritten=*/true);
    auto *Whole = dyn_cast<VarRef>(E);
    Fails |= Whole && Vectors.contains(Whole->V);
    if (Expr *Element = isa<Subscript>(E) ? elementOf(E) : nullptr) {
      E = IsWritten ? asPlace(Element)
                    : Ctx.make<Builtin>(laneType(Element->type()), builtin::LANE,
                                        std::vector<Expr *>{Element, laneNumber()});
      return;
    }
    forEachOperand(E, [&](Expr *&Operand) { replace(Operand, /*IsWritten=*/false); });
  }

private:
  Expr *laneNumber() { return Ctx.ref(Lane); }

  /// Of an array of vectors; null for others.
  Expr *elementOf(Expr *E) {
    SmallVector<Subscript *, 4> Steps;
    Expr *Root = E;
    for (auto *S = dyn_cast<Subscript>(Root); S && !S->Base->type()->isPointer();
         S = dyn_cast<Subscript>(Root)) {
      Steps.push_back(S);
      Root = S->Base;
    }
    auto *Ref = dyn_cast<VarRef>(Root);
    Var *Own = Ref ? Vectors.lookup(Ref->V) : nullptr;
    if (!Own)
      return nullptr;
    Expr *Result = Ctx.ref(Own);
    for (Subscript *S : reverse(Steps)) {
      replace(S->Index, /*IsWritten=*/false);
      Result = Ctx.make<Subscript>(Result, S->Index);
    }
    Fails |= !Result->type()->isVector();
    return Fails ? nullptr : Result;
  }

  Expr *asPlace(Expr *Element) {
    const Type *Lanes = Element->type();
    Fails |= laneType(Lanes)->isBool(); // a mask's element is no bool
    Expr *Address = Ctx.make<AddrOf>(Ctx.pointerTo(Lanes, false, Space::Private), Element);
    Expr *First = Ctx.make<Cast>(Ctx.pointerTo(laneType(Lanes), false, Space::Private), Address,
                                 /*Implicit=*/false);
    return Ctx.make<Subscript>(First, laneNumber());
  }
};

} // namespace

/// S, `f(..., &V)` or `x = f(..., &V)`, sets V, and does nothing else to it.
static bool setsByAddress(const Expr *E, const Var *V, const VarUse &Of) {
  auto *A = dyn_cast<Assign>(E);
  auto *B = dyn_cast<Builtin>(A && !A->Compound ? A->Value : E);
  return B && Vectoriser::setsNumber(*B) && Of.total() == 1 &&
         any_of(B->Args, [&](const Expr *Arg) {
           auto *Address = dyn_cast<AddrOf>(Arg);
           return Address && isRef(Address->Operand, V);
         });
}

/// S sets V, and does nothing else to it.
static bool isAssignment(const Stmt *S, const Var *V, const VarUse &Of) {
  auto *E = dyn_cast<ExprStmt>(S);
  auto *A = E ? dyn_cast<Assign>(E->E) : nullptr;
  return E && ((A && !A->Compound && isRef(A->Target, V) && !Of.Reads && !Of.Addresses) ||
               setsByAddress(E->E, V, Of));
}

bool Vectoriser::setsNumber(const Builtin &B) {
  return B.Info.Effect == BuiltinEffect::Writes && B.Info.Kind == BuiltinKind::Plain &&
         B.type()->isArithmetic();
}

bool Vectoriser::isSetByFunctions(const Var *V) const {
  unsigned Addresses = 0;
  walkExprs(Loop.Body, [&](Expr *&E) {
    auto *B = dyn_cast<Builtin>(E);
    if (B && setsNumber(*B))
      Addresses += count_if(B->Args, [&](const Expr *Arg) {
        auto *Address = dyn_cast<AddrOf>(Arg);
        return Address && isRef(Address->Operand, V);
      });
  });
  return V->Ty->isArithmetic() && Addresses == Uses.of(V).Addresses;
}

/// Declares the variables that S uses as variables of one lane in Body.
bool Vectoriser::takeLane(const Stmt *S, Var *Lane, VarMap &Vars, std::vector<Var *> &Written) {
  SetVector<Var *> Used;
  walkExprs(const_cast<Stmt *>(S), [&](Expr *&E) {
    if (auto *Ref = dyn_cast<VarRef>(E))
      Used.insert(Ref->V);
  });
  DenseSet<const Var *> Declared;
  walkStmts(S, [&](const Stmt *Each) {
    if (auto *D = dyn_cast<DeclStmt>(Each))
      Declared.insert(D->V);
  });
  const VarUses Of(const_cast<Stmt *>(S));
  for (Var *V : Used) {
    if (Declared.contains(V))
      continue;
    const bool IsWritten = Of.of(V).Writes > 0 || Of.of(V).Addresses > 0;
    Var *Own = Vectors.lookup(V);
    if (Own && !V->Ty->isArithmetic())
      continue; // its elements
    if (Own || V == Counter) {
      Expr *Value = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, Ctx.ref(First), Ctx.ref(Lane));
      if (Own)
        Value = lanes(V->Ty, builtin::LANE, {Ctx.ref(Own), Ctx.ref(Lane)});
      if (IsWritten && isAssignment(S, V, Of.of(V)))
        Value = nullptr;
      Vars[V] = Ctx.temp(V->Name, V->Ty, V->Pos);
      emit(Ctx.make<DeclStmt>(Vars[V], Value));
      if (IsWritten)
        Written.push_back(V);
      continue;
    }
    Var *One = Shared.lookup(V);
    if (isInside(V) && (!One || IsWritten))
      return false;
    if (One)
      Vars[V] = One;
  }
  // A variable of the tile; an element of one is a place of the lane's own.
  bool Fails = false;
  const auto Check = [&](const Expr *Target) {
    const Var *V = rootVar(Target);
    Fails |= V && !Declared.contains(V) && !isInside(V) && V->S != Var::Storage::TileStatic &&
             U.hasUniformPlace(Target);
  };
  walkExprs(const_cast<Stmt *>(S), [&](Expr *&E) {
    if (auto *A = dyn_cast<Assign>(E))
      Check(A->Target);
    else if (auto *I = dyn_cast<IncDec>(E))
      Check(I->Operand);
  });
  return !Fails;
}

bool Vectoriser::laneByLane(const Stmt *S) {
  if (jumpsOut(S))
    return false;
  const Type *Int = Ctx.intTy();
  StmtList *const Outer = Out;
  auto *Body = Ctx.make<Block>(), *Work = Ctx.make<Block>();
  Var *Lane = Ctx.temp("lane", Int, Pos);
  Out = &Work->Stmts;
  VarMap Vars;
  std::vector<Var *> Written;
  bool Done = takeLane(S, Lane, Vars, Written);
  Stmt *Copy = clone(Ctx, S, Vars);
  ElementReplacer Elements(Ctx, Vectors, Lane);
  walkStmts(Copy, [&](Stmt *Each) {
    forEachExpr(Each, [&](Expr *&E) { Elements.replace(E, /*IsWritten=*/false); });
  });
  Done &= !Elements.Fails;
  Out->push_back(Copy);
  for (Var *V : Written) {
    Var *Own = Vectors.lookup(V);
    Expr *Numbers = lanes(vectorOf(Int), builtin::LANE_NUMBERS, {Ctx.intLit(0)});
    Expr *IsThis = combine(BinaryOp::Eq, Numbers, widened(Ctx.ref(Lane)), Int);
    emit(Ctx.assign(Ctx.ref(Own), select(IsThis, widened(Ctx.ref(Vars[V])), Ctx.ref(Own))));
  }
  Out = &Body->Stmts;
  if (mask())
    emitIf(lanes(Ctx.boolTy(), builtin::LANE, {Ctx.ref(mask()), Ctx.ref(Lane)}), Work);
  else
    append_range(*Out, Work->Stmts);
  Out = Outer;
  if (!Done)
    return false;
  auto *Init = Ctx.make<DeclStmt>(Lane, Ctx.intLit(0));
  auto *Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(Lane), laneCount());
  auto *Inc = Ctx.make<IncDec>(Ctx.ref(Lane), /*Increment=*/true, /*Prefix=*/true);
  Init->Pos = Body->Pos = Work->Pos = Pos;
  Serial.insert(emit(Ctx.make<For>(Init, Cond, Inc, Body)));
  return true;
}

/// After a failure within S: as if nothing of it had been made, S in one lane after the other.
bool Vectoriser::insteadLaneByLane(const Stmt *S, size_t Made) {
  const char *Reason = Why;
  Why = nullptr;
  Out->resize(Made);
  bool Done = false;
  auto *D = dyn_cast<DeclStmt>(S);
  walkStmts(S, [&](const Stmt *Each) {
    if (auto *Inner = dyn_cast<DeclStmt>(Each)) {
      for (VarMap *Known : {&Shared, &Vectors, &Firsts})
        Known->erase(Inner->V);
      Growths.erase(Inner->V);
      Pointers.erase(Inner->V);
    }
  });
  if (!D) {
    Done = laneByLane(S);
  } else if (D->Init && D->V->Ty->isArithmetic() && !U.isUniform(D->V)) {
    // It outlives the lane.
    auto *Own = Ctx.make<Var>(*D->V);
    Own->Ty = vectorOf(D->V->Ty);
    emit(Ctx.make<DeclStmt>(Own, anything(Own->Ty)));
    Vectors[D->V] = Own;
    Done = laneByLane(Ctx.assign(Ctx.ref(D->V), clone(Ctx, D->Init)));
  }
  if (!Done) {
    Out->resize(Made);
    Why = Reason;
  }
  return Done;
}

/// A function with an effect, in one lane after the other, for its values.
Expr *Vectoriser::valuesLaneByLane(const Builtin *B) {
  Var *Value = Ctx.temp("value", B->type(), Pos);
  Var *Own = Ctx.temp("value", vectorOf(B->type()), Pos);
  emit(Ctx.make<DeclStmt>(Own, anything(Own->Ty)));
  Vectors[Value] = Own;
  if (!laneByLane(Ctx.assign(Ctx.ref(Value), clone(Ctx, B)))) {
    fail("a built-in function without a form for vectors");
    return anything(vectorOf(B->type()));
  }
  return Ctx.ref(Own);
}
