//===- BodyWalker.cpp - a visitor of the code of one function ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/BodyWalker.h"

using namespace clang;

namespace ampcc {

void BodyWalker::walk(const FunctionDecl *Function) {
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(Function))
    for (const CXXCtorInitializer *Init : Ctor->inits())
      TraverseStmt(Init->getInit());
  TraverseStmt(Function->getBody());
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
