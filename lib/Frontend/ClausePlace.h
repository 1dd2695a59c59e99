//===- ClausePlace.h - does a `restrict` stand where a clause does? -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a clause belongs to is for Clang's parser to say (ClauseAttribute.h). Before it runs only
// this has to be known: whether `restrict(...)` is a clause at all or an ordinary name of the
// program, and the tokens beside it tell.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FRONTEND_CLAUSEPLACE_H
#define AMPCC_LIB_FRONTEND_CLAUSEPLACE_H

#include "TokenView.h"

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

/// Behind the template parameters and the parameter list of a lambda, which begin at Next, behind
/// its introducer: where its specifiers begin.
unsigned lambdaTail(const TokenView &Tokens, unsigned Next);

} // namespace ampcc

#endif
