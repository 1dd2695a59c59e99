//===- Builtins.cpp - lookup in the table of built-ins --------------------===//
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Expr.h"
#include "llvm/ADT/StringSwitch.h"

using namespace ampcc::kir;
using namespace llvm;

BuiltinEffect ampcc::kir::builtinEffect(StringRef Name) {
  return StringSwitch<BuiltinEffect>(Name)
#define AMPCC_BUILTIN(NAME, EFFECT) .Case(#NAME, BuiltinEffect::EFFECT)
#include "ampcc/KIR/Builtins.def"
      .Default(BuiltinEffect::Pure);
}

bool ampcc::kir::isSideEffectFree(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::IncDec:
  case Expr::Kind::Assign:
  case Expr::Kind::Call:
    return false;
  case Expr::Kind::Builtin:
    if (builtinEffect(cast<Builtin>(E)->Name) != BuiltinEffect::Pure)
      return false;
    break;
  default:
    break;
  }
  bool Free = true;
  // forEachOperand only lends the slots; nothing is replaced here.
  forEachOperand(const_cast<Expr *>(E), [&](Expr *&Operand) { Free &= isSideEffectFree(Operand); });
  return Free;
}
