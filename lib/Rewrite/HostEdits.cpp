//===- HostEdits.cpp - the visitor that edits the host source ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "UnusedMarks.h"
#include "WrittenRestrictions.h"
#include "clang/AST/DeclFriend.h"

using namespace clang;
using namespace ampcc;

void HostEdits::run() {
  TraverseDecl(C.Ast.getTranslationUnitDecl());
  Decls.removeExplicitInstantiations();
}

bool HostEdits::TraverseDecl(Decl *D) {
  if (!D || isa<TranslationUnitDecl>(D))
    return ASTWalker::TraverseDecl(D);
  if (D->isImplicit() && !isa<CXXRecordDecl>(D))
    return true;
  if (D->getLexicalDeclContext()->isFileContext() && !C.Files.isEditable(D->getLocation()))
    return true;

  SourceLocation Begin = D->getBeginLoc();
  Decl *Inner = D;
  if (auto *Friend = dyn_cast<FriendDecl>(D))
    Inner = Friend->getFriendDecl();
  else if (auto *Linkage = dyn_cast<LinkageSpecDecl>(D))
    // `extern "C" void f() ...;` without braces is part of the declaration.
    Inner = !Linkage->hasBraces() && !Linkage->decls_empty() ? *Linkage->decls_begin() : nullptr;

  if (FunctionDecl *Function = Inner ? Inner->getAsFunction() : nullptr) {
    if (isWrittenForAmpOnly(Function)) {
      Decls.removeFunction(Inner, Function, Begin);
      return true;
    }
    Decls.stubUnparsedBody(Function);
  }
  if (auto *Using = dyn_cast<UsingDecl>(D))
    if (Decls.removeUsing(Using))
      return true;
  if (auto *Assertion = dyn_cast<StaticAssertDecl>(D))
    if (Decls.replaceAssertion(Assertion))
      return true;
  return ASTWalker::TraverseDecl(D);
}

bool HostEdits::VisitCXXRecordDecl(CXXRecordDecl *Class) {
  if (!Class->isLambda() && Class->isThisDeclarationADefinition() && C.Identity.needsSite(Class))
    Sites.addMember(Class);
  return true;
}

bool HostEdits::TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue *Queue) {
  // Some expressions hold their parts twice (initialiser lists, rewritten operators).
  if (!SeenLambdas.insert(Lambda->getIntroducerRange().getBegin()).second)
    return true;
  Lambdas.edit(Lambda);
  if (!isWrittenForAmpOnly(Lambda->getCallOperator()))
    return ASTWalker::TraverseLambdaExpr(Lambda, Queue);
  for (Expr *Init : Lambda->capture_inits())
    if (!TraverseStmt(Init))
      return false;
  return true;
}
