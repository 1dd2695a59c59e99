//===- LambdaScan.h - lambda introducers in a token stream ----------------===//
#ifndef AMPCC_LIB_FRONTEND_LAMBDASCAN_H
#define AMPCC_LIB_FRONTEND_LAMBDASCAN_H

#include "TokenView.h"

namespace ampcc {

/// True when the '[' at I opens a lambda, not a subscript, an array, a structured binding or an
/// attribute.
bool isLambdaIntroducer(const TokenView &Tokens, unsigned I);

/// Behind the introducer, the template parameters and the parameter list of the lambda at I: where
/// its specifiers begin.
unsigned lambdaTail(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
