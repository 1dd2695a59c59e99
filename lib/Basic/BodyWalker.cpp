//===- BodyWalker.cpp - a visitor of the code of one function ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ConstantEvaluation.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/LongDoubles.h"
#include "ampcc/ClangHooks/HostCalls.h"

using namespace clang;

namespace ampcc {

void BodyWalker::walk(const FunctionDecl *Function) {
  Ast = &Function->getASTContext();
  LeavesOutTraps =
      areHostCallsAllowed(Function->getASTContext().getLangOpts()) && isUnmarked(Function);
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(Function))
    for (const CXXCtorInitializer *Init : Ctor->inits())
      TraverseStmt(Init->getInit());
  TraverseStmt(Function->getBody());
}

bool BodyWalker::TraverseStmt(Stmt *S, DataRecursionQueue *Queue) {
  if (LeavesOutTraps && isFalseAtRunTime(S))
    return true;
  const auto *E = LeavesOutTraps ? dyn_cast_or_null<Expr>(S) : nullptr;
  if (!E || (!isTrap(E) && !foldedLongDouble(*Ast, E)))
    return ASTWalker::TraverseStmt(S, Queue);
  if (isTrap(E))
    visitTrap(E);
  return true;
}

bool BodyWalker::TraverseVarDecl(VarDecl *Variable) {
  if (LeavesOutTraps && isLongDouble(Variable->getType()) && Variable->getInit() &&
      longDoubleValue(*Ast, Variable->getInit()))
    return VisitVarDecl(Variable);
  return ASTWalker::TraverseVarDecl(Variable);
}

bool BodyWalker::TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue *) {
  for (Expr *Init : Lambda->capture_inits())
    if (Init)
      TraverseStmt(Init);
  return true;
}

bool BodyWalker::TraverseInitListExpr(InitListExpr *List, DataRecursionQueue *Queue) {
  InitListExpr *Semantic = List->isSemanticForm() ? List : List->getSemanticForm();
  return TraverseSynOrSemInitListExpr(Semantic ? Semantic : List, Queue);
}

} // namespace ampcc
