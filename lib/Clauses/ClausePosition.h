//===- ClausePosition.h - the places of clauses among tokens -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's parser finds the declaration of a clause (ClauseAttribute.h). Before it runs, the tokens
// around each `restrict(...)` decide whether it is a clause at all, or an ordinary name of the
// program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_CLAUSEPOSITION_H
#define AMPCC_LIB_CLAUSES_CLAUSEPOSITION_H

#include "ampcc/Clauses/TokenView.h"

namespace ampcc {

struct ClausePosition {
  /// It follows a parameter list, or the introducer of a lambda without one, and the qualifiers
  /// that may come after those.
  bool IsClause = false;
  bool IsLambda = false;
  /// The token that comes too early: an exception specification or attribute before the clause.
  unsigned Culprit = TokenView::NoToken;
};

/// Examines the tokens before the `restrict` at I.
ClausePosition clausePositionAt(const TokenView &Tokens, unsigned I);

/// The '[' at I, which comes after a clause or the end of a lambda's head, opens a lambda: it
/// contains something that no subscript contains, or a body follows.
bool opensLambda(const TokenView &Tokens, unsigned I);

/// The ']' at I closes a lambda introducer as far as its neighbours show: it is not that of an
/// attribute, an operator's name or `delete[]`.
bool closesIntroducer(const TokenView &Tokens, unsigned I);

/// The tokens before the '(' at Open can declare a function or begin a function type.
bool opensParameters(const TokenView &Tokens, unsigned Open);

/// Everything between the start of the statement and the name at Begin can belong to
/// decl-specifiers, and there is something.
bool followsType(const TokenView &Tokens, unsigned Begin);

/// The tokens between the introducer of a lambda and its specifiers.
struct LambdaHead {
  unsigned Begin = TokenView::NoToken; ///< after the introducer; NoToken: there is no lambda
  unsigned End = TokenView::NoToken;   ///< where the specifiers begin
  bool HasList = false;                ///< there are parentheses before the clause
};

/// Of the lambda whose introducer ends at Close: its template parameters with their
/// requires-clause, attributes and parameters.
LambdaHead headAfter(const TokenView &Tokens, unsigned Close);

/// Of the lambda whose specifiers the clause at I is among.
LambdaHead lambdaAt(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
