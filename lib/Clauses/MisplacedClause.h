//===- MisplacedClause.h - clauses in wrong places -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TokenRewriter uses it for a `restrict` that is no clause by its place (ClausePosition.h). Clang's
// parser would report such a mistake in words that do not name the clause.
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

/// The place where TokenRewriter inserts a clause after an error about its place, so that its
/// function has its restrictions and no further errors follow.
struct Recovery {
  /// The token before which the clause should be; NoToken if there is none.
  unsigned Before = TokenView::NoToken;
  /// No type is parsed there: it goes among the specifiers of the declaration.
  bool AmongSpecifiers = false;
};

/// Reports the clause at I in a declarator whose parts are in the wrong order (spec 2.1.1, 2.1.2):
/// `Position.Culprit` comes before the clause, or it should follow the qualifiers at Next.
void reportWrongOrder(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                      const ClausePosition &Position, unsigned Next);

/// Reports a `restrict` without '(' after the parameter list of a function.
bool reportMissingList(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

/// Examines a `restrict(...)` that is in no declarator. Reports it if it can only be a clause;
/// nothing if it is an ordinary name.
std::optional<Recovery> reportMisplaced(clang::Preprocessor &PP, const TokenView &Tokens,
                                        unsigned I);

/// The ':' of a constructor's initializers if the initializer of a member ends before I; else
/// NoToken.
unsigned initializersBefore(const TokenView &Tokens, unsigned I);

/// Reports a clause after such an initializer.
Recovery reportAfterInitializer(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                                unsigned Colon);

} // namespace ampcc

#endif
