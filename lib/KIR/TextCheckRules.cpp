//===- TextCheckRules.cpp - the rules of `check(index, race)` -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextCheckRules.h"
#include "TextParser.h"
#include "ampcc/KIR/CheckRules.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

std::string ampcc::kir::checkRulesText(uint32_t Rules) {
  if (!~Rules)
    return "";
  std::string Result;
  for (uint32_t Bit = 1; Bit; Bit <<= 1)
    if (Rules & Bit && !nameOfCheckRule(Bit).empty())
      Result += (Result.empty() ? "" : ", ") + nameOfCheckRule(Bit).str();
  return "(" + Result + ")";
}

void TextParser::checkRules() {
  if (!accept("("))
    return;
  M.CheckRules = 0;
  while (!accept(")") && Error.empty()) {
    const std::string Name = take().Text.str();
    uint32_t Bit = 1;
    while (Bit && nameOfCheckRule(Bit) != Name)
      Bit <<= 1;
    if (!Bit)
      fail("unknown rule '" + Name + "'");
    M.CheckRules |= Bit;
    accept(",");
  }
}
