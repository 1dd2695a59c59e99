//===- ClauseParser.h - the text between the parentheses of restrict(...) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// The `)` of the clause at I is missing: a body, or something else behind a declarator, follows
/// its restrictions.
bool isUnclosed(const TokenView &Tokens, unsigned I);

/// The `)` of the clause at I, or its last restriction where there is none.
unsigned lastOfClause(const TokenView &Tokens, unsigned I);

/// The group behind the `restrict` at I holds restrictions and nothing else. Where the position
/// leaves open whether `restrict` is an ordinary name, this decides.
bool holdsOnlyRestrictions(const TokenView &Tokens, unsigned I);

/// Parses the clause whose `restrict` is at I and reports what is wrong with it. After an error the
/// clause counts as the restrictions that it does name, and amp for one that nobody knows; cpu if
/// there are none.
RestrictClause parseClause(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
