//===- KnownExtents.cpp - extents that are known at compile time ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/KnownExtents.h"
#include "ampcc/Basic/FixedVariables.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

const FieldDecl *componentsOf(const CXXRecordDecl *Class) {
  for (const FieldDecl *Field : Class->fields())
    if (hasMark(Field, Mark::Components))
      return Field;
  return nullptr;
}

/// extent itself, or a class over it as tiled_extent is.
bool isExtent(QualType T, bool Itself = false) {
  const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
  if (!Class || !(Class = Class->getDefinition()))
    return false;
  if (componentsOf(Class))
    return true;
  return !Itself && Class->getNumBases() == 1 && isExtent(Class->bases_begin()->getType(), true);
}

std::optional<KnownExtent> componentsIn(const APValue &Value, const CXXRecordDecl *Class) {
  if (!Value.isStruct())
    return std::nullopt;
  const FieldDecl *Field = componentsOf(Class);
  if (!Field)
    return Value.getStructNumBases() == 1
               ? componentsIn(
                     Value.getStructBase(0),
                     Class->bases_begin()->getType()->getAsCXXRecordDecl()->getDefinition())
               : std::nullopt;
  const APValue &Array = Value.getStructField(Field->getFieldIndex());
  KnownExtent Result;
  for (unsigned I = 0; Array.isArray() && I < Array.getArraySize(); ++I) {
    const APValue &Component = I < Array.getArrayInitializedElts() ? Array.getArrayInitializedElt(I)
                                                                   : Array.getArrayFiller();
    if (!Component.isInt())
      return std::nullopt;
    Result.push_back(Component.getInt().getExtValue());
  }
  return Result.empty() ? std::nullopt : std::optional(std::move(Result));
}

const Expr *stripped(const Expr *E) {
  for (const Expr *Before = nullptr; E != Before;) {
    Before = E;
    E = E->IgnoreImplicit()->IgnoreParenCasts();
    if (const auto *Property = dyn_cast<PseudoObjectExpr>(E); Property && Property->getResultExpr())
      E = Property->getResultExpr();
    if (const auto *Same = dyn_cast<OpaqueValueExpr>(E); Same && Same->getSourceExpr())
      E = Same->getSourceExpr();
    const auto *Copy = dyn_cast<CXXConstructExpr>(E);
    if (Copy && Copy->getNumArgs() == 1 && Copy->getConstructor()->isCopyOrMoveConstructor())
      E = Copy->getArg(0);
  }
  return E;
}

const VarDecl *variable(const Expr *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(stripped(E));
  return Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

LibraryClass containerClass(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl(); // a reference is none
  const LibraryClass Kind = Class ? libraryClass(Class) : LibraryClass::None;
  return Kind == LibraryClass::Array || Kind == LibraryClass::ArrayView ? Kind : LibraryClass::None;
}

/// The call of a member function without arguments that gives an extent.
const CXXMemberCallExpr *extentCall(const Expr *E) {
  const auto *Call = dyn_cast<CXXMemberCallExpr>(stripped(E));
  return Call && Call->getNumArgs() == 0 && isExtent(Call->getType()) ? Call : nullptr;
}

/// The number of elements of a container, if its type determines it.
std::optional<int64_t> countOf(const Expr *E) {
  const auto *Array = dyn_cast<ConstantArrayType>(E->getType()->getAsArrayTypeUnsafe());
  return Array ? std::optional<int64_t>(Array->getSize().getZExtValue()) : std::nullopt;
}

/// The call `e.tile(...)` from which E, a tile_domain, comes; null if there is none.
const CXXMemberCallExpr *tileCall(const Expr *E) {
  llvm::SmallPtrSet<const VarDecl *, 2> Seen;
  for (;;) {
    E = stripped(E);
    if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E)) {
      if (isExtent(Call->getImplicitObjectArgument()->getType(), /*Itself=*/true))
        return Call;
      E = Call->getImplicitObjectArgument(); // pad(), truncate()
      continue;
    }
    const VarDecl *Variable = variable(E);
    if (!Variable || !Variable->getInit() || !Seen.insert(Variable).second)
      return nullptr;
    E = Variable->getInit();
  }
}

} // namespace

