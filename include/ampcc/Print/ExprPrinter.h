//===- ExprPrinter.h - the text of expressions in C and C++ --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionPrinter uses these functions for all expressions in statements. A place decides which of
// C's implicit conversions apply to an expression, and which of KIR's conversions must be printed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_EXPRPRINTER_H
#define AMPCC_PRINT_EXPRPRINTER_H

#include "ampcc/Print/Language.h"

namespace ampcc {

/// E in a place where C converts it implicitly to type T: an initialiser, an assigned or returned
/// value, an argument of a function.
std::string printConverted(const Language &In, const kir::Expr *E, const kir::Type *T);

/// E as a condition: only its truth matters.
std::string printCondition(const Language &In, const kir::Expr *E);

/// E as an expression statement, whose value is not used.
std::string printEffect(const Language &In, const kir::Expr *E);

/// E with exactly its KIR type.
std::string printExact(const Language &In, const kir::Expr *E);

} // namespace ampcc

#endif
