//===- TileStaticRules.cpp - where tile_static may stand ------------------===//
#include "Rules.h"

using namespace clang;

namespace ampcc {

void checkTileStatic(const RuleContext &C, const VarDecl *Variable) {
  if (isa<ParmVarDecl>(Variable) || !Variable->isLocalVarDecl()) {
    C.report(Variable->getLocation(), diag::err_tile_static_misplaced);
    return;
  }
  QualType T = Variable->getType();
  QualType Element = C.Ast.getBaseElementType(T);
  if (Element->isAnyPointerType() || Element->isReferenceType())
    C.report(Variable->getLocation(), diag::err_tile_static_type)
        << T << Element->isReferenceType();
}

} // namespace ampcc
