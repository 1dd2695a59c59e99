//===- VisualCpp.h - replacement of tokens that only Visual C++ accepts --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls these functions between preprocessor and parser. Constructs that need more than
// tokens are repaired by Clang's messages (VisualCppRepairs.h). Another construct that tokens
// decide is replaced here and edited in MsvcEdits.cpp.
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

/// The tokens that PP has lexed include `amp-msvc/detail/dialect.h`, as the driver adds it with
/// --amp-msvc: the unit is a source for Visual C++.
bool isVisualCpp(clang::Preprocessor &PP);

/// Rewrites these constructs, and enters them in the table, by which the host rewriter
/// (lib/Rewrite/MsvcEdits.h) makes the same changes:
///
///  - `for each (T x in range)` becomes `for (T x : range)`.
///  - In templates, `a.f<x>()` becomes `a.template f<x>()`: it has no other meaning in standard
///    C++, because `()` is no operand.
///  - `enum class E` that only names E becomes `enum E`.
///  - `sealed` is removed (`final` in the host source). `abstract` is removed from a class; an
///    `abstract` function becomes pure.
///  - `__interface` becomes `struct`, and its functions become virtual and pure.
void rewriteVisualCpp(std::vector<clang::Token> &Tokens, ClauseTable &Clauses);

} // namespace ampcc

#endif
