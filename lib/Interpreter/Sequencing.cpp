//===- Sequencing.cpp - detection of operands whose order C leaves open --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR's operands have C++17's order, and the printed text must have it, too. So an expression in
// which C leaves it open and in which it matters has no meaning: the code that makes them keeps
// such operands apart with temporaries.
//
//===----------------------------------------------------------------------===//
#include "Sequencing.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {
/// The variables that an operand assigns, and all that it mentions.
struct OperandUses {
  SmallPtrSet<const Var *, 4> Assigned, Mentioned;

  void add(const Expr *Operand) {
    walkExprs(Operand, [&](const Expr *E) {
      const Expr *Target = nullptr;
      if (auto *A = dyn_cast<Assign>(E))
        Target = A->Target;
      else if (auto *I = dyn_cast<IncDec>(E))
        Target = I->Operand;
      if (Target && rootVar(Target))
        Assigned.insert(rootVar(Target));
      if (auto *R = dyn_cast<VarRef>(E))
        Mentioned.insert(R->V);
    });
  }
};
} // namespace

static bool assigns(const Expr *Root) {
  return containsExpr(Root, [&](const Expr *E) { return isa<Assign, IncDec>(E); });
}

static bool isOrdered(const Expr *E) {
  if (isa<Conditional>(E))
    return true;
  auto *B = dyn_cast<Binary>(E);
  return B && (isLogical(B->Op) || B->Op == BinaryOp::Comma);
}

const Var *ampcc::interpreter::unsequencedVariable(const Expr *E) {
  if (isOrdered(E))
    return nullptr;
  SmallVector<const Expr *, 4> Operands;
  unsigned WithEffects = 0;
  forEachOperand(E, [&](const Expr *Operand) {
    Operands.push_back(Operand);
    WithEffects += assigns(Operand);
  });
  if (WithEffects == 0 || Operands.size() < 2)
    return nullptr;
  SmallVector<OperandUses, 4> Uses(Operands.size());
  for (size_t I = 0; I < Operands.size(); ++I)
    Uses[I].add(Operands[I]);
  // The assignment itself follows both of its sides, but not what they do.
  if (auto *A = dyn_cast<Assign>(E))
    if (const Var *V = rootVar(A->Target); V && Uses[1].Assigned.contains(V))
      return V;
  for (size_t I = 0; I < Operands.size(); ++I)
    for (size_t J = 0; J < Operands.size(); ++J)
      for (const Var *V : Uses[I].Assigned)
        if (I != J && Uses[J].Mentioned.contains(V))
          return V;
  return nullptr;
}
