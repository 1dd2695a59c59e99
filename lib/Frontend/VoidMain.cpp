//===- VoidMain.cpp - `void main` past the parser -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VoidMain.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

void allowVoidMain(Sema &S, const FunctionDecl &Function) {
  if (!S.getLangOpts().MSVCCompat || !Function.isMain() || !Function.getReturnType()->isVoidType())
    return;
  // A freestanding program's main is no special function. The predefined macros and the built-in
  // functions have been made, so nothing else of the unit is read differently.
  const_cast<LangOptions &>(S.getLangOpts()).Freestanding = true;
}

} // namespace ampcc
