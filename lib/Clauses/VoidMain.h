//===- VoidMain.h - acceptance of `void main` in sources for Visual C++ --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CLAUSES_VOIDMAIN_H
#define AMPCC_LIB_CLAUSES_VOIDMAIN_H

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// FunctionRestrictions calls this function while Clang declares Function. If Function is a `main`
/// that returns void in a source for Visual C++, Clang then treats it as an ordinary function,
/// without an error. The host source gets a standard main (lib/Rewrite/MsvcEdits.h).
void allowVoidMain(clang::Sema &S, const clang::FunctionDecl &Function);

} // namespace ampcc

#endif
