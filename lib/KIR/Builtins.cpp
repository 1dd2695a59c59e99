//===- Builtins.cpp - lookup in the table of built-ins --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Expr.h"
#include "llvm/ADT/StringMap.h"

using namespace ampcc::kir;
using namespace llvm;

const BuiltinInfo *ampcc::kir::findBuiltin(StringRef Name) {
  static const StringMap<BuiltinInfo> Table = [] {
    StringMap<BuiltinInfo> Rows;
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD)                                                        \
  Rows[#NAME] = {#NAME, BuiltinEffect::EFFECT, BuiltinSpread::SPREAD};
#include "ampcc/KIR/Builtins.def"
    return Rows;
  }();
  auto It = Table.find(Name);
  return It == Table.end() ? nullptr : &It->second;
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
  forEachOperand(E, [&](const Expr *Operand) { Free &= isSideEffectFree(Operand); });
  return Free;
}
