//===- FunctionRestrictions.cpp - the restrictions that each function gets -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only the parser knows the declarator of a clause, and whether `T f(U);` declares a function or a
// variable; and the restrictions must be known before Clang looks for the declaration that this one
// repeats. At exactly that point Clang applies `#pragma clang attribute push(..., apply_to =
// function)`. So the unit is parsed as if it was in such a region. The attribute of the region
// reads the type of the function as it is written, and the enclosing function.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Clauses/FunctionRestrictions.h"
#include "LambdaHeads.h"
#include "MemberSpecializations.h"
#include "VoidMain.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/ClangHooks/CudaSide.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/Clauses/ClauseAttribute.h"
#include "ampcc/Clauses/ConceptSides.h"
#include "ampcc/Clauses/ConversionSides.h"
#include "ampcc/Clauses/FunctionTypes.h"
#include "ampcc/Clauses/LambdaContexts.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr char AttributeName[] = "ampcc_restrictions";

/// The type without the attributes of its clauses.
QualType withoutClauses(ASTContext &Ast, QualType T) {
  if (const auto *Attributed = dyn_cast<AttributedType>(T);
      Attributed && Attributed->getAttrKind() == attr::AnnotateType)
    return withoutClauses(Ast, Attributed->getModifiedType());
  if (const auto *Macro = dyn_cast<MacroQualifiedType>(T))
    return withoutClauses(Ast, Macro->getUnderlyingType());
  if (const auto *Paren = dyn_cast<ParenType>(T))
    return Ast.getParenType(withoutClauses(Ast, Paren->getInnerType()));
  return T;
}

void copyWithoutClauses(TypeLoc From, TypeLoc To) {
  if (auto Attributed = From.getAs<AttributedTypeLoc>();
      Attributed && Attributed.getAttrAs<AnnotateTypeAttr>())
    return copyWithoutClauses(Attributed.getModifiedLoc(), To);
  if (auto Macro = From.getAs<MacroQualifiedTypeLoc>())
    return copyWithoutClauses(Macro.getInnerLoc(), To);
  auto Paren = From.getAs<ParenTypeLoc>();
  if (!Paren)
    return To.initializeFullCopy(From);
  To.castAs<ParenTypeLoc>().setLParenLoc(Paren.getLParenLoc());
  To.castAs<ParenTypeLoc>().setRParenLoc(Paren.getRParenLoc());
  copyWithoutClauses(Paren.getInnerLoc(), To.castAs<ParenTypeLoc>().getInnerLoc());
}

/// Gives the function its type without clauses, which the rest of Clang and its messages then use.
void takeOutClauses(ASTContext &Ast, FunctionDecl *Function) {
  TypeSourceInfo *Written = Function->getTypeSourceInfo();
  TypeSourceInfo *New = Ast.CreateTypeSourceInfo(withoutClauses(Ast, Written->getType()));
  copyWithoutClauses(Written->getTypeLoc(), New->getTypeLoc());
  Function->setTypeSourceInfo(New);
  Function->setType(withoutClauses(Ast, Function->getType()));
}

class RestrictionsAttribute : public ParsedAttrInfo {
public:
  RestrictionsAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, AttributeName}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &) const override {
    auto *Function = cast<FunctionDecl>(D);
    allowVoidMain(S, *Function);
    const TypeSourceInfo *Written = Function->getTypeSourceInfo();
    Sides Of = Written ? sidesOf(Written->getTypeLoc()) : Sides();
    if (Of.any() || Of.Auto)
      takeOutClauses(S.Context, Function);
    if (Of.Auto)
      addAuto(S.Context, Function);
    if (!Of.any())
      Of = restrictionsWithoutClause(S, Function);
    if (!(isa<CXXDeductionGuideDecl>(Function) && GuidesAreForBothSides))
      addRestrictions(S, D, Of);
    const bool IsPlainLambda = isLambdaCallOperator(Function) && restrictionsOf(Function).Cpu &&
                               !Function->hasAttr<CUDAHostAttr>();
    // Clang takes a lambda without attributes for both sides.
    if (IsPlainLambda)
      addCpuWithoutClause(S, Function);
    hideMembersOfOtherSides(S, Function);
    nameLambdasOfDefaults(Function);
    invalidateConceptResults(S);
    if (Of.Amp && isa<CXXConversionDecl>(Function))
      conversionDeclared(S);
    return Of.any() || IsPlainLambda ? AttributeApplied : AttributeNotApplied;
  }

