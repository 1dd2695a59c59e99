//===- LanguageSupport.cpp - restrictions of declarations that the language uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LanguageSupport.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/Clauses/ConceptSides.h"
#include "ampcc/Clauses/ConversionSides.h"
#include "ampcc/Clauses/InferredRestrictions.h"
#include "ampcc/Reading/UnitReader.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ComparisonCategories.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/SemaConsumer.h"

using namespace clang;

namespace ampcc {
namespace {

/// Gives D both restrictions.
void open(Decl *D) {
  if (D->hasAttr<CUDADeviceAttr>())
    return;
  D->addAttr(CUDADeviceAttr::CreateImplicit(D->getASTContext()));
  D->addAttr(CUDAHostAttr::CreateImplicit(D->getASTContext()));
}

/// The result of the language's own `<=>` is a class of the standard library. So its members belong
/// to the language and are available on both sides.
class LanguageSupport : public SemaConsumer {
public:
  void InitializeSema(Sema &S) override {
    Inferred.initialize(S);
    Conversions.initialize(S);
    SemaOfUnit = &S;
  }
  void ForgetSema() override {
    Inferred.forget();
    Conversions.forget();
    SemaOfUnit = nullptr;
  }
  ASTMutationListener *GetASTMutationListener() override { return &Inferred; }

  /// Called after a body; the body of the next member follows.
  void HandleInlineFunctionDefinition(FunctionDecl *) override {
    invalidateConceptResults(*SemaOfUnit);
  }

  void HandleTagDeclDefinition(TagDecl *D) override {
    auto *Class = dyn_cast<CXXRecordDecl>(D);
    if (!Class)
      return;
    Conversions.complete(Class);
    if (!Class->getIdentifier())
      return;
    ASTContext &Ast = Class->getASTContext();
    if (!Ast.CompCategories.lookupInfoForType(classType(Class)))
      return;
    for (CXXMethodDecl *Method : Class->methods())
      open(Method);
    for (FriendDecl *Friend : Class->friends())
      if (auto *Operator = dyn_cast_or_null<FunctionDecl>(Friend->getFriendDecl())) {
        open(Operator);
        openLiteralZero(*Operator, Class);
      }
  }

private:
  /// The unnamed type that only a literal zero converts to.
  static void openLiteralZero(const FunctionDecl &Operator, const CXXRecordDecl *Ordering) {
    for (const ParmVarDecl *P : Operator.parameters()) {
      auto *Class = P->getType()->getAsCXXRecordDecl();
      if (Class && Class->getCanonicalDecl() != Ordering->getCanonicalDecl())
        for (CXXConstructorDecl *Ctor : Class->ctors())
          open(Ctor);
    }
  }

  InferredRestrictions Inferred;
  ConversionSides Conversions;
  Sema *SemaOfUnit = nullptr;
};

} // namespace

void openDeductionGuides(Decl *D) {
  if (auto *Template = dyn_cast<FunctionTemplateDecl>(D))
    D = Template->getTemplatedDecl();
  if (isa<CXXDeductionGuideDecl>(D)) {
    open(D);
  } else if (isa<NamespaceDecl, LinkageSpecDecl>(D)) {
    for (Decl *Child : cast<DeclContext>(D)->decls())
      openDeductionGuides(Child);
  }
}

std::unique_ptr<ASTConsumer> createLanguageSupport() { return std::make_unique<LanguageSupport>(); }

} // namespace ampcc