std::optional<KnownExtent> likelyTile(const ASTContext &Ast, const Expr *E, unsigned Rank) {
  const CXXMemberCallExpr *Call = tileCall(E);
  if (!Call || Call->isValueDependent())
    return std::nullopt;
  KnownExtent Tile;
  int64_t Threads = 1;
  for (const Expr *Arg : Call->arguments()) {
    Expr::EvalResult Value;
    if (!Arg->getType()->isIntegerType() || !Arg->EvaluateAsInt(Value, Ast))
      return std::nullopt;
    Tile.push_back(Value.Val.getInt().getExtValue());
    if (Tile.back() < 1 || (Threads *= std::min<int64_t>(Tile.back(), 1025)) > 1024)
      return std::nullopt;
  }
  return Tile.size() == Rank ? std::optional(std::move(Tile)) : std::nullopt;
}

const VarDecl *extentOfContainer(const Expr *E) {
  const CXXMemberCallExpr *Call = extentCall(E);
  const VarDecl *Object = Call ? variable(Call->getImplicitObjectArgument()) : nullptr;
  return Object && containerClass(Object->getType()) != LibraryClass::None ? Object : nullptr;
}

std::optional<KnownExtent> knownExtent(const ASTContext &Ast, const FixedVariables &Fixed,
                                       const Expr *E) {
  E = stripped(E);
  if (!isExtent(E->getType()) || E->isValueDependent())
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->isPRValue() && E->EvaluateAsRValue(Value, Ast) && !Value.HasSideEffects)
    return componentsIn(Value.Val, E->getType()->getAsCXXRecordDecl()->getDefinition());
  if (const VarDecl *Container = extentOfContainer(E))
    return knownContainer(Ast, Fixed, Container);
  // `e.tile<16>()` has the components of e.
  if (const CXXMemberCallExpr *Call = extentCall(E)) {
    const bool Tiles = componentsOf(Call->getRecordDecl()->getDefinition()) &&
                       !isExtent(Call->getType(), /*Itself=*/true);
    return Tiles ? knownExtent(Ast, Fixed, Call->getImplicitObjectArgument()) : std::nullopt;
  }
  // tiled_extent<16>(e)
  const auto *Made = dyn_cast<CXXConstructExpr>(E);
  if (Made && Made->getNumArgs() == 1 && isExtent(Made->getArg(0)->getType()))
    return knownExtent(Ast, Fixed, Made->getArg(0));
  const VarDecl *Variable = variable(E);
  return Variable && Fixed.contains(Variable) && Variable->getInit()
             ? knownExtent(Ast, Fixed, Variable->getInit())
             : std::nullopt;
}

std::optional<KnownExtent> knownContainer(const ASTContext &Ast, const FixedVariables &Fixed,
                                          const VarDecl *Container) {
  if (containerClass(Container->getType()) == LibraryClass::None || isa<ParmVarDecl>(Container) ||
      !Fixed.contains(Container) || !Container->getInit())
    return std::nullopt;
  const auto *Class =
      cast<ClassTemplateSpecializationDecl>(Container->getType()->getAsCXXRecordDecl());
  const unsigned Rank = Class->getTemplateArgs()[1].getAsIntegral().getZExtValue();
  const auto *Made = dyn_cast<CXXConstructExpr>(Container->getInit()->IgnoreImplicit());
  if (!Made || Made->getNumArgs() == 0)
    return std::nullopt;
  const Expr *First = Made->getArg(0);
  if (isExtent(First->getType()))
    return knownExtent(Ast, Fixed, First);
  if (!First->getType()->isIntegerType()) {
    std::optional<int64_t> Count;
    if (Rank == 1 && Made->getNumArgs() == 1 && First->getType()->isArrayType())
      Count = countOf(First);
    return Count ? std::optional(KnownExtent{*Count}) : std::nullopt;
  }
  KnownExtent Result;
  for (unsigned D = 0; D < Rank; ++D) {
    Expr::EvalResult Value;
    if (D >= Made->getNumArgs() || Made->getArg(D)->isValueDependent() ||
        !Made->getArg(D)->EvaluateAsInt(Value, Ast))
      return std::nullopt;
    Result.push_back(Value.Val.getInt().getExtValue());
  }
  return Result;
}

} // namespace ampcc
