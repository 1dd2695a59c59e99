//===- LambdaHead.h - the lambda in whose head the parser is -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::ActOnLambdaExpressionAfterIntroducer: the call operator exists, and the
// sema::LambdaScopeInfo is the innermost function scope, while the parser is in the head of the
// lambda. The operator gets the attributes of the lambda in Sema::ActOnStartOfLambdaDefinition,
// where its body begins. Until then Sema::getCurFunctionDecl is the function around for the
// parameters. Parser call-backs for the parts of a lambda would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LAMBDAHEAD_H
#define AMPCC_CLANGHOOKS_LAMBDAHEAD_H

namespace clang {
class CXXMethodDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// The call operator of the lambda in which the parser is; null if it is in none.
clang::CXXMethodDecl *lambdaBeingParsed(const clang::Sema &S);

} // namespace ampcc

#endif
