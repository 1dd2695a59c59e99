//===- VoidMain.cpp - acceptance of `void main`, an extension of Visual C++ ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VoidMain.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/ClangHooks/MainFunction.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

void allowVoidMain(Sema &S, const FunctionDecl &Function) {
  if (!Function.isMain() || !Function.getReturnType()->isVoidType())
    return;
  if (!S.getLangOpts().MSVCCompat)
    report(S.Diags, Function.getTypeSpecStartLoc(), diag::warn_void_main)
        << FixItHint::CreateReplacement(Function.getReturnTypeSourceRange(), "int");
  makeMainOrdinary(S);
}

} // namespace ampcc
