//===- LambdaContexts.h - declaration contexts for lambdas in initialisers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Extract finds the templates around a lambda through its declaration context. Clang sets no
// context for some lambdas outside of functions and classes, because no mangled name needs it
// there. FunctionRestrictions calls nameLambdasOfDefaults() when a function is declared, and
// UnitReader calls nameLambdasOfInitialisers() with each declaration of the unit. Change this code
// if Clang leaves another kind of lambda without a context.
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

/// Makes the specialisations of variable templates in D, explicit or partial, the contexts of the
/// lambdas in their initialisers.
void nameLambdasOfInitialisers(clang::Decl *D);

} // namespace ampcc

#endif
