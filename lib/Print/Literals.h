//===- Literals.h - constants as C spells them ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter prints the literals of KIR, the intermediate representation, with it, for both output
// languages, OpenCL C and C++. A new type of literals is spelled here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_LITERALS_H
#define AMPCC_LIB_PRINT_LITERALS_H

#include "ampcc/KIR/Expr.h"

namespace ampcc {

/// The value of L as a literal of its type, or of type int for the smaller types that have no
/// literals in C; `true` or `false` for a bool. The most negative integers, which C cannot write as
/// one literal, are printed as a difference in parentheses.
std::string spell(const kir::IntLit *L);

/// The shortest decimal that reads back as the same value; NAN and INFINITY by their macros.
std::string spell(const kir::FloatLit *L);

} // namespace ampcc

#endif
