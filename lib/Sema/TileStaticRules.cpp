//===- TileStaticRules.cpp - rules for places and types of tile_static ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeRules.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// The class whose constructor or destructor a variable of this kind would call elsewhere.
const CXXRecordDecl *classWithCode(QualType Element) {
  const CXXRecordDecl *Class = Element->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition())
    return nullptr;
  return Class->hasTrivialDefaultConstructor() && Class->hasTrivialDestructor() ? nullptr : Class;
}

} // namespace

void checkTileStatic(const RuleContext &C, const VarDecl *Variable) {
  SourceLocation Loc = Variable->getLocation();
  if (isa<ParmVarDecl>(Variable) || !Variable->isLocalVarDecl()) {
    C.report(Loc, diag::err_tile_static_misplaced);
    return;
  }

  QualType T = Variable->getType(), Element = C.Ast.getBaseElementType(T);
  // Nothing has asked Clang for the class yet: no constructor runs.
  bool Complete = C.S.isCompleteType(Loc, Element);
  if (T->isAnyPointerType() || T->isReferenceType())
    C.report(Loc, diag::err_tile_static_type) << T << T->isReferenceType();
  else if (holdsContainer(T))
    C.report(Loc, diag::err_tile_static_type) << T << 2;
  else if (!Complete)
    C.report(Loc, diag::err_tile_static_type) << T << 3;
  else if (Element.isConstQualified() && !Variable->hasInit())
    C.report(Loc, diag::err_tile_static_type) << T << 4;
  else if (const CXXRecordDecl *Class = classWithCode(Element))
    C.report(Loc, diag::warn_tile_static_constructor) << Class;
}

} // namespace ampcc
