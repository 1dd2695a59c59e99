//===- TileStaticRules.cpp - where tile_static may stand ------------------===//
#include "Rules.h"

using namespace clang;

namespace ampcc {

void checkTileStatic(const RuleContext &C, const VarDecl *Variable) {
  SourceLocation Loc = Variable->getLocation();
  const auto *Function = dyn_cast<FunctionDecl>(Variable->getDeclContext());
  if (!Function || isa<ParmVarDecl>(Variable)) {
    C.report(Loc, diag::err_tile_static_misplaced);
    return;
  }
  if (restrictionsOf(Function).dual())
    C.report(Loc, diag::err_tile_static_dual);
  QualType T = Variable->getType();
  QualType Element = C.Ast.getBaseElementType(T);
  if (Element->isAnyPointerType() || Element->isReferenceType())
    C.report(Loc, diag::err_tile_static_type) << T << Element->isReferenceType();
}

} // namespace ampcc
