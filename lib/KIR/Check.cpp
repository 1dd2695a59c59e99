//===- Check.cpp - the operands of checks ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Check.h"
#include "SameShape.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace ampcc::kir;
using namespace llvm;

using namespace ampcc::kir::operand;

namespace {

struct KindInfo {
  StringLiteral Word;
  CheckOperand Result;
  std::vector<CheckOperand> Operands, Added;
};

} // namespace

static const KindInfo &infoOf(CheckKind K) {
  static const KindInfo Kinds[] = {
#define AMPCC_CHECK_KIND(KIND, WORD, RESULT, OPERANDS, ADDED) {#WORD, RESULT, OPERANDS, ADDED},
#include "ampcc/KIR/CheckKinds.def"
  };
  return Kinds[unsigned(K)];
}

StringRef ampcc::kir::wordOf(CheckKind K) { return infoOf(K).Word; }

StringRef ampcc::kir::wordOf(CheckOperand O) {
  static constexpr StringLiteral Words[] = {
      "",        "site",     "x",        "y",        "z",       "place",    "index",  "extent",
      "number",  "limit",    "pointer",  "begin",    "bytes",   "use",      "value",  "init_site",
      "missing", "absent_x", "absent_y", "absent_z", "arrived", "dividend", "divisor"};
  return Words[unsigned(O)];
}

std::optional<CheckKind> ampcc::kir::checkKindOf(StringRef Word) {
#define AMPCC_CHECK_KIND(KIND, WORD, RESULT, OPERANDS, ADDED)                                      \
  if (wordOf(CheckKind::KIND) == Word)                                                             \
    return CheckKind::KIND;
#include "ampcc/KIR/CheckKinds.def"
  return std::nullopt;
}

SmallVector<CheckOperand, 8> Check::operandsOf(CheckKind What, unsigned Rank) {
  SmallVector<CheckOperand, 8> Result{Site, X, Y, Z};
  for (CheckOperand O : infoOf(What).Operands)
    Result.append(O == Index || O == Extent ? Rank : 1, O);
  return Result;
}

ArrayRef<CheckOperand> Check::addedOf(CheckKind What) { return infoOf(What).Added; }

Expr *Check::get(CheckOperand O, unsigned Component) const {
  const auto Operands = operandsOf(What, Rank);
  const auto *At = find(Operands, O);
  assert(At != Operands.end() && "an operand of another kind");
  return Args[size_t(At - Operands.begin()) + Component];
}

Expr *Check::added(CheckOperand O) const {
  return hasAdded() ? Args[AddedAt + size_t(find(addedOf(What), O) - addedOf(What).begin())]
                    : nullptr;
}

Expr *Check::result() const {
  const CheckOperand O = infoOf(What).Result;
  return O == None ? nullptr : get(O);
}

std::string ampcc::kir::operandError(const Check &C) {
  const auto Operands = Check::operandsOf(C.What, C.Rank);
  if (C.Args.size() < Operands.size() + (C.hasAdded() ? Check::addedOf(C.What).size() : 0))
    return "a check without its operands";
  if (C.is(CheckKind::Index) != (C.Rank != 0))
    return "only a check of an index has components";
  // A pointer may be a number (lower-mixed-pointers).
  for (const auto &[O, Arg] : zip(Operands, C.Args))
    if (!isInteger(Arg->type()) && !(O == Pointer && Arg->type()->isPointer()))
      return "an operand of another type";
  const Expr *Result = C.result();
  if (Result ? !sameShape(C.type(), Result->type()) : !C.type()->isBool())
    return "a check that gives another type";
  return "";
}
