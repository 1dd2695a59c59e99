//===- TextLiterals.h - literals in KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TextExprWriter prints literals with these functions so that TextParser reads exactly the same
// value and type: a suffix or a type after the number (`5'char`) says which type it has.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTLITERALS_H
#define AMPCC_LIB_KIR_TEXTLITERALS_H

#include "ampcc/KIR/Module.h"
#include <string>

namespace ampcc::kir {

std::string literalText(const IntLit &L);
std::string literalText(const FloatLit &L);

} // namespace ampcc::kir

#endif
