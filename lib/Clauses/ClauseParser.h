//===- ClauseParser.h - the parser of the restrictions in a clause -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause is C++ AMP's restriction specifier, `restrict(cpu, amp)`. TokenRewriter reads clauses in
// the tokens of a unit before Clang's parser does, because Clang has no grammar for them. These
// functions parse one clause; ClausePosition.h decides whether a `restrict(...)` is one. A further
// word in clauses is parsed here.
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

/// True for `restrict(...)` with any content, and for a clause without its `)` (isUnclosed).
/// lastOfClause and parseClause need an I for which this is true.
bool looksLikeClause(const TokenView &Tokens, unsigned I);

/// The `)` of the clause at I is missing: its restrictions are followed by a body, or by something
/// else that comes after a declarator.
bool isUnclosed(const TokenView &Tokens, unsigned I);

/// The `)` of the clause at I, or its last restriction where there is none.
unsigned lastOfClause(const TokenView &Tokens, unsigned I);

/// The group after the word at I, `restrict` or a misspelt one, contains only restrictions. This
/// decides if the position allows both a clause and an ordinary name `restrict`.
bool holdsOnlyRestrictions(const TokenView &Tokens, unsigned I);

/// Parses the clause whose `restrict` is at I and reports errors in it. A syntax error ends the
/// parse; the result has the restrictions before it. An unknown restriction is an error and counts
/// as amp. `auto` alone, or with cpu, sets RestrictClause::Auto; with amp it is an error. Without
/// any restriction the result is cpu.
RestrictClause parseClause(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
