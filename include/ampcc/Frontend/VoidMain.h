//===- VoidMain.h - `void main` past the parser ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_FRONTEND_VOIDMAIN_H
#define AMPCC_FRONTEND_VOIDMAIN_H

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Lets the parser take a main that returns void as any other function, when the main file holds
/// one; the host source will have a standard one. Call between preprocessor set-up and lexing.
void allowVoidMain(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
