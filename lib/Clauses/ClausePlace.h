//===- ClausePlace.h - does a `restrict` stand where a clause does? -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a clause belongs to is for Clang's parser to say (ClauseAttribute.h). Before it runs only
// this has to be known: whether `restrict(...)` is a clause at all or an ordinary name of the
// program, and the tokens beside it tell.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_CLAUSEPLACE_H
#define AMPCC_LIB_CLAUSES_CLAUSEPLACE_H

#include "ampcc/Clauses/TokenView.h"

namespace ampcc {

struct ClausePlace {
  /// It follows a parameter list, or the introducer of a lambda without one, and what may stand
  /// behind those.
  bool IsClause = false;
  bool IsLambda = false;
  /// What comes too early: an exception specification or attribute in front of the clause.
  unsigned Culprit = TokenView::NoToken;
};

/// Looks at the tokens in front of the `restrict` at I.
ClausePlace placeOf(const TokenView &Tokens, unsigned I);

/// The '[' at I, which a clause or an end of a lambda's head precedes, opens a lambda: what no
/// subscript holds stands in it, or a body follows.
bool opensLambda(const TokenView &Tokens, unsigned I);

/// The ']' at I closes a lambda introducer as far as its neighbours tell: it is not that of an
/// attribute, an operator's name or `delete[]`.
bool closesIntroducer(const TokenView &Tokens, unsigned I);

/// What stands in front of the '(' at Open can declare a function or begin a function type.
bool opensParameters(const TokenView &Tokens, unsigned Open);

/// Everything between the start of the statement and the name at Begin can belong to
/// decl-specifiers, and there is something.
bool followsType(const TokenView &Tokens, unsigned Begin);

/// What stands between the introducer of a lambda and its specifiers.
struct LambdaHead {
  unsigned Begin = TokenView::NoToken; ///< behind the introducer; NoToken: there is no lambda
  unsigned End = TokenView::NoToken;   ///< where the specifiers begin
  bool HasList = false;                ///< parentheses stand in front of the clause
};

/// Of the lambda whose introducer ends at Close: its template parameters with their
/// requires-clause, attributes and parameters.
LambdaHead headBehind(const TokenView &Tokens, unsigned Close);

/// Of the lambda whose specifiers the clause at I is among.
LambdaHead lambdaAt(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
