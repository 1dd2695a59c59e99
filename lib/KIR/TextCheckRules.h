//===- TextCheckRules.h - the rules of --amp-check in KIR's text form -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module of KIR, the intermediate representation, says which rules its kernels check at run time
// (--amp-check): a line such as `check(index, race)` in the text form. TextWriter writes the part
// in parentheses with this function. TextParser::checkRules(), also in TextCheckRules.cpp, reads
// it. A new rule needs no change here.
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
