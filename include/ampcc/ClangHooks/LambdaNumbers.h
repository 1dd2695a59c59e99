//===- LambdaNumbers.h - mangling contexts for lambdas that have none ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LambdaContexts (lib/Clauses) uses this function, because lib/Extract finds the templates around
// the lambda of a kernel through its mangling context, the declaration
// CXXRecordDecl::getLambdaContextDecl(). Relies on Sema::getCurrentMangleNumberContext, which gives
// no context to lambdas in three places: default arguments of function templates, initialisers of
// partial specialisations of variable templates, and initialisers of explicit specialisations. The
// mangler takes what CXXRecordDecl::setLambdaNumbering has set, with numbers of
// ASTContext::getManglingNumberContext. If Clang numbered these lambdas itself, this code would not
// be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LAMBDANUMBERS_H
#define AMPCC_CLANGHOOKS_LAMBDANUMBERS_H

namespace clang {
class Decl;
class LambdaExpr;
} // namespace clang

namespace ampcc {

/// Makes `Owner` the context of a lambda that has none, so that the type of the lambda has a unique
/// mangled name. The type keeps its internal linkage. A lambda with a context stays unchanged.
void numberLambda(const clang::LambdaExpr *Lambda, clang::Decl *Owner);

} // namespace ampcc

#endif
