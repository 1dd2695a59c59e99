//===- HostEdits.cpp - the visitor ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclFriend.h"

using namespace clang;
using namespace ampcc;

bool ampcc::isWrittenForAmp(const FunctionDecl *Function) {
  auto *Device = Function->getAttr<CUDADeviceAttr>();
  return Device && !Device->isImplicit();
}

bool ampcc::isWrittenForAmpOnly(const FunctionDecl *Function) {
  return isWrittenForAmp(Function) && !Function->hasAttr<CUDAHostAttr>();
}

bool HostEdits::isEditable(SourceLocation Loc) const { return Files.isEditable(Loc); }

void HostEdits::run() {
  TraverseDecl(Ctx.getTranslationUnitDecl());
  takeOutExplicitInstantiations();
  blankClauses();
  blankPragmas();
  nameNamespaces();
}

bool HostEdits::TraverseDecl(Decl *D) {
  if (!D || isa<TranslationUnitDecl>(D))
    return Base::TraverseDecl(D);
  if (D->isImplicit() && !isa<CXXRecordDecl>(D))
    return true;
  if (D->getLexicalDeclContext()->isFileContext() && !isEditable(D->getLocation()))
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
      takeOut(Inner, Function, Begin);
      return true;
    }
    takeOutUnparsedBody(Function);
  }
  if (auto *Using = dyn_cast<UsingDecl>(D))
    if (takeOutUsing(Using))
      return true;
  if (auto *Assertion = dyn_cast<StaticAssertDecl>(D))
    if (takeOutAssertion(Assertion))
      return true;
  return Base::TraverseDecl(D);
}

bool HostEdits::VisitCXXRecordDecl(CXXRecordDecl *Class) {
  if (Class->isLambda() || !Class->isThisDeclarationADefinition() || !Identity.needsSite(Class))
    return true;
  std::optional<unsigned> Brace = Stream.find(Class->getBraceRange().getBegin());
  if (!Brace)
    return true;
  // GCC reports types of local classes that nothing names.
  std::string Text = Class->isLocalClass() ? " using __ampcc_place __attribute__((__unused__)) = "
                                           : " using __ampcc_place = ";
  Text += classSite(Class) + ";";
  if (Class->isClass())
    Text = " public:" + Text + " private:";
  Edits.insertAfter(*Brace, Text);
  return true;
}

bool HostEdits::TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue *Queue) {
  // Some expressions hold their parts twice (initialiser lists, rewritten operators).
  if (!SeenLambdas.insert(Lambda->getIntroducerRange().getBegin()).second)
    return true;
  editLambda(Lambda);
  if (!isWrittenForAmpOnly(Lambda->getCallOperator()))
    return Base::TraverseLambdaExpr(Lambda, Queue);
  for (Expr *Init : Lambda->capture_inits())
    if (!TraverseStmt(Init))
      return false;
  return true;
}
