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

/// The bit of the rule with this name, or 0.
static uint32_t ruleOf(StringRef Name) {
  uint32_t Bit = 1;
  while (Bit && nameOfCheckRule(Bit) != Name)
    Bit <<= 1;
  return Bit;
}

void TextParser::checkRules() {
  if (!accept("("))
    return;
  M.CheckRules = 0;
  while (!accept(")") && Error.empty()) {
    const StringRef Name = take().Text;
    const uint32_t Bit = ruleOf(Name);
    if (!Bit)
      fail("unknown rule '" + Name + "'");
    M.CheckRules |= Bit;
    accept(",");
  }
}

void TextParser::site() {
  CheckSite S;
  const StringRef Name = identifier();
  const uint32_t Bit = ruleOf(Name);
  if (!Bit || Bit == ChecksHost)
    return fail("unknown rule '" + Name + "'");
  S.Rule = CheckRule(countr_zero(Bit));
  S.Name = text();
  expect("at");
  S.Pos = position();
  expect(":");
  S.Column = small();
  M.Sites.push_back(std::move(S));
}
