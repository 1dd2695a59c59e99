//===- VisualCpp.h - what only Visual C++'s parser takes ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_VISUALCPP_VISUALCPP_H
#define AMPCC_VISUALCPP_VISUALCPP_H

#include "ampcc/Clauses/ClauseTable.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The unit has read `amp-msvc/detail/dialect.h`: it is a source for Visual C++.
bool isVisualCpp(clang::Preprocessor &PP);

/// `for each (T x in range)` becomes `for (T x : range)`. In templates, `a.f<x>()` becomes
/// `a.template f<x>()`: it is nothing else in standard C++, as no operand can be `()`.
/// `enum class E` that only names E becomes `enum E`. All are entered in the table.
void rewriteVisualCpp(std::vector<clang::Token> &Tokens, ClauseTable &Clauses);

} // namespace ampcc

#endif
