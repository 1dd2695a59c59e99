//===- Literals.cpp - constants as C spells them --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Literals.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <cstdlib>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

std::string ampcc::spell(const IntLit *L) {
  if (L->type()->isBool())
    return L->Value ? "true" : "false";
  auto *I = cast<IntType>(L->type());
  std::string Suffix = I->Bits == 64 ? "L" : "";
  if (!I->Signed) {
    uint64_t Value = I->Bits == 64 ? L->Value : L->Value & ((uint64_t(1) << I->Bits) - 1);
    return utostr(Value) + (I->Bits >= 32 ? "u" : "") + Suffix;
  }
  // `-2147483648` is a negated literal that has no place in int.
  if (I->Bits >= 32 && L->Value == (I->Bits == 64 ? INT64_MIN : INT32_MIN))
    return "(" + itostr(L->Value + 1) + Suffix + " - 1)";
  return itostr(L->Value) + Suffix;
}

std::string ampcc::spell(const FloatLit *L) {
  bool Single = cast<FloatType>(L->type())->Bits == 32;
  double Value = L->Value;
  std::string Sign = std::signbit(Value) ? "-" : "";
  if (std::isnan(Value) || std::isinf(Value)) {
    std::string Name = Sign + (std::isnan(Value) ? "NAN" : "INFINITY");
    return Single ? Name : "(double)" + Name;
  }
  char Text[64];
  for (int Digits = 1; Digits <= (Single ? 9 : 17); ++Digits) {
    snprintf(Text, sizeof(Text), "%.*g", Digits, Value);
    if (Single ? strtof(Text, nullptr) == static_cast<float>(Value)
               : strtod(Text, nullptr) == Value)
      break;
  }
  std::string Result = Text;
  if (Result.find_first_of(".e") == std::string::npos)
    Result += ".0";
  return Result + (Single ? "f" : "");
}
