//===- MisplacedClause.h - errors about clauses in wrong places ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause, C++ AMP's `restrict(...)`, must come directly after the parameters and qualifiers of a
// function:
//
//   restrict(amp) int f(int x);        error: before the function
//   int g() restrict(amp) const;       error: 'const' must come first
//   int h(int x) restrict amp;         error: no '('
//
// TokenRewriter calls these functions for each `restrict` of a unit. They find the wrong places
// that ClausePosition.h does not accept, and report the error, with a fix-it where the right place
// is known. Clang's parser would report such a mistake in words that do not name the clause.
//
// To report another wrong place, add a function here and call it in TokenRewriter.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_MISPLACEDCLAUSE_H
#define AMPCC_LIB_CLAUSES_MISPLACEDCLAUSE_H

#include "ClausePosition.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The place where TokenRewriter inserts the attribute for a clause (ClauseAttribute.h) after an
/// error about the place of the clause. The function then has its restrictions, so that no further
/// errors follow.
struct Recovery {
  /// The token before which the attribute goes; NoToken: the clause is only removed.
  unsigned Before = TokenView::NoToken;
  /// The place is among the specifiers of the declaration or after the introducer of a lambda. No
  /// attribute of the function's type can be there, so the attribute is one of the declaration.
  bool AmongSpecifiers = false;
};

/// Reports the clause at I if the parts of its declarator are in the wrong order (spec 2.1.1,
/// 2.1.2): `Position.Culprit` comes before the clause, or qualifiers come after it. Several clauses
/// may follow each other; Next is the token after the last one.
void reportWrongOrder(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                      const ClausePosition &Position, unsigned Next);

/// Reports the `restrict` at I if no '(' follows it, and it comes after the parameter list of a
/// function. Returns whether it did.
bool reportMissingList(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

/// Examines the `restrict(...)` at I, which is in no declarator. Reports it if it can only be a
/// clause; returns nullopt without a report if it is an ordinary name.
std::optional<Recovery> reportMisplaced(clang::Preprocessor &PP, const TokenView &Tokens,
                                        unsigned I);

/// The ':' of a constructor's initializers if the initializer of a member ends before I; else
/// NoToken.
unsigned initializersBefore(const TokenView &Tokens, unsigned I);

/// Reports the clause at I, for which initializersBefore() has returned Colon.
Recovery reportAfterInitializer(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                                unsigned Colon);

} // namespace ampcc

#endif