private:
  /// `std::declval`, which must not be odr-used.
  static bool isDeclval(const FunctionDecl *Function) {
    const IdentifierInfo *Name = Function->getIdentifier();
    return Name && Name->isStr("declval") && Function->isInStdNamespace();
  }

  static Sides restrictionsWithoutClause(Sema &S, const FunctionDecl *Function) {
    if (Function->hasAttr<CUDADeviceAttr>() || Function->hasAttr<CUDAHostAttr>() ||
        Function->hasAttr<CUDAGlobalAttr>())
      return {};
    if (FunctionTypeName Type = declaredBy(Function); Type != FunctionTypeName::None)
      return {/*Cpu=*/Type == FunctionTypeName::Dual, /*Amp=*/true};
    // These never run: both sides may use them.
    if (isa<CXXDeductionGuideDecl>(Function) || isDeclval(Function))
      return {true, true};
    if (Function->getFriendObjectKind() != Decl::FOK_None)
      return {};
    // A header may declare the processor's own functions, which Clang would take for the device's.
    const IdentifierInfo *Name = Function->getIdentifier();
    if (Name && Name->getBuiltinID() && S.Context.BuiltinInfo.isTSBuiltin(Name->getBuiltinID()))
      return {/*Cpu=*/true, /*Amp=*/false};
    if (Sides Of = sidesAround(Function); Of.any())
      return servingUnmarked(S, Of);
    return {};
  }
};

/// A clause as a GNU attribute (ClauseAttribute.h). It is ignored on declarations other than
/// functions.
class ClauseAttribute : public ParsedAttrInfo {
public:
  ClauseAttribute() {
    static const std::vector<Spelling> Names = [] {
      std::vector<Spelling> Made;
      for (StringRef Name : gnuNames())
        Made.push_back({ParsedAttr::AS_GNU, Name.data()});
      return Made;
    }();
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &Attr) const override {
    const Sides Of = sidesOfGnu(Attr.getAttrName()->getName());
    if (isa<FunctionDecl>(D))
      addRestrictions(S, D, Of);
    if (isa<FunctionDecl>(D) && Of.Auto)
      addAuto(S.Context, D);
    return AttributeApplied;
  }
};

} // namespace

void addRestrictions(Sema &S, Decl *D, Sides Of) {
  if (Of.Amp && !D->hasAttr<CUDADeviceAttr>())
    D->addAttr(CUDADeviceAttr::Create(S.Context, SourceRange()));
  if (Of.Cpu && !D->hasAttr<CUDAHostAttr>())
    D->addAttr(CUDAHostAttr::Create(S.Context, SourceRange()));
  if (Of.Version && Of.Amp)
    addVersion(S.Context, D, *Of.Version);
}

void addCpuWithoutClause(Sema &S, FunctionDecl *Lambda) {
  Lambda->addAttr(CUDAHostAttr::Create(S.Context, SourceRange(Lambda->getLocation())));
}

Sides servingUnmarked(const Sema &S, Sides Of) {
  Of.Cpu |= Of.Amp && areHostCallsAllowed(S.getLangOpts());
  return Of;
}

Sides sidesAround(const FunctionDecl *Function) {
  const auto *Around =
      dyn_cast_or_null<FunctionDecl>(Function->getParentFunctionOrMethod(/*LexicalParent=*/true));
  if (!Around || !Around->hasAttr<CUDADeviceAttr>())
    return {};
  return {Around->hasAttr<CUDAHostAttr>(), /*Amp=*/true, versionOf(Around)};
}

void registerClauseAttributes() {
  static ParsedAttrInfoRegistry::Add<ClauseAttribute> Clause("ampcc_clause",
                                                             "the restrictions of a clause");
  static ParsedAttrInfoRegistry::Add<RestrictionsAttribute> Registration(
      AttributeName, "the restrictions of a function");
  registerHeadAttribute();
  registerInstanceAttribute();
}

FunctionRestrictions::FunctionRestrictions(Sema &S) : Region(S, AttributeName) {
  watchLambdaHeads(S);
  watchMemberSpecializations(S);
}

} // namespace ampcc
