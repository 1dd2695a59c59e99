//===- References.h - declarations that a piece of code refers to --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc removes device code from the host source, the user's text that the host compiler compiles.
// Such code may contain the only uses of a declaration, about which the host compiler would then
// warn as unused. So DeclEdits and LambdaEdits collect the references of the code that they remove,
// and UnusedMarks marks the declarations. DeclEdits also uses References to find static_asserts
// that name functions for the device alone. A further kind of node that names a declaration needs a
// Visit function in References.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_REFERENCES_H
#define AMPCC_LIB_REWRITE_REFERENCES_H

#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/SetVector.h"

namespace ampcc {

/// The canonical declarations of variables, functions and typedefs, in the order of their first
/// use.
struct References {
  llvm::SetVector<const clang::NamedDecl *> Decls;

  /// Adds the declarations that code in D, or in S, refers to.
  void add(clang::Decl *D);
  void add(clang::Stmt *S);
  void add(const References &Other) { Decls.insert(Other.Decls.begin(), Other.Decls.end()); }
};

} // namespace ampcc

#endif
