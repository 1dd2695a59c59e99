//===- LambdaNumbers.cpp - mangling contexts for lambdas that have none --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/LambdaNumbers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/MangleNumberingContext.h"

using namespace clang;

namespace ampcc {

void numberLambda(const LambdaExpr *Lambda, Decl *Owner) {
  CXXRecordDecl *Closure = Lambda->getLambdaClass();
  CXXRecordDecl::LambdaNumbering Numbering = Closure->getLambdaNumbering();
  if (Numbering.ContextDecl)
    return;
  Numbering.ContextDecl = Owner;
  // To have a name is not to be linked.
  Numbering.ManglingNumber = Owner->getASTContext()
                                 .getManglingNumberContext(ASTContext::NeedExtraManglingDecl, Owner)
                                 .getManglingNumber(Lambda->getCallOperator());
  Numbering.HasKnownInternalLinkage = true;
  Closure->setLambdaNumbering(Numbering);
}

} // namespace ampcc
