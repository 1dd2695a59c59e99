//===- VisualCpp.h - replacement of tokens that only Visual C++ accepts --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls it between preprocessor and parser. Constructs that need more than tokens are
// repaired by Clang's messages (VisualCppRepairs.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_VISUALCPP_VISUALCPP_H
#define AMPCC_VISUALCPP_VISUALCPP_H

#include "ampcc/Clauses/ClauseTable.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The unit has included `amp-msvc/detail/dialect.h`: it is a source for Visual C++.
bool isVisualCpp(clang::Preprocessor &PP);

/// Rewrites three constructs, and enters them in the table. `for each (T x in range)` becomes `for
/// (T x : range)`. In templates, `a.f<x>()` becomes `a.template f<x>()`: it has no other meaning in
/// standard C++, because `()` is no operand. `enum class E` that only names E becomes `enum E`.
void rewriteVisualCpp(std::vector<clang::Token> &Tokens, ClauseTable &Clauses);

} // namespace ampcc

#endif
