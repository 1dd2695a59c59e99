//===- VoidMain.h - acceptance of `void main`, an extension of Visual C++ -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Change this code for another form of `main` that Visual C++ accepts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_VOIDMAIN_H
#define AMPCC_LIB_CLAUSES_VOIDMAIN_H

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// FunctionRestrictions calls this function while Clang declares a function. If the function is a
/// `main` that returns void, Clang treats it as an ordinary function from now on. That is a
/// warning, except in a source for Visual C++. The host source gets a standard main
/// (lib/Rewrite/MsvcEdits.h).
void allowVoidMain(clang::Sema &S, const clang::FunctionDecl &Function);

} // namespace ampcc

#endif
