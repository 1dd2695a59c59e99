//===- ConstantEvaluation.cpp - code that only constant evaluation reaches ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ConstantEvaluation.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

using namespace clang;

bool ampcc::isFalseAtRunTime(const Stmt *S) {
  const auto *And = dyn_cast_or_null<BinaryOperator>(S);
  if (!And || And->getOpcode() != BO_LAnd || And->getLHS()->isValueDependent())
    return false;
  const auto *Call = dyn_cast<CallExpr>(And->getLHS()->IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call && Call->getNumArgs() == 0 ? Call->getDirectCallee() : nullptr;
  bool Result = true;
  return Callee && !isa<CXXMethodDecl>(Callee) &&
         Call->EvaluateAsBooleanCondition(Result, Callee->getASTContext()) && !Result;
}
