//===- TextCheckRules.h - the rules of `check(index, race)` ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text form writes the check rules of a module, `check(index, race)`; TextParser reads them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTCHECKRULES_H
#define AMPCC_LIB_KIR_TEXTCHECKRULES_H

#include <cstdint>
#include <string>

namespace ampcc::kir {

/// The rules that are on, in parentheses; nothing if all are.
std::string checkRulesText(uint32_t Rules);

} // namespace ampcc::kir

#endif
