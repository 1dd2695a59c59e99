//===- PlainConditions.cpp - conditions that stay one branch --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PlainConditions.h"
#include "Utils/PrivatePointers.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isLiteral(const Expr *E) { return isa<IntLit, FloatLit>(withoutCasts(E)); }

static bool comparesUnknowns(const Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  return B && B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne && !isLiteral(B->Left) &&
         !isLiteral(B->Right);
}

/// E reads through a pointer that may lead to a variable of the thread.
static bool readsOfThread(const Expr *E) {
  auto *S = dyn_cast<Subscript>(E);
  return mayLeadToThread((S ? S->Base : cast<Deref>(E)->Pointer)->type());
}

/// Computing E, its operands left aside, is a branch or an effect.
static bool isComplex(const Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  return isa<Conditional, Call, Assign, IncDec>(E) || (B && isLogical(B->Op));
}

PlainConditions::PlainConditions(Function &F, const VarUses &Uses, const Uniformity &Threads,
                                 const DenseSet<const Var *> &ComplexParams)
    : Uses(Uses), Threads(Threads), ComplexParams(ComplexParams) {
  walkStmts(F.Body, [&](Stmt *S) {
    addConditions(S);
    if (auto *L = dyn_cast<For>(S))
      addCounter(L);
  });
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init && !isPlain(D->Init))
      Complex.insert(D->V);
  });
}

void PlainConditions::addCondition(const Expr *E) {
  if (auto *R = dyn_cast<VarRef>(E)) {
    // A condition on a variable may imply one on the values from which it was computed.
    const DeclStmt *D = Uses.of(R->V).Decl;
    if (Known.insert(R->V).second && D && D->Init && Uses.isFixed(R->V))
      addCondition(D->Init);
  } else if (!comparesUnknowns(E))
    forEachOperand(E, [&](const Expr *Operand) { addCondition(Operand); });
}

void PlainConditions::addConditions(Stmt *S) {
  if (auto *I = dyn_cast<If>(S))
    addCondition(I->Cond);
  else if (auto *W = dyn_cast<Switch>(S))
    addCondition(W->Cond);
  else if (auto *L = dyn_cast<For>(S); L && L->Cond)
    addCondition(L->Cond);
  else if (auto *L = dyn_cast<While>(S))
    addCondition(L->Cond);
  else if (auto *L = dyn_cast<DoWhile>(S))
    addCondition(L->Cond);
  forEachExpr(S, [&](Expr *&Root) {
    walkExprs(Root, [&](Expr *&E) {
      if (auto *C = dyn_cast<Conditional>(E))
        addCondition(C->Cond);
    });
  });
}

void PlainConditions::addCounter(const For *L) {
  auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
  if (!D || !D->Init || !L->Inc)
    return;
  unsigned Changes = 0;
  walkExprs(static_cast<const Expr *>(L->Inc), [&](const Expr *E) {
    auto *A = dyn_cast<Assign>(E);
    auto *I = dyn_cast<IncDec>(E);
    Changes += (A && rootVar(A->Target) == D->V) || (I && rootVar(I->Operand) == D->V);
  });
  const VarUse Use = Uses.of(D->V);
  if (Use.Addresses == 0 && Use.Writes == Changes)
    Counters.insert(D->V);
}

bool PlainConditions::isPlain(const Var *V) const {
  if (V->S == Var::Storage::TileStatic)
    return isa<ArrayType>(V->Ty);
  if (Counters.contains(V) || V->Ty->isPointer())
    return true;
  return Uses.isFixed(V) && !(Threads.isUniform(V) && Known.contains(V)) && !Complex.contains(V) &&
         !ComplexParams.contains(V);
}

bool PlainConditions::isPlain(const Expr *Root) const {
  bool Plain = true;
  walkExprs(Root, [&](const Expr *E) {
    auto *R = dyn_cast<VarRef>(E);
    Plain = Plain && !isComplex(E) && (!R || isPlain(R->V)) &&
            !(isa<Subscript, Deref>(E) && (Threads.isUniform(E) || readsOfThread(E)));
  });
  return Plain;
}
