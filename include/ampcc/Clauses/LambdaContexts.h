//===- LambdaContexts.h - declaration contexts for lambdas in initialisers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Extract finds the templates around a lambda through its declaration context. Clang sets no
// context for some lambdas outside of functions and classes, because no mangled name needs it
// there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_LAMBDACONTEXTS_H
#define AMPCC_CLAUSES_LAMBDACONTEXTS_H

namespace clang {
class Decl;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Makes the parameters the contexts of the lambdas in default arguments of a function template.
void nameLambdasOfDefaults(const clang::FunctionDecl *Function);

/// Makes the specialised variables in D the contexts of the lambdas in their initialisers.
void nameLambdasOfInitialisers(clang::Decl *D);

} // namespace ampcc

#endif
