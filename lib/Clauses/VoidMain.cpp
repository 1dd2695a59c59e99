//===- VoidMain.cpp - acceptance of `void main` in sources for Visual C++ -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VoidMain.h"
#include "ampcc/ClangHooks/MainFunction.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

void allowVoidMain(Sema &S, const FunctionDecl &Function) {
  if (S.getLangOpts().MSVCCompat && Function.isMain() && Function.getReturnType()->isVoidType())
    makeMainOrdinary(S);
}

} // namespace ampcc
