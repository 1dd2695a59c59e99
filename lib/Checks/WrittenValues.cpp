//===- WrittenValues.cpp - the values that a loop writes to its variables ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WrittenValues.h"
#include "ampcc/KIR/Module.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static const Type *elementType(const Type *T) {
  while (auto *A = dyn_cast<ArrayType>(T))
    T = A->Element;
  return T;
}

WrittenValues::WrittenValues(const LinearForms &Forms, const VarUses &Uses, For &Loop)
    : PathConditions(Forms), Uses(Uses) {
  walkStmts(static_cast<Stmt *>(&Loop), [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      declare(*D);
  });
  walk(&Loop);
}

/// Adds the elements of an initialiser, and whether it leaves out some.
static void addElements(const Expr *E, const Type *Of, WrittenValues::Variable &To) {
  auto *Array = dyn_cast<ArrayType>(Of);
  auto *List = dyn_cast<InitList>(E);
  if (!Array) {
    To.Values.push_back({E, {}});
    return;
  }
  if (!List) {
    To.IsKnown = false;
    return;
  }
  To.IsZeroed |= List->Elements.size() < Array->Count;
  for (const Expr *Each : List->Elements)
    addElements(Each, Array->Element, To);
}

void WrittenValues::declare(const DeclStmt &D) {
  Variable &V = Variables[D.V];
  V.IsKnown &= D.V->S == Var::Storage::Local && isa<IntType>(elementType(D.V->Ty));
  if (!V.IsKnown || !D.Init)
    return;
  V.MayBeUnset = false;
  addElements(D.Init, D.V->Ty, V);
}

/// The variable of which L is all, or an element.
static const Var *arrayOf(const Expr *L) {
  while (auto *S = dyn_cast<Subscript>(L))
    if (S->Base->type()->isPointer())
      return nullptr;
    else
      L = S->Base;
  auto *Ref = dyn_cast<VarRef>(L);
  return Ref ? Ref->V : nullptr;
}

void WrittenValues::visit(Expr *E) {
  auto *A = dyn_cast<Assign>(E);
  auto *I = dyn_cast<IncDec>(E);
  const Var *V = A ? arrayOf(A->Target) : I ? arrayOf(I->Operand) : nullptr;
  auto Found = V ? Variables.find(V) : Variables.end();
  if (Found == Variables.end())
    return;
  if (!A || A->Compound || !isa<IntType>(A->Target->type()))
    Found->second.IsKnown = false;
  else
    Found->second.Values.push_back(
        {A->Value, {{Holds.begin(), Holds.end()}, {Differ.begin(), Differ.end()}}});
}

const WrittenValues::Variable *WrittenValues::of(const Var *V) const {
  auto Found = Variables.find(V);
  const bool IsKnown = Found != Variables.end() && Found->second.IsKnown && !Uses.of(V).Addresses;
  return IsKnown ? &Found->second : nullptr;
}
