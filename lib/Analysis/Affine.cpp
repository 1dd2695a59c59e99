//===- Affine.cpp - indices by the thread's place in its tile -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Affine.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;
using MaybeForm = std::optional<AffineForm>;

static bool holds(const IntType *Ty, int64_t Value) {
  return Ty->Signed ? isIntN(Ty->Bits, Value)
                    : Value >= 0 && isUIntN(Ty->Bits, static_cast<uint64_t>(Value));
}

/// The constant that E is, or is converted from without another value.
static std::optional<int64_t> constant(const Expr *E) {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty)
    return std::nullopt;
  std::optional<int64_t> Value;
  if (auto *C = dyn_cast<Cast>(E))
    Value = constant(C->Operand);
  else if (auto *L = dyn_cast<IntLit>(E))
    Value = L->Value;
  return Value && holds(Ty, *Value) ? Value : std::nullopt;
}

AffineIndices::AffineIndices(const Uniformity &U) : U(U) {
  // A variable that has not been written yet agrees with everything: forms are found in the order
  // of the text, and then only get lost.
  bool Changed = true;
  while (Changed) {
    Changed = false;
    walkStmts(U.function().Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init && isa<IntType>(D->V->Ty))
        write(D->V, of(D->Init), Changed);
      forEachExpr(S, [&](Expr *&E) { writesIn(E, Changed); });
    });
  }
}

void AffineIndices::write(const Var *V, MaybeForm Form, bool &Changed) {
  if (U.isUniform(V))
    return;
  if (U.isWrittenDivergently(V))
    Form = std::nullopt;
  auto [It, New] = Vars.try_emplace(V, Form);
  if (New) {
    Changed = true;
  } else if (It->second && !(It->second == Form)) {
    It->second = std::nullopt;
    Changed = true;
  }
}

void AffineIndices::writesIn(const Expr *Root, bool &Changed) {
  // A change that uses a value which is not known yet is handled in the next iteration.
  walkExprs(Root, [&](const Expr *E) {
    if (auto *I = dyn_cast<IncDec>(E))
      if (auto *Ref = dyn_cast<VarRef>(I->Operand); Ref && Vars.count(Ref->V))
        if (auto *Ty = dyn_cast<IntType>(Ref->V->Ty))
          write(Ref->V, Ty->Signed ? of(Ref) : std::nullopt, Changed);
    auto *A = dyn_cast<Assign>(E);
    auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
    if (!Ref || !isa<IntType>(Ref->V->Ty))
      return;
    if (!A->Compound)
      return write(Ref->V, of(A->Value), Changed);
    if (!Vars.count(Ref->V))
      return;
    // Adding a value that all threads share shifts the values of all threads alike.
    const bool Moves = A->Op == BinaryOp::Add || A->Op == BinaryOp::Sub;
    const bool Exact = A->ComputeTy == Ref->V->Ty && llvm::cast<IntType>(Ref->V->Ty)->Signed;
    write(Ref->V, Moves && Exact && U.isUniform(A->Value) ? of(Ref) : std::nullopt, Changed);
  });
}

MaybeForm AffineIndices::builtin(const Builtin *B) const {
  const bool Tiled = U.tile().isTiled();
  const bool Local = B->is(builtin::get_local_id);
  if (!Local && !B->is(builtin::get_global_id))
    return std::nullopt;
  std::optional<int64_t> Dim = B->Args.empty() ? std::nullopt : constant(B->Args[0]);
  if (!Dim || *Dim < 0 || *Dim > (Tiled ? 2 : 0))
    return std::nullopt;
  return AffineForm::of(unsigned(*Dim));
}

MaybeForm AffineIndices::of(const Expr *E) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty)
    return std::nullopt;
  if (U.isUniform(E))
    return AffineForm();
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Vars.lookup(Ref->V);
  if (auto *B = dyn_cast<Builtin>(E))
    return builtin(B);
  // A thread's place fits into an int, whatever OpenCL's type for it is.
  if (auto *C = dyn_cast<Cast>(E); C && Ty->Bits >= 32)
    if (auto *B = dyn_cast<Builtin>(C->Operand); B && isa<IntType>(B->type()))
      return builtin(B);
  if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Shl && Ty->Signed) {
    const std::optional<int64_t> By = constant(B->Right);
    const MaybeForm Left = of(B->Left);
    AffineForm Product;
    const bool IsKnown =
        By && *By >= 0 && *By < 31 && Left && Product.add(*Left, int64_t(1) << *By);
    return IsKnown ? MaybeForm(Product) : std::nullopt;
  }
  return sumOfOperands<AffineForm>(
      E, [&](const Expr *Operand) { return of(Operand); },
      [](const Expr *Operand, const AffineForm &) { return constant(Operand); });
}
