//===- LambdaEdits.cpp - edits of AMP lambdas in the host source ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LambdaEdits.h"
#include "SiteEdits.h"
#include "UnusedMarks.h"
#include "WrittenRestrictions.h"

using namespace clang;
using namespace ampcc;

void LambdaEdits::edit(const LambdaExpr *Lambda) {
  bool Amp = isWrittenForAmp(Lambda->getCallOperator());
  bool Tag = C.Identity.needsTag(Lambda);
  bool Shared =
      Lambda->getCaptureDefault() != LCD_None && Captures.isShared(Lambda->getLambdaClass());
  if (!Amp && !Tag && !Shared)
    return;
  std::optional<unsigned> First = C.Stream.find(Lambda->getIntroducerRange().getBegin());
  std::optional<unsigned> Last = C.Stream.find(Lambda->getBody()->getEndLoc());
  if (!First || !Last) {
    C.error(Lambda->getBeginLoc(), diag::err_rewrite_lambda);
    return;
  }
  if (Tag)
    Sites.wrapLambda(Lambda, {*First, *Last});
  writeCaptures(Lambda);
  if (isWrittenForAmpOnly(Lambda->getCallOperator()))
    writeStub(Lambda);
}

/// Replaces a capture default by the implicit captures. Where nothing makes a closure they are not
/// known, and nothing depends on their order.
void LambdaEdits::writeCaptures(const LambdaExpr *Lambda) {
  if (Lambda->getCaptureDefault() == LCD_None || !Captures.isInstantiated(Lambda->getLambdaClass()))
    return;
  std::optional<unsigned> Default = C.Stream.find(Lambda->getCaptureDefaultLoc());
  std::optional<unsigned> Close = C.Stream.find(Lambda->getIntroducerRange().getEnd());
  if (!Default || !Close)
    return;
  bool HasExplicit = C.Stream[*Default + 1].is(tok::comma);
  C.Edits.replace({*Default, HasExplicit ? *Default + 1 : *Default}, "");

  bool ByRef = Lambda->getCaptureDefault() == LCD_ByRef;
  std::string List;
  for (const ValueDecl *Var : Captures.implicitCaptures(Lambda->getLambdaClass())) {
    if (HasExplicit || !List.empty())
      List += ", ";
    if (!Var) {
      List += "this";
      continue;
    }
    List += ByRef ? "&" : "";
    List += Var->getName();
    List += Captures.isExpandedIn(Lambda->getLambdaClass(), Var) ? "..." : "";
  }
  if (!List.empty())
    C.Edits.insertBefore(*Close, List);
}

/// The trailing return type of a stub, where host code may use the type that the removed body has
/// deduced.
std::string LambdaEdits::stubResult(const LambdaExpr *Lambda) const {
  QualType Result = Lambda->getCallOperator()->getReturnType();
  if (Lambda->hasExplicitResultType() || Result->isDependentType() || Result->isUndeducedType())
    return "";
  if (auto *Deduced = Result->getContainedDeducedType())
    Result = Deduced->getDeducedType();
  if (Result.isNull() || !Result->isArithmeticType() || Result->isEnumeralType())
    return "";
  return "-> " +
         Result.getCanonicalType().getUnqualifiedType().getAsString(C.Ast.getPrintingPolicy()) +
         " ";
}

void LambdaEdits::writeStub(const LambdaExpr *Lambda) {
  std::string Text = stubResult(Lambda) + "{ ";
  auto Use = [&](StringRef Name, bool IsPack) {
    if (IsPack)
      Text += ("(void)__ampcc_mention{((void)" + Name + ", 0)...}; ").str();
    else
      Text += ("(void)" + Name + "; ").str();
  };
  llvm::DenseSet<SourceLocation> Captured;
  auto UseCapture = [&](const ValueDecl *Var) {
    if (!Var) {
      Text += "(void)this; ";
      return;
    }
    if (Captured.insert(Var->getLocation()).second)
      Use(Var->getName(), Captures.isExpandedIn(Lambda->getLambdaClass(), Var));
  };
  for (const LambdaCapture &Capture : Lambda->explicit_captures())
    UseCapture(Capture.capturesVariable() ? Capture.getCapturedVar() : nullptr);
  for (const ValueDecl *Var : Captures.implicitCaptures(Lambda->getLambdaClass()))
    UseCapture(Var);
  const CXXMethodDecl *Operator = Lambda->getCallOperator();
  for (const ParmVarDecl *P : Operator->parameters())
    if (!P->getName().empty())
      Use(P->getName(), P->isParameterPack());

  // The constants and types that the body used without capturing them.
  References Used;
  Used.add(Lambda->getBody());
  Unused.addRemoved(Used);
  auto IsExpanded = [&](const NamedDecl *D) {
    auto *Var = dyn_cast<VarDecl>(D);
    return Var && Captures.isExpandedIn(Lambda->getLambdaClass(), Var);
  };
  for (const NamedDecl *D : Used.Decls) {
    const DeclContext *Local = D->getParentFunctionOrMethod();
    if (Local && Local != Operator && Local->Encloses(Operator) &&
        !Captured.contains(D->getLocation()) && isa<VarDecl, TypedefNameDecl>(D) &&
        !D->getName().empty())
      Text += (IsExpanded(D) ? "(void)sizeof...(" : "(void)sizeof(") + D->getName().str() + "); ";
  }
  Text += "__ampcc_host_stub(); }";

  SourceRange Body = Lambda->getBody()->getSourceRange();
  std::optional<unsigned> First = C.Stream.find(Body.getBegin()),
                          Last = C.Stream.find(Body.getEnd());
  if (!First || !Last || !C.Edits.replace({*First, *Last}, Text))
    C.error(Lambda->getBeginLoc(), diag::err_rewrite_lambda);
}
