//===- LambdaContexts.h - what the lambda of an initialiser belongs to ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The templates around a lambda are found by what it belongs to. Outside of functions and classes
// Clang leaves that open where no mangled name asks for it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_LAMBDACONTEXTS_H
#define AMPCC_CLAUSES_LAMBDACONTEXTS_H

namespace clang {
class Decl;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// The lambdas in default arguments of a function template belong to their parameters.
void nameLambdasOfDefaults(const clang::FunctionDecl *Function);

/// The lambdas in initialisers of specialised variables in D belong to these.
void nameLambdasOfInitialisers(clang::Decl *D);

} // namespace ampcc

#endif
