//===- Intervals.cpp - ranges of integers in a kernel --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Numbers beyond this are of no use, and products of two fit into 64 bits.
constexpr int64_t Largest = int64_t(1) << 31;

/// Unsigned numbers of 32 and 64 bits are what they are as long as none is negative.
static std::optional<IntRange> ofType(const IntType &Ty) {
  return Ty.Bits < 32 ? std::optional(IntRange::of(Ty)) : std::nullopt;
}

static bool fits(const IntRange &I, const IntType &Ty) {
  return I.isWithin({1 - Largest, Largest - 1}) && (Ty.Signed || I.Least >= 0) &&
         (Ty.Bits >= 32 || I.isWithin(IntRange::of(Ty)));
}

static bool isSame(const Expr *A, const Expr *B) {
  auto *Mine = dyn_cast<VarRef>(A), *Other = dyn_cast<VarRef>(B);
  return Mine && Other && Mine->V == Other->V;
}

/// With a constant on the right, above 0.
static std::optional<IntRange> ofBits(BinaryOp Op, const std::optional<IntRange> &L, int64_t By,
                                      bool Signed) {
  switch (Op) {
  case BinaryOp::And:
    return IntRange{0, L && L->Least >= 0 ? std::min(By, L->Most) : By};
  case BinaryOp::Rem:
    if (L && L->Least >= 0)
      return IntRange{0, std::min(By - 1, L->Most)};
    return IntRange{Signed ? 1 - By : 0, By - 1};
  case BinaryOp::Div:
    return L ? std::optional(IntRange{L->Least / By, L->Most / By}) : std::nullopt;
  case BinaryOp::Shr:
    return L && By < 32 ? std::optional(IntRange{L->Least >> By, L->Most >> By}) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// The numbers of the threads of a tile in a dimension; nothing if the kernel has no tiles.
std::optional<IntRange> LinearForms::localIds(const Builtin &Id) const {
  auto *Dimension = dyn_cast<IntLit>(Id.Args[0]);
  if (!F.IsKernel || !Dimension || uint64_t(Dimension->Value) >= TileSize::Dimensions)
    return std::nullopt;
  const std::optional<unsigned> Most = F.WorkGroupSize.mostIn(unsigned(Dimension->Value));
  return Most ? std::optional(IntRange{0, int64_t(*Most) - 1}) : std::nullopt;
}

/// Variables with so many values, so deep within an expression, are followed.
constexpr unsigned MostValues = 8, MostDepth = 8;

void LinearForms::findAssigned() {
  walkStmts(F.Body, [&](const Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init && D->V->S == Var::Storage::Local && isa<IntType>(D->V->Ty) &&
        !Uses.of(D->V).Addresses && !Values.contains(D->V) && !Counters.contains(D->V))
      Assigned[D->V].push_back(D->Init);
  });
  walkExprs(static_cast<Stmt *>(F.Body), [&](Expr *&E) {
    auto *A = dyn_cast<Assign>(E);
    auto *I = dyn_cast<IncDec>(E);
    auto *Ref = dyn_cast_or_null<VarRef>(A ? A->Target : I ? I->Operand : nullptr);
    auto Found = Ref ? Assigned.find(Ref->V) : Assigned.end();
    if (Found == Assigned.end())
      return;
    if (I || A->Compound || Found->second.size() == MostValues)
      Assigned.erase(Found);
    else
      Found->second.push_back(A->Value);
  });
}

std::optional<IntRange> LinearForms::ofAssigned(const Var *V, unsigned Depth) const {
  auto Found = Assigned.find(V);
  if (Found == Assigned.end() || Depth > MostDepth || !InProgress.insert(V).second)
    return std::nullopt;
  std::optional<IntRange> All;
  for (const Expr *Value : Found->second) {
    const std::optional<IntRange> Next = interval(Value, Depth + 1);
    if (!Next)
      All.reset();
    else if (Value == Found->second.front())
      All = Next;
    else if (All)
      All = IntRange{std::min(All->Least, Next->Least), std::max(All->Most, Next->Most)};
    if (!All)
      break;
  }
  InProgress.erase(V);
  return All;
}

std::optional<IntRange> LinearForms::interval(const Expr *E, unsigned Depth) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty || Depth > 24)
    return std::nullopt;
  const auto Checked = [&](std::optional<IntRange> I) {
    return I && fits(*I, *Ty) ? I : ofType(*Ty);
  };
  if (auto *Literal = dyn_cast<IntLit>(E))
    return Checked(IntRange::constant(Literal->Value));
  if (auto *C = dyn_cast<Cast>(E))
    return Checked(interval(C->Operand, Depth + 1));
  if (auto *Choice = dyn_cast<Conditional>(E)) {
    const auto L = interval(Choice->Then, Depth + 1), R = interval(Choice->Else, Depth + 1);
    return L && R ? Checked(IntRange{std::min(L->Least, R->Least), std::max(L->Most, R->Most)})
                  : ofType(*Ty);
  }
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (const Expr *Value = valueOf(Ref->V))
      return Checked(interval(Value, Depth + 1));
    if (const std::optional<IntRange> Any = ofAssigned(Ref->V, Depth))
      return Checked(Any);
    const Range Of = rangeOf(Ref->V);
    if (!Of.First || !Of.Last || !Of.First->isConstant() || !Of.Last->isConstant())
      return ofType(*Ty);
    return Checked(IntRange{Of.First->Constant, Of.Last->Constant});
  }
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::get_local_id))
    return Checked(localIds(*B));
  auto *B = dyn_cast<Binary>(E);
  if (!B)
    return ofType(*Ty);
  const auto L = interval(B->Left, Depth + 1), R = interval(B->Right, Depth + 1);
  if (auto *By = dyn_cast<IntLit>(B->Right); By && By->Value > 0 && By->Value < Largest)
    if (std::optional<IntRange> Of = ofBits(B->Op, L, By->Value, Ty->Signed))
      return Checked(Of);
  if (!L || !R)
    return ofType(*Ty);
  std::optional<IntRange> Of = IntRange::combine(B->Op, *L, *R);
  if (Of && B->Op == BinaryOp::Mul && isSame(B->Left, B->Right))
    Of->Least = std::max<int64_t>(Of->Least, 0);
  return Checked(Of);
}
