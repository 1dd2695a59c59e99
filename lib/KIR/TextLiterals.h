//===- TextLiterals.h - literals in KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has a text form (docs/kir.md). Tests and tools read it, and
// object files contain it for kernels that are compiled at link time, because they call functions
// of other units. TextExprWriter prints literals with these functions, so that TextParser reads
// exactly the same value and type:
//
//   5  5u  5l  5ul         int, uint, long, ulong
//   5'char                 the smaller integer types
//   true  false            bool
//   1.5  1.5f              double, float
//   nan'double  inf'float  also ninf, for minus infinity
//
// If literals can have a further type, it needs a form here and in TextParser.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTLITERALS_H
#define AMPCC_LIB_KIR_TEXTLITERALS_H

#include "ampcc/KIR/Module.h"
#include <string>

namespace ampcc::kir {

/// Returns the text of a literal in these forms.
std::string literalText(const IntLit &L);
std::string literalText(const FloatLit &L);

} // namespace ampcc::kir

#endif
