//===- ExprPrinter.h - the text of expressions in C and C++ --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionPrinter uses these functions for all expressions in statements. The place of an
// expression decides which of C's implicit conversions apply to it, and which conversions of KIR,
// the intermediate representation, must therefore be printed as casts. The pass lower-checks must
// have removed all kir::Check expressions. A new kind of expression is printed here, one of vectors
// in VectorPrinter.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_EXPRPRINTER_H
#define AMPCC_PRINT_EXPRPRINTER_H

#include "ampcc/Print/Language.h"

namespace ampcc {

/// E in a place where C converts it implicitly to type T: an initialiser, an assigned or returned
/// value, an argument of a function.
std::string printConverted(const Language &In, const kir::Expr *E, const kir::Type *T);

/// List as the initialiser of a variable. The first scalar of each array is the argument of Macro,
/// a macro of OpenCL C that keeps NVIDIA's compiler from copying the array from a constant.
std::string printInitializer(const Language &In, const kir::InitList *List, llvm::StringRef Macro);

/// E as the condition of a statement. Conversions that do not change whether E is zero are omitted.
std::string printCondition(const Language &In, const kir::Expr *E);

/// E as an expression statement, whose value is not used.
std::string printEffect(const Language &In, const kir::Expr *E);

/// E as text whose C type is E's KIR type (a bool may be an int): for `switch` and `case`, where no
/// conversion to a known type follows.
std::string printExact(const Language &In, const kir::Expr *E);

} // namespace ampcc

#endif
