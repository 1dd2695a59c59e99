//===- ExprPrinter.h - expressions as C and C++ ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PRINT_EXPRPRINTER_H
#define AMPCC_PRINT_EXPRPRINTER_H

#include "ampcc/Print/Language.h"

namespace ampcc {

/// E where C converts it by itself to a value of type T: initialisers, assigned and returned
/// values, arguments of functions.
std::string printConverted(const Language &In, const kir::Expr *E, const kir::Type *T);

/// E where only its truth counts.
std::string printCondition(const Language &In, const kir::Expr *E);

/// E as a statement of its own; its value is not used.
std::string printEffect(const Language &In, const kir::Expr *E);

/// E with exactly its KIR type.
std::string printExact(const Language &In, const kir::Expr *E);

} // namespace ampcc

#endif
