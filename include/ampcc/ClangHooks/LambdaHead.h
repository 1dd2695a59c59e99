//===- LambdaHead.h - the lambda whose head or body is being parsed ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LambdaHeads uses this function to resolve calls in the head of a lambda for the lambda's own
// restrictions. Relies on Sema::ActOnLambdaExpressionAfterIntroducer: while the parser is in the
// head of a lambda, the call operator exists and the sema::LambdaScopeInfo is the innermost
// function scope. The operator gets the attributes of the lambda in
// Sema::ActOnStartOfLambdaDefinition, where its body begins. Until then Sema::getCurFunctionDecl
// returns the enclosing function for the parameters. If Clang had parser callbacks for the parts of
// a lambda, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LAMBDAHEAD_H
#define AMPCC_CLANGHOOKS_LAMBDAHEAD_H

namespace clang {
class CXXMethodDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// The call operator of the lambda whose head or body is being parsed; null if the innermost
/// function that is being parsed is no lambda.
clang::CXXMethodDecl *lambdaBeingParsed(const clang::Sema &S);

} // namespace ampcc

#endif
