//===- ElementwiseArrays.cpp - arrays whose uses are all single elements -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ElementwiseArrays.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

const Type *ampcc::elementsOf(const Type *Array, SmallVectorImpl<uint64_t> &Extents) {
  while (auto *A = dyn_cast<ArrayType>(Array)) {
    Extents.push_back(A->Count);
    Array = A->Element;
  }
  return Array;
}

Var *ampcc::elementOf(const Expr *E, SmallVectorImpl<Expr *> &Indices) {
  if (isa<ArrayType>(E->type()))
    return nullptr;
  while (auto *S = dyn_cast<Subscript>(E)) {
    if (!isa<ArrayType>(S->Base->type()))
      return nullptr;
    Indices.insert(Indices.begin(), S->Index);
    E = S->Base;
  }
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && !Indices.empty() ? Ref->V : nullptr;
}

namespace {

class WholeUses {
  DenseSet<const Var *> &Arrays;

  void expr(Expr *E, bool IsElement) {
    SmallVector<Expr *, 4> Indices;
    if (IsElement && elementOf(E, Indices)) {
      for (Expr *Index : Indices)
        expr(Index, true);
      return;
    }
    if (auto *Ref = dyn_cast<VarRef>(E))
      Arrays.erase(Ref->V);
    // The address of an element may lead to the next one.
    forEachOperand(E, [&](Expr *&Operand) { expr(Operand, !isa<AddrOf>(E)); });
  }

public:
  explicit WholeUses(DenseSet<const Var *> &Arrays) : Arrays(Arrays) {}

  void stmt(Stmt *S) {
    forEachExpr(S, [&](Expr *&E) {
      auto *A = isa<ExprStmt>(S) ? dyn_cast<Assign>(E) : nullptr;
      if (A && isa<ArrayType>(A->type()) && isa<VarRef>(A->Target) && isa<VarRef>(A->Value))
        return;
      expr(E, true);
    });
  }
};

} // namespace

DenseSet<const Var *> ampcc::elementwiseArrays(Stmt *Root) {
  DenseSet<const Var *> Arrays;
  walkStmts(Root, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    SmallVector<uint64_t, 4> Extents;
    if (D && D->V->S == Var::Storage::Local && isa<ArrayType>(D->V->Ty) &&
        isa<BoolType, IntType, FloatType>(elementsOf(D->V->Ty, Extents)))
      Arrays.insert(D->V);
  });
  WholeUses Uses(Arrays);
  walkStmts(Root, [&](Stmt *S) { Uses.stmt(S); });
  return Arrays;
}
