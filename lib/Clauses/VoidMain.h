//===- VoidMain.h - support of `void main` -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CLAUSES_VOIDMAIN_H
#define AMPCC_LIB_CLAUSES_VOIDMAIN_H

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// The function is being declared. If it is a source's for Visual C++ main that returns void, Clang
/// takes it as any other; the host source will have a standard one.
void allowVoidMain(clang::Sema &S, const clang::FunctionDecl &Function);

} // namespace ampcc

#endif
