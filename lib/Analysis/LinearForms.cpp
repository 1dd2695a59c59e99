//===- LinearForms.cpp - the integers of a kernel as linear forms ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/Analysis/AssignedFirst.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

constexpr int64_t Most = LinearFormLimit;

LinearForms::LinearForms(Context &Ctx, Function &F, const VarUses &Uses)
    : Ctx(Ctx), F(F), Uses(Uses) {
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *L = dyn_cast<For>(S))
      count(*L);
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init && Uses.isFixed(D->V))
      Values[D->V] = D->Init;
  });
  for (const auto &[V, Value] : assignedOnce(*F.Body, Uses))
    Values[V] = Value;
  findAssigned();
}

int64_t ampcc::valuesOf(const For &L) {
  auto *Step = dyn_cast_or_null<IncDec>(L.Inc);
  if (!Step || !Step->Increment)
    return 0;
  auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
  auto *First = D ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
  auto *Test = dyn_cast_or_null<Binary>(L.Cond);
  auto *Limit = Test && Test->Op == BinaryOp::Lt ? dyn_cast<IntLit>(Test->Right) : nullptr;
  return First && First->Value == 0 && Limit ? Limit->Value : 0;
}

/// Enters the counter of `for (int v = first; v < limit; v += step)` if nothing else changes v.
void LinearForms::count(const For &L) {
  auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
  auto *Test = dyn_cast_or_null<Binary>(L.Cond);
  if (!D || !D->Init || !Test || (Test->Op != BinaryOp::Lt && Test->Op != BinaryOp::Le))
    return;
  auto *Ty = dyn_cast<IntType>(D->V->Ty);
  if (!isRef(Test->Left, D->V) || !Ty || !Ty->Signed || Uses.of(D->V).Writes != 1 ||
      Uses.of(D->V).Addresses)
    return;
  int64_t Step = 0;
  if (auto *I = dyn_cast_or_null<IncDec>(L.Inc)) {
    Step = I->Increment && isRef(I->Operand, D->V);
  } else if (auto *A = dyn_cast_or_null<Assign>(L.Inc);
             A && A->Compound && A->Op == BinaryOp::Add) {
    auto *By = dyn_cast<IntLit>(A->Value);
    // A sum in another type may wrap around, which has a meaning.
    const bool IsExact = A->ComputeTy == D->V->Ty && By && By->type() == D->V->Ty;
    Step = isRef(A->Target, D->V) && IsExact ? By->Value : 0;
  }
  if (Step > 0)
    Counters[D->V] = {&L, D->Init, Test->Right, Test->Op == BinaryOp::Lt ? 0 : 1, Step};
}

LinearForms::Range LinearForms::rangeOf(const Var *V) const {
  auto It = Counters.find(V);
  if (It == Counters.end())
    return {};
  Range Result{of(It->second.First), of(It->second.Limit), It->second.Step};
  if (Result.Last)
    Result.Last->Constant += It->second.More - 1;
  // `i < n - i` limits the counter by itself.
  for (std::optional<LinearForm> *End : {&Result.First, &Result.Last})
    if (*End && !allOf(**End, [&](const Var *Of) { return Of != V; }))
      End->reset();
  return Result;
}

const Expr *LinearForms::resolve(const Expr *E) const {
  for (unsigned Depth = 0; Depth < 16; ++Depth) {
    if (auto *C = dyn_cast<Cast>(E);
        C && C->type()->isPointer() == C->Operand->type()->isPointer()) {
      E = C->Operand;
      continue;
    }
    if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Comma) {
      E = B->Right;
      continue;
    }
    auto *Ref = dyn_cast<VarRef>(E);
    auto It = Ref ? Values.find(Ref->V) : Values.end();
    if (It == Values.end())
      return E;
    E = It->second;
  }
  return E;
}

std::optional<LinearForm> LinearForms::of(const Expr *E) const { return of(E, 0); }

bool LinearForms::isSteady(const LinearForm &F) const {
  return allOf(F, [&](const Var *V) { return Counters.count(V) || Uses.isFixed(V); });
}

/// The value of V may be used later than it was computed. True if the variables of its form keep
/// their values while V is visible.
bool LinearForms::keeps(const LinearForm &F, const Var *In) const {
  return allOf(F, [&](const Var *V) {
    return Counters.count(V) || Uses.isFixed(V) ||
           (Changed && Changed->contains(In) && !Changed->contains(V));
  });
}

std::optional<LinearForm> LinearForms::of(const Expr *E, unsigned Depth) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty || !Ty->Signed || Depth > 24)
    return std::nullopt;
  if (auto *L = dyn_cast<IntLit>(E))
    return LinearForm::constant(L->Value);
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (auto It = Values.find(Ref->V); It != Values.end())
      if (std::optional<LinearForm> F = of(It->second, Depth + 1); F && keeps(*F, Ref->V))
        return F;
    return LinearForm::of(Ref->V);
  }
  if (auto *C = dyn_cast<Call>(E)) {
    const Expr *Result = resultOf(*C);
    return Result ? of(Result, Depth + 1) : std::nullopt;
  }
  auto *B = dyn_cast<Binary>(E);
  if (B && B->Op == BinaryOp::And)
    return ofMask(*B, Depth);
  return sumOfOperands<LinearForm>(
      E, [&](const Expr *Operand) { return of(Operand, Depth + 1); },
      [](const Expr *, const LinearForm &Form) {
        return Form.isConstant() ? std::optional(Form.Constant) : std::nullopt;
      });
}

