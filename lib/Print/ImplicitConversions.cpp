//===- ImplicitConversions.cpp - C's implicit conversions ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ImplicitConversions.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isArithmeticCast(const Cast *C) {
  return C->type()->isArithmetic() && C->Operand->type()->isArithmetic();
}

const Expr *ampcc::stripConversions(const Expr *E, CType Target, Accepts From) {
  while (auto *C = dyn_cast<Cast>(E)) {
    bool Explicit = !C->Implicit && !workItemFunction(C->Operand);
    if (Explicit || !isArithmeticCast(C) || C->type()->isBool())
      break;
    if (From == Accepts::Integer && isa<FloatType>(C->Operand->type()))
      break;
    // An index keeps its width in C, whatever an int makes of it.
    if (From == Accepts::Integer && C->type()->size() < C->Operand->type()->size())
      break;
    CType Step = CType::of(C->type());
    if (Step != Target && !holdsAllValues(Step, CType::of(C->Operand->type())))
      break;
    E = C->Operand;
  }
  return E;
}
