//===- TextLiterals.h - literals in KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has a text form (docs/kir.md). Tests and tools read it, and
// object files contain it for kernels that are compiled at link time. TextExprWriter prints
// literals with these functions, so that TextParser reads exactly the same value and type. A suffix
// or a type after the number says which type it has: `5` is an int, `5ul` a ulong, `5'char` a char,
// `1.5f` a float, `nan'double` a double. A new type of literals needs a suffix here and in
// TextParser.
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
