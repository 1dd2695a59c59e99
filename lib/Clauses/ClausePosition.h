//===- ClausePosition.h - the places of clauses among tokens -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause is C++ AMP's `restrict(...)` after a function's parameters. Clang's parser has no
// grammar for it, so TokenRewriter replaces each clause by an attribute before the parse
// (ClauseAttribute.h). `restrict` may also be an ordinary name of the program:
//
//   int f(int x) restrict(amp);        a clause
//   int y = restrict(amp);             a call
//
// These functions decide which one it is, from the tokens before and after it. HostTypes uses them
// as well, to find the declarations of amp functions.
//
// A place that the specification allows for clauses and that is missing here is added to
// ClausePosition.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_CLAUSEPOSITION_H
#define AMPCC_LIB_CLAUSES_CLAUSEPOSITION_H

#include "ampcc/Clauses/TokenView.h"

namespace ampcc {

struct ClausePosition {
  /// The `restrict` follows a parameter list, or the introducer of a lambda without one, and the
  /// qualifiers that may come after those. If the program uses the word as a name, too
  /// (TokenView::hasOwnRestrict), the tokens before the list must be those of a declarator.
  bool IsClause = false;
  bool IsLambda = false; ///< the clause is that of a lambda
  /// The token that comes too early: an exception specification before the clause or, unless it is
  /// that of a lambda, an attribute. NoToken if there is none.
  unsigned Culprit = TokenView::NoToken;
};

/// Examines the tokens before the `restrict` at I.
ClausePosition clausePositionAt(const TokenView &Tokens, unsigned I);

/// The '[' at I, which comes after a clause or the end of a lambda's head, opens a lambda: it
/// contains something that no subscript contains, or a body or a clause follows.
bool opensLambda(const TokenView &Tokens, unsigned I);

/// The token at I is a ']' that closes a lambda introducer, as far as the tokens before its '['
/// show: it is not that of a subscript, an attribute, an operator's name or `delete[]`.
bool closesIntroducer(const TokenView &Tokens, unsigned I);

/// The tokens before the '(' at Open can declare a function or begin a function type.
bool opensParameters(const TokenView &Tokens, unsigned Open);

/// All tokens between the start of the statement and the name at Begin can belong to
/// decl-specifiers, and there is one. The names of operators and destructors need none.
bool followsType(const TokenView &Tokens, unsigned Begin);

/// The tokens between the introducer of a lambda and its specifiers.
struct LambdaHead {
  unsigned Begin = TokenView::NoToken; ///< after the introducer; NoToken: there is no lambda
  unsigned End = TokenView::NoToken;   ///< where the specifiers begin
  bool HasList = false;                ///< there are parentheses before the clause
};

/// The head of the lambda whose introducer ends at Close: its template parameters with their
/// requires-clause, attributes and parameters.
LambdaHead headAfter(const TokenView &Tokens, unsigned Close);

/// The head of the lambda among whose specifiers the clause at I is; without a Begin if the clause
/// is not that of a lambda.
LambdaHead lambdaAt(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
