//===- TextCheckRules.h - the rules of `check(index, race)` ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TextWriter writes the check rules of a module, `check(index, race)`, with this function.
// TextParser::checkRules(), also in TextCheckRules.cpp, reads them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTCHECKRULES_H
#define AMPCC_LIB_KIR_TEXTCHECKRULES_H

#include <cstdint>
#include <string>

namespace ampcc::kir {

/// The names of the rules that are enabled, in parentheses; an empty text if all 32 bits are set.
/// KIR/CheckRules.h has the bits.
std::string checkRulesText(uint32_t Rules);

} // namespace ampcc::kir

#endif
