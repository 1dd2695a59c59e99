//===- LambdaScan.h - lambda introducers in a token stream ----------------===//
#ifndef AMPCC_LIB_FRONTEND_LAMBDASCAN_H
#define AMPCC_LIB_FRONTEND_LAMBDASCAN_H

#include "TokenView.h"

namespace ampcc {

/// True when the '[' at I opens a lambda, not a subscript, an array, a structured binding or an
/// attribute.
bool isLambdaIntroducer(const TokenView &Tokens, unsigned I);

/// True when the '[' at I, which a `restrict(...)` precedes, opens a lambda: what no subscript
/// holds stands in it, or a body follows.
bool isLambdaBehindClause(const TokenView &Tokens, unsigned I);

/// Behind the template parameters and the parameter list of a lambda, which begin at Next, behind
/// its introducer: where its specifiers begin.
unsigned lambdaTail(const TokenView &Tokens, unsigned Next);

} // namespace ampcc

#endif
