//===- IndexWidth.cpp - index computations widened to 64 bits ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "IndexWidth.h"
#include "ampcc/Analysis/ChangedVariable.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// INDEX(i) is at most 2 to the power of this (Printer.cpp).
constexpr unsigned IndexBits = 40;

/// Sums and products of int: those of Clang's 32 bits, which a row and its length may leave.
const Binary *asArithmetic(const Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  auto *Ty = dyn_cast<IntType>(E->type());
  bool IsWidened = B && Ty && Ty->Signed && Ty->Bits >= 32;
  return IsWidened && (B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub || B->Op == BinaryOp::Mul)
             ? B
             : nullptr;
}

/// The magnitude of E is at most 2 to the power of this, were its arithmetic exact.
///
/// This is no IntRange (Analysis/IntRange.h), because 2 to the power of 63 counts as a product that
/// 64 bits hold: `(a + b) * c` of three ints is that only where each is the least int. It wraps
/// around to the least number, which is out of every buffer as well. With exact ranges every index
/// of this shape would clamp its factors.
unsigned bitsOf(const Expr *E) {
  if (auto *L = dyn_cast<IntLit>(E))
    return L->Value < 0 ? Log2_64_Ceil(-uint64_t(L->Value)) : 64 - countl_zero(uint64_t(L->Value));
  if (const Binary *B = asArithmetic(E)) {
    unsigned L = bitsOf(B->Left), R = bitsOf(B->Right);
    return B->Op == BinaryOp::Mul ? L + R : std::max(L, R) + 1;
  }
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::INDEX))
    return IndexBits;
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::clamp))
    return 31;
  if (E->type()->isBool())
    return 1;
  auto *Ty = dyn_cast<IntType>(E->type());
  unsigned Own = Ty ? Ty->Bits - Ty->Signed : 64;
  auto *C = dyn_cast<Cast>(E);
  if (C && (isa<IntType>(C->Operand->type()) || C->Operand->type()->isBool()) && Ty->Signed)
    return std::min(Own, bitsOf(C->Operand));
  return Own;
}

/// Variables that change after their declaration, or may.
DenseSet<const Var *> changingVars(Function &F) {
  DenseSet<const Var *> Result;
  walkExprs(F.Body, [&](Expr *&E) {
    if (const Var *V = changedVariable(E))
      Result.insert(V);
  });
  return Result;
}

/// Arithmetic over literals and variables that keep their values.
bool isLasting(const Expr *E, const DenseSet<const Var *> &Changing) {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Ref->V->S != Var::Storage::TileStatic && !Changing.count(Ref->V);
  bool Result = isa<IntLit, Unary, Binary, Cast>(E);
  if (Result)
    forEachOperand(E, [&](const Expr *Operand) { Result &= isLasting(Operand, Changing); });
  return Result;
}

/// Somewhere in E, ints are summed or multiplied in 32 bits before the result is widened.
bool hasNarrowArithmetic(const Expr *E) {
  if (auto *C = dyn_cast<Cast>(E))
    return hasNarrowArithmetic(C->Operand);
  const Binary *B = asArithmetic(E);
  return B && (cast<IntType>(B->type())->Bits == 32 || hasNarrowArithmetic(B->Left) ||
               hasNarrowArithmetic(B->Right));
}

/// E is an int, widened or not.
bool isFromInt(const Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  if (C && E->type()->size() > C->Operand->type()->size())
    E = C->Operand;
  auto *Ty = dyn_cast<IntType>(E->type());
  return Ty && Ty->Signed && Ty->Bits <= 32;
}

/// The launch has checked where a view begins.
bool isViewOffset(const Expr *E) {
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::VIEW_OFFSET))
    return true;
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && Ref->V->Binding && Ref->V->Binding->IsViewOffset;
}

} // namespace

IndexWidth::IndexWidth(Context &Ctx, Function &F) : Ctx(Ctx), Long(Ctx.intTy(64)) {
  const DenseSet<const Var *> Changing = changingVars(F);
  walkStmts(F.Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    const bool IsIndex = D && (D->V->Ty == Ctx.intTy() ||
                               (D->V->Ty == Long && D->Init && hasNarrowArithmetic(D->Init)));
    if (IsIndex && D->Init && D->V->IsTemp && !Changing.count(D->V) &&
        isLasting(D->Init, Changing) && isProduct(D->Init))
      Products[D->V] = D->Init;
  });
}

/// A sum with a product of ints somewhere, which may leave 32 bits.
bool IndexWidth::isProduct(const Expr *E) const {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Products.count(Ref->V) != 0;
  if (auto *C = dyn_cast<Cast>(E))
    return isProduct(C->Operand);
  const Binary *B = asArithmetic(E);
  return B && (B->Op == BinaryOp::Mul || isProduct(B->Left) || isProduct(B->Right));
}

/// The operands of a product are rows, columns and their lengths: one outside of an int's range is
/// out of every buffer.
Expr *IndexWidth::factor(Expr *E) {
  if (bitsOf(E) <= 31)
    return E;
  std::vector<Expr *> Args{E, Ctx.make<IntLit>(Long, -(int64_t(1) << 31)),
                           Ctx.make<IntLit>(Long, (int64_t(1) << 31) - 1)};
  return Ctx.make<Builtin>(Long, builtin::clamp, std::move(Args));
}

/// E as a long; operations in int are done in long instead.
Expr *IndexWidth::wide(Expr *E) {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (auto *Ref = dyn_cast<VarRef>(E))
    if (const Expr *Product = Products.lookup(Ref->V))
      return wide(clone(Ctx, Product));
  // A conversion that loses nothing hides nothing.
  if (auto *C = dyn_cast<Cast>(E); C && Ty && Ty->Signed && Ty->Bits >= 32) {
    auto *From = dyn_cast<IntType>(C->Operand->type());
    if (From && From->Signed && From->Bits == 32)
      return wide(C->Operand);
  }
  if (const Binary *B = asArithmetic(E); B && (Ty->Bits == 32 || hasNarrowArithmetic(B))) {
    Expr *L = wide(B->Left), *R = wide(B->Right);
    if (B->Op == BinaryOp::Mul && bitsOf(L) + bitsOf(R) > 63) {
      L = isFromInt(B->Left) ? factor(L) : L;
      R = isFromInt(B->Right) ? factor(R) : R;
    }
    return Ctx.make<Binary>(Long, B->Op, L, R);
  }
  if (isa<IntLit>(E) && Ty && Ty->Signed)
    return Ctx.make<IntLit>(Long, cast<IntLit>(E)->Value);
  return E->type() == Long ? E : Ctx.make<Cast>(Long, E, true);
}

Expr *IndexWidth::bounded(Expr *Index, const Type *Element) {
  const Expr *Bare = withoutCasts(Index);
  if (isViewOffset(Bare))
    return Index;
  if (asArithmetic(Bare) || isProduct(Bare))
    Index = wide(Index);
  if (bitsOf(Index) + Log2_64_Ceil(std::max<uint64_t>(Element->size(), 1)) <= 62)
    return Index;
  return Ctx.make<Builtin>(Long, builtin::INDEX, std::vector<Expr *>{Index});
}
