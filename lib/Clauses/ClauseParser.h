//===- ClauseParser.h - the parser of the restrictions in a clause -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause is C++ AMP's restriction specifier, `restrict(cpu, amp)`. TokenRewriter reads clauses in
// the tokens of a unit before Clang's parser does, because Clang has no grammar for them. These
// functions parse one clause; ClausePosition.h decides whether a `restrict(...)` is one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_CLAUSEPARSER_H
#define AMPCC_LIB_CLAUSES_CLAUSEPARSER_H

#include "ampcc/Clauses/ClauseTable.h"
#include "ampcc/Clauses/TokenView.h"

namespace clang {
class DiagnosticsEngine;
class Preprocessor;
} // namespace clang

namespace ampcc {

/// `restrict` followed by a closed group, or by one that is not closed and holds restrictions.
bool looksLikeClause(const TokenView &Tokens, unsigned I);

/// The `)` of the clause at I is missing: its restrictions are followed by a body, or by something
/// else that comes after a declarator.
bool isUnclosed(const TokenView &Tokens, unsigned I);

/// The `)` of the clause at I, or its last restriction where there is none.
unsigned lastOfClause(const TokenView &Tokens, unsigned I);

/// The group after the `restrict` at I contains only restrictions. This decides if the position
/// allows both a clause and an ordinary name `restrict`.
bool holdsOnlyRestrictions(const TokenView &Tokens, unsigned I);

/// Parses the clause whose `restrict` is at I and reports errors in it. After an error the clause
/// counts as the restrictions that it names, and an unknown restriction as amp; if there is none,
/// as cpu.
RestrictClause parseClause(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
