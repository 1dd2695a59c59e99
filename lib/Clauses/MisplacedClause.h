//===- MisplacedClause.h - a clause beside the place that it belongs to ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CLAUSES_MISPLACEDCLAUSE_H
#define AMPCC_LIB_CLAUSES_MISPLACEDCLAUSE_H

#include "ClausePlace.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// What to do with a clause in the wrong place once it has been reported, so that what it was meant
/// for has its restrictions all the same.
struct Recovery {
  /// The token in front of which it has its place; NoToken where there is none.
  unsigned Before = TokenView::NoToken;
  /// No type is parsed there: it goes among the specifiers of the declaration.
  bool AmongSpecifiers = false;
};

/// Reports the clause at I, which stands in a declarator, where its neighbours are out of order
/// (spec 2.1.1, 2.1.2): `Place.Culprit` in front of it, or the qualifiers at Next that it should
/// follow.
void reportWrongOrder(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                      const ClausePlace &Place, unsigned Next);

/// Reports a `restrict` behind the parameter list of a function that no '(' follows.
bool reportMissingList(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

/// Looks at a `restrict(...)` that stands in no declarator. Reports it where it can only be meant
/// as a clause; nothing where it is an ordinary name.
std::optional<Recovery> reportMisplaced(clang::Preprocessor &PP, const TokenView &Tokens,
                                        unsigned I);

/// The ':' of a constructor's initializers when the member of one ends in front of I; else NoToken.
unsigned initializersBefore(const TokenView &Tokens, unsigned I);

/// Reports a clause behind such a member.
Recovery reportBehindInitializer(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                                 unsigned Colon);

} // namespace ampcc

#endif
