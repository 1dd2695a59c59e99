//===- CheckRules.h - names and bits of the rules of --amp-check ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rule is a kind of error that --amp-check finds, such as an index out of bounds or a race
// (check_rule.def). A set of rules is 32 bits, CompileOptions::CheckRules: the bit of each rule is
// its number in the enumeration CheckRule. The text form of KIR, the intermediate representation,
// writes the rules by the names here; a word of --amp-check=WORD,... may mean several
// (CheckedSource.cpp). The driver and lib/Rewrite test the bit ChecksHost. A new rule is a row of
// check_rule.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_CHECKRULES_H
#define AMPCC_KIR_CHECKRULES_H

#include "ampcc/KIR/Module.h"

namespace ampcc::kir {

/// The bit of the rule `host`, which checks the reads of host code. It does not concern kernels, so
/// that it is no CheckRule.
inline constexpr uint32_t ChecksHost = uint32_t(1) << 31;

/// The name of the rule with this bit; empty if there is none.
inline llvm::StringRef nameOfCheckRule(uint32_t Bit) {
  switch (Bit) {
#define AMPCC_CHECK_RULE(NAME, Name)                                                               \
  case uint32_t(1) << unsigned(CheckRule::Name):                                                   \
    return #NAME;
#include "ampcc_rt/check_rule.def"
  case ChecksHost:
    return "host";
  default:
    return "";
  }
}

} // namespace ampcc::kir

#endif
