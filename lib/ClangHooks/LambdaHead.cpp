//===- LambdaHead.cpp - the lambda whose head is being parsed ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/LambdaHead.h"
#include "clang/Sema/ScopeInfo.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

CXXMethodDecl *lambdaBeingParsed(const Sema &S) {
  const auto *Scope = dyn_cast_or_null<sema::LambdaScopeInfo>(S.getCurFunction());
  return Scope ? Scope->CallOperator : nullptr;
}

} // namespace ampcc