/// A bound of V from the forms that are not negative: one in terms of other variables if there is
/// one, else the tightest number.
static std::optional<LinearForm> boundOf(const Var *V, bool Greatest, ArrayRef<LinearForm> Holds,
                                         std::optional<LinearForm> OfLoop) {
  std::optional<LinearForm> Best = std::move(OfLoop);
  for (const LinearForm &Form : Holds) {
    if (Form.factor(V) != (Greatest ? -1 : 1))
      continue;
    LinearForm Rest = Form, Bound;
    Rest.Factors.erase(V);
    if (!Bound.add(Rest, Greatest ? 1 : -1))
      continue;
    if (!Bound.isConstant())
      return Bound;
    if (!Best || (Best->isConstant() &&
                  (Greatest ? Bound.Constant < Best->Constant : Bound.Constant > Best->Constant)))
      Best = std::move(Bound);
  }
  return Best;
}

std::optional<LinearForm> LinearForms::extreme(LinearForm F, bool Greatest,
                                               ArrayRef<const For *> Inside,
                                               ArrayRef<LinearForm> Holds) const {
  LinearForm Taken;
  for (bool Any = true; Any;) {
    const auto *Rest =
        find_if(F.Factors, [&](const auto &Each) { return remainderOf(Each.first) != nullptr; });
    Any = Rest != F.Factors.end();
    if (Any && !takeRemainder(F, Rest->first, Greatest, Inside, Holds, Taken))
      return std::nullopt;
  }
  for (const For *L : reverse(Inside)) {
    auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
    const int64_t Factor = D ? F.factor(D->V) : 0;
    if (Factor == 0)
      continue;
    if (!Counters.count(D->V))
      return std::nullopt;
    F.Factors.erase(D->V);
    const bool AtEnd = (Factor > 0) == Greatest;
    const Range OfLoop = rangeOf(D->V);
    const std::optional<LinearForm> At =
        boundOf(D->V, AtEnd, Holds, AtEnd ? OfLoop.Last : OfLoop.First);
    if (!At || !F.add(*At, Factor))
      return std::nullopt;
  }
  return F.add(Taken, 1) ? std::optional(F) : std::nullopt;
}

Expr *LinearForms::expr(const LinearForm &F) const {
  const Type *Long = Ctx.intTy(64);
  Expr *Sum = nullptr;
  auto Add = [&](Expr *E) { Sum = Sum ? Ctx.make<Binary>(Long, BinaryOp::Add, Sum, E) : E; };
  for (const auto &[V, Factor] : F.Factors) {
    const Remainder *Rest = remainderOf(V);
    LinearForm Mask = Rest ? Rest->By : LinearForm();
    Mask.Constant -= 1;
    Expr *E = Rest ? Ctx.make<Binary>(Long, BinaryOp::And, expr(Rest->Of), expr(Mask))
                   : static_cast<Expr *>(Ctx.ref(const_cast<Var *>(V)));
    if (E->type() != Long)
      E = Ctx.make<Cast>(Long, E, /*Implicit=*/true);
    if (Factor != 1)
      E = Ctx.make<Binary>(Long, BinaryOp::Mul, Ctx.make<IntLit>(Long, Factor), E);
    Add(E);
  }
  if (F.Constant || !Sum)
    Add(Ctx.make<IntLit>(Long, F.Constant));
  return Sum;
}

/// No value of F is greater, with or without its sign, if those of the variables in Wide are within
/// Most. Nothing where 64 bits may not hold it, nor a sum of a few.
std::optional<int64_t> LinearForms::greatestOf(const LinearForm &F,
                                               SmallSetVector<const Var *, 4> &Wide) const {
  constexpr int64_t Limit = int64_t(1) << 60;
  int64_t Sum = std::abs(F.Constant);
  for (const auto &[V, Factor] : F.Factors) {
    int64_t Of = Most;
    if (const Remainder *Rest = remainderOf(V)) {
      const std::optional<int64_t> Left = greatestOf(Rest->Of, Wide),
                                   Right = greatestOf(Rest->By, Wide);
      if (!Left || !Right)
        return std::nullopt;
      Of = 2 * std::max(*Left, *Right) + 2; // the bits of both
    } else if (const unsigned Bits = cast<IntType>(V->Ty)->Bits; Bits <= 32) {
      Of = int64_t(1) << Bits;
    } else {
      Wide.insert(V);
    }
    int64_t Product;
    if (__builtin_mul_overflow(Of, std::abs(Factor), &Product) ||
        __builtin_add_overflow(Sum, Product, &Sum))
      return std::nullopt;
  }
  return Sum < Limit ? std::optional(Sum) : std::nullopt;
}

bool LinearForms::isComputable(const LinearForm &F) const {
  const bool IsVariable = F.Constant == 0 && F.Factors.size() == 1 &&
                          F.Factors.front().second == 1 && !remainderOf(F.Factors.front().first);
  SmallSetVector<const Var *, 4> Wide;
  return IsVariable || (greatestOf(F, Wide) && Wide.empty());
}

Expr *LinearForms::isNotNegative(const LinearForm &F) const {
  SmallSetVector<const Var *, 4> Wide;
  if (!greatestOf(F, Wide))
    return Ctx.boolLit(false);
  const Type *Long = Ctx.intTy(64);
  Expr *All = nullptr;
  const auto Add = [&](BinaryOp Op, Expr *Left, int64_t Right) {
    Expr *Is = Ctx.make<Binary>(Ctx.boolTy(), Op, Left, Ctx.make<IntLit>(Long, Right));
    All = All ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, All, Is) : Is;
  };
  for (const Var *V : Wide) {
    Add(BinaryOp::Ge, Ctx.ref(const_cast<Var *>(V)), -Most);
    Add(BinaryOp::Le, Ctx.ref(const_cast<Var *>(V)), Most);
  }
  Add(BinaryOp::Ge, expr(F), 0);
  return All;
}
