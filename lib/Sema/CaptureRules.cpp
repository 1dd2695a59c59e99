//===- CaptureRules.cpp - what a restrict(amp) lambda captures ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeRules.h"

using namespace clang;

namespace ampcc {
namespace {

/// Whether the lambda stands in amp code.
bool isInAmpCode(const LambdaExpr *Lambda) {
  const auto *Around = dyn_cast<FunctionDecl>(Lambda->getLambdaClass()->getDeclContext());
  return Around && restrictionsOf(Around).Amp;
}

void checkVariable(const RuleContext &C, const LambdaExpr *Lambda, const LambdaCapture &Capture) {
  const ValueDecl *Variable = Capture.getCapturedVar();
  QualType T = Variable->getType().getNonReferenceType();
  SourceLocation Loc = Capture.getLocation();
  QualType Captured = T;
  TypeUse Use = TypeUse::Value;
  if (Capture.getCaptureKind() == LCK_ByRef) {
    // Which class a dependent type names is known with the instantiation.
    if (T->isDependentType())
      return;
    if (!isReferenceOnly(T)) {
      C.report(Loc, diag::err_amp_reference_captured) << Variable << T;
      return;
    }
    // The elements of an array are reported where it comes into the amp code around the lambda.
    if (isInAmpCode(Lambda))
      return;
    Captured = C.Ast.getLValueReferenceType(T);
    Use = TypeUse::Variable;
  } else if (isReferenceOnly(T)) {
    C.report(Loc, diag::err_array_captured_by_value) << Variable << T;
    C.Found.isOf(dyn_cast<VarDecl>(Variable));
    return;
  } else if (T->isAnyPointerType()) {
    C.report(Loc, diag::err_amp_pointer_captured) << Variable << T;
    return;
  }
  if (std::optional<TypeProblem> Problem = findTypeProblem(C.Ast, C.Files, Captured, Use)) {
    C.report(Loc, diag::err_amp_type_captured) << Variable << T << unsigned(Problem->Fault);
    concernTypes(C, T, *Problem);
    noteTypePath(C, *Problem);
  }
}

} // namespace

void checkCaptures(const RuleContext &C, const LambdaExpr *Lambda) {
  for (const LambdaCapture &Capture : Lambda->captures()) {
    if (Capture.getCaptureKind() == LCK_This)
      C.report(Capture.getLocation(), diag::err_this_captured);
    else if (Capture.capturesVariable())
      checkVariable(C, Lambda, Capture);
  }
}

} // namespace ampcc
