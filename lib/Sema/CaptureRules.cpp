//===- CaptureRules.cpp - what a restrict(amp) lambda captures ------------===//
#include "TypeRules.h"

using namespace clang;

namespace ampcc {
namespace {

void checkVariable(const RuleContext &C, const LambdaCapture &Capture) {
  const ValueDecl *Variable = Capture.getCapturedVar();
  QualType T = Variable->getType().getNonReferenceType();
  SourceLocation Loc = Capture.getLocation();
  if (Capture.getCaptureKind() == LCK_ByRef) {
    // Which class a dependent type names is known with the instantiation.
    if (!isReferenceOnly(T) && !T->isDependentType())
      C.report(Loc, diag::err_amp_reference_captured) << Variable << T;
    return;
  }
  if (isReferenceOnly(T))
    C.report(Loc, diag::err_array_captured_by_value) << Variable << T;
  else if (T->isAnyPointerType())
    C.report(Loc, diag::err_amp_pointer_captured) << Variable << T;
  else if (std::optional<TypeProblem> Problem = findTypeProblem(C.Ast, T, TypeUse::Value)) {
    C.report(Loc, diag::err_amp_type_captured) << Variable << T << unsigned(Problem->Fault);
    noteTypePath(C, *Problem);
  }
}

} // namespace

void checkCaptures(const RuleContext &C, const LambdaExpr *Lambda) {
  for (const LambdaCapture &Capture : Lambda->captures()) {
    if (Capture.getCaptureKind() == LCK_This)
      C.report(Capture.getLocation(), diag::err_this_captured);
    else if (Capture.capturesVariable())
      checkVariable(C, Capture);
  }
}

} // namespace ampcc
