//===- AttributeClauses.h - restrictions written as attributes ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HCC's compiler and its predecessor took `__attribute__((amp, cpu))`, `[[hc]]` and `[[cpu]]` for a
// clause, also before the declaration; `hc` means amp. UnitReader calls this step before
// rewriteTokens() (TokenRewriter.h). The step replaces such an attribute in the tokens of a unit by
// the clause, in the place of a clause:
//
//   [[hc]] int f(int x);                 int f(int x) restrict(amp);
//   int f(int) __attribute__((amp,cpu)); int f(int) restrict(amp,cpu);
//
// An attribute with another word in its list stays as it is. To accept another such word, change
// AttributeClauses.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_ATTRIBUTECLAUSES_H
#define AMPCC_CLAUSES_ATTRIBUTECLAUSES_H

#include "ampcc/Clauses/ClauseTable.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// Replaces these attributes in `Tokens`. The tokens of each clause get the locations of the
/// attribute's tokens. An attribute has more brackets than a clause, and `Clauses` gets the
/// locations of these, because the host source must lose them too.
void replaceAttributeClauses(clang::Preprocessor &PP, std::vector<clang::Token> &Tokens,
                             ClauseTable &Clauses);

} // namespace ampcc

#endif
