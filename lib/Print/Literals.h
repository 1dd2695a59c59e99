//===- Literals.h - constants as C spells them ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter prints the literals of KIR, the intermediate representation, with it, for both output
// languages, OpenCL C and C++. If literals can have a further type, it is spelled here.
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

/// The shortest decimal that reads back as the same value, with the suffix `f` for a float and none
/// for a double. NaNs and infinities by the macros NAN and INFINITY, which OpenCL C has and
/// native_kernel.h defines for C++.
std::string spell(const kir::FloatLit *L);

} // namespace ampcc

#endif
