//===- TextLiterals.cpp - literals in KIR's text form --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextLiterals.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace ampcc::kir;
using namespace llvm;

std::string ampcc::kir::literalText(const IntLit &L) {
  const Type *T = L.type();
  if (T->isBool())
    return L.Value ? "true" : "false";
  auto *I = cast<IntType>(T);
  const uint64_t Bits = I->Bits == 64 ? ~uint64_t(0) : (uint64_t(1) << I->Bits) - 1;
  std::string Text = I->Signed ? itostr(L.Value) : utostr(uint64_t(L.Value) & Bits);
  if (I->Bits < 32)
    return Text + "'" + toText(T);
  return Text + (I->Signed ? "" : "u") + (I->Bits == 64 ? "l" : "");
}

std::string ampcc::kir::literalText(const FloatLit &L) {
  if (std::isnan(L.Value) || std::isinf(L.Value)) {
    const char *Word = std::isnan(L.Value) ? "nan" : L.Value > 0 ? "inf" : "ninf";
    return std::string(Word) + "'" + toText(L.type());
  }
  char Buffer[64];
  snprintf(Buffer, sizeof(Buffer), "%.17g", L.Value);
  const StringRef Text = Buffer;
  const bool IsWhole = Text.find_first_of(".e") == StringRef::npos;
  return Text.str() + (IsWhole ? ".0" : "") + (cast<FloatType>(L.type())->Bits == 32 ? "f" : "");
}

StringRef ArgBinding::nameOf(Kind K) {
  switch (K) {
#define AMPCC_ARG_KIND(NAME, Name)                                                                 \
  case Kind::Name:                                                                                 \
    return #NAME;
#define AMPCC_ENTRY_ARG_KIND AMPCC_ARG_KIND
#include "ampcc_rt/arg_kind.def"
  }
  llvm_unreachable("all kinds are above");
}
