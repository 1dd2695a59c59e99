//===- ConstantTables.cpp - arrays of numbers that nothing changes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/ConstantTables.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A number that C++ computes when it compiles, or a list of them. The arithmetic of integers has
/// been folded where it has a value.
static bool isConstant(const Expr *E) {
  if (isa<IntLit, FloatLit>(E))
    return true;
  if (!isa<InitList, Unary, Cast>(E) && !(isa<Binary>(E) && !isa<IntType>(E->type())))
    return false;
  bool Constant = true;
  forEachOperand(E, [&](const Expr *Operand) { Constant &= isConstant(Operand); });
  return Constant;
}

static bool isArrayOfScalars(const Type *T) {
  auto *A = dyn_cast<ArrayType>(T);
  while (A && isa<ArrayType>(A->Element))
    A = cast<ArrayType>(A->Element);
  return A && A->Element->isScalar() && !A->Element->isPointer();
}

/// Removes variables that E uses in another way than by reading an element from Tables.
static void findOtherUses(const Expr *E, bool IsRead, DenseSet<const Var *> &Tables) {
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    Tables.erase(Ref->V);
    return;
  }
  if (isa<Subscript>(E)) {
    const Expr *Object = E;
    while (auto *S = dyn_cast<Subscript>(Object)) {
      findOtherUses(S->Index, /*IsRead=*/true, Tables);
      Object = S->Base;
    }
    if (!IsRead || !E->type()->isScalar() || !isa<VarRef>(Object))
      findOtherUses(Object, IsRead, Tables);
    return;
  }
  if (auto *A = dyn_cast<Assign>(E)) {
    findOtherUses(A->Target, /*IsRead=*/false, Tables);
    return findOtherUses(A->Value, /*IsRead=*/true, Tables);
  }
  const bool Reads = isa<Member>(E) ? IsRead : !isa<AddrOf, IncDec>(E);
  forEachOperand(E, [&](const Expr *Operand) { findOtherUses(Operand, Reads, Tables); });
}

DenseSet<const Var *> kir::constantTables(Stmt *Body) {
  DenseSet<const Var *> Tables;
  walkStmts(Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init && D->V->S == Var::Storage::Local && isArrayOfScalars(D->V->Ty) &&
        isa<InitList>(D->Init) && isConstant(D->Init))
      Tables.insert(D->V);
  });
  if (!Tables.empty())
    walkStmts(Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&E) { findOtherUses(E, /*IsRead=*/true, Tables); });
    });
  return Tables;
}
