//===- MainFunction.cpp - main as an ordinary function -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/MainFunction.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

void makeMainOrdinary(Sema &S) { const_cast<LangOptions &>(S.getLangOpts()).Freestanding = true; }

} // namespace ampcc
