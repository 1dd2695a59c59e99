//===- CaptureRules.cpp - rules for the captures of restrict(amp) lambdas -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ChangedCaptures.h"
#include "TypeRules.h"
#include "ampcc/Basic/ClassAdvice.h"

using namespace clang;

namespace ampcc {
namespace {

/// Whether the lambda is in amp code.
bool isInAmpCode(const LambdaExpr *Lambda) {
  const auto *Around = dyn_cast<FunctionDecl>(Lambda->getLambdaClass()->getDeclContext());
  return Around && restrictionsOf(Around).Amp;
}

/// The captures of a lambda that has none but a default, as they should be: all by value but the
/// arrays; empty where some are written out.
std::string capturesAsTheyShouldBe(const LambdaExpr *Lambda) {
  if (Lambda->getCaptureDefault() == LCD_None ||
      Lambda->explicit_capture_begin() != Lambda->explicit_capture_end())
    return "";
  std::string Captures = "=";
  for (const LambdaCapture &Each : Lambda->implicit_captures())
    if (Each.capturesVariable() &&
        isReferenceOnly(Each.getCapturedVar()->getType().getNonReferenceType()))
      Captures += ", &" + Each.getCapturedVar()->getNameAsString();
  return Captures;
}

/// Puts them in the place of the default.
FixItHint replaceDefault(const LambdaExpr *Lambda, StringRef Captures) {
  SourceLocation Default = Lambda->getCaptureDefaultLoc();
  return Default.isMacroID() || Captures.empty() ? FixItHint()
                                                 : FixItHint::CreateReplacement(Default, Captures);
}

void reportReference(const RuleContext &C, const LambdaExpr *Lambda, const LambdaCapture &Capture,
                     QualType T) {
  enum { ByValue, ByValueSo, NotByValue };
  const ValueDecl *Variable = Capture.getCapturedVar();
  const std::optional<TypeProblem> Problem = findTypeProblem(C, T, TypeUse::Shared);
  // Amp code can have the object, but cannot call its functions.
  const bool HasAdvice = adviceFor(T->getAsCXXRecordDecl()).has_value();
  const std::optional<Change> Changed = findChange(Lambda->getCallOperator(), Variable);
  // A dropped statement may change the variable.
  const bool IsNoValue =
      Problem || HasAdvice || Changed || !isUsed(C, Lambda->getCallOperator(), Variable);
  std::string Captures = IsNoValue ? "" : capturesAsTheyShouldBe(Lambda);
  C.report(Capture.getLocation(), diag::err_amp_reference_captured)
      << Variable << T
      << (IsNoValue          ? NotByValue
          : Captures.empty() ? ByValue
                             : ByValueSo)
      << "[" + Captures + "]" << replaceDefault(Lambda, Captures);
  if (Problem || HasAdvice) {
    C.Found.isOf(dyn_cast<VarDecl>(Variable));
    concernTypes(C, T, Problem ? *Problem : TypeProblem{TypeFault::HostOnly, {}});
  } else if (Changed) {
    noteElementToChange(C, Variable, *Changed);
  }
}

void reportArray(const RuleContext &C, const LambdaExpr *Lambda, const LambdaCapture &Capture,
                 QualType T) {
  const ValueDecl *Array = Capture.getCapturedVar();
  std::string Captures = capturesAsTheyShouldBe(Lambda), Name = "&" + Array->getNameAsString();
  SourceLocation Loc = Capture.getLocation();
  FixItHint FixIt = replaceDefault(Lambda, Captures);
  if (Capture.isExplicit() && !Loc.isMacroID() && !Lambda->isInitCapture(&Capture))
    FixIt = FixItHint::CreateInsertion(Loc, "&");
  C.report(Loc, diag::err_array_captured_by_value)
      << Array << T << (Captures.empty() ? Name : "[" + Captures + "]") << FixIt;
}

void reportPointer(const RuleContext &C, const ValueDecl *Variable, SourceLocation Loc,
                   QualType T) {
  const QualType Pointee = T->getPointeeType();
  C.report(Loc, diag::err_amp_pointer_captured) << Variable << T << Pointee->isFunctionType();
  if (Pointee->isFunctionType())
    C.report(Loc, diag::note_advice)
        << "make the function a template parameter: a lambda or function object with "
           "'restrict(amp)'";
  else if (!Pointee->isVoidType() && !Pointee->isIncompleteType() && !Pointee->isDependentType() &&
           !findElementProblem(C, Pointee))
    C.report(Loc, diag::note_view_of_pointer)
        << Pointee.getAsString(C.Ast.getPrintingPolicy()) << Variable->getName();
}

void checkVariable(const RuleContext &C, const LambdaExpr *Lambda, const LambdaCapture &Capture) {
  const ValueDecl *Variable = Capture.getCapturedVar();
  QualType T = Variable->getType().getNonReferenceType();
  SourceLocation Loc = Capture.getLocation();
  QualType Captured = T;
  TypeUse Use = isInAmpCode(Lambda) ? TypeUse::Value : TypeUse::Shared;
  if (Capture.getCaptureKind() == LCK_ByRef) {
    // Which class a dependent type names is known with the instantiation.
    if (T->isDependentType())
      return;
    if (!isReferenceOnly(T) &&
        !(isInAmpCode(Lambda) && allows(C.version(), Feature::PointerMembers)))
      return reportReference(C, Lambda, Capture, T);
    // The elements of an array are reported where it comes into the amp code around the lambda.
    if (isInAmpCode(Lambda))
      return;
    Captured = C.Ast.getLValueReferenceType(T);
    Use = TypeUse::Variable;
  } else if (isReferenceOnly(T)) {
    reportArray(C, Lambda, Capture, T);
    C.Found.isOf(dyn_cast<VarDecl>(Variable));
    return;
  } else if (T->isAnyPointerType() &&
             !(isInAmpCode(Lambda) && allows(C.version(), Feature::PointerMembers))) {
    reportPointer(C, Variable, Loc, T);
    return;
  }
  if (std::optional<TypeProblem> Problem = findTypeProblem(C, Captured, Use)) {
    const PartialDiagnostic &Message = C.report(Loc, diag::err_amp_type_captured);
    Message << Variable << T << unsigned(Problem->Fault);
    addCure(Message, *Problem);
    C.Found.isOf(dyn_cast<VarDecl>(Variable));
    concernTypes(C, T, *Problem);
    noteTypePath(C, Loc, T, *Problem);
  }
}

} // namespace

void checkCaptures(const RuleContext &C, const LambdaExpr *Lambda) {
  for (const LambdaCapture &Capture : Lambda->captures()) {
    if (Capture.getCaptureKind() == LCK_This &&
        !(isInAmpCode(Lambda) && allows(C.version(), Feature::PointerMembers)))
      C.report(Capture.getLocation(), diag::err_this_captured);
    else if (Capture.capturesVariable())
      checkVariable(C, Lambda, Capture);
  }
}

} // namespace ampcc
