//===- CaptureRules.cpp - what a restrict(amp) lambda captures ------------===//
#include "Rules.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

/// concurrency::array or concurrency::graphics::texture: reached by reference only (spec 2.4.1.3).
bool isReferenceOnly(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  if (!isa_and_nonnull<ClassTemplateSpecializationDecl>(Class))
    return false;
  std::string Name = Class->getQualifiedNameAsString();
  return Name == "concurrency::array" || Name == "concurrency::graphics::texture";
}

void checkVariable(const RuleContext &C, const LambdaCapture &Capture) {
  const ValueDecl *Variable = Capture.getCapturedVar();
  QualType T = Variable->getType().getNonReferenceType();
  SourceLocation Loc = Capture.getLocation();
  if (Capture.getCaptureKind() == LCK_ByRef) {
    if (!isReferenceOnly(T))
      C.report(Loc, diag::err_amp_reference_captured) << Variable << T;
    return;
  }
  if (isReferenceOnly(T))
    C.report(Loc, diag::err_array_captured_by_value) << Variable << T;
  else if (T->isAnyPointerType())
    C.report(Loc, diag::err_amp_pointer_captured) << Variable << T;
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
