//===- InheritedRestrictions.cpp ------------------------------------------===//
//
// Whether `T f(U);` declares a function or a variable only the parser can tell, and the
// restrictions must be there before Clang looks for the declaration that this one repeats. That is
// where Clang applies `#pragma clang attribute push(..., apply_to = function)`: the unit is parsed
// as if it stood in such a region, with an attribute that looks at the function around.
//
//===----------------------------------------------------------------------===//
#include "InheritedRestrictions.h"
#include "ampcc/Frontend/FunctionTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr char AttributeName[] = "ampcc_inherited_restrictions";

class InheritedAttribute : public ParsedAttrInfo {
public:
  InheritedAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, AttributeName}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &) const override {
    if (D->hasAttr<CUDADeviceAttr>() || D->hasAttr<CUDAHostAttr>() || D->hasAttr<CUDAGlobalAttr>())
      return AttributeNotApplied;
    if (FunctionTypeName Type = declaredBy(cast<FunctionDecl>(D)); Type != FunctionTypeName::None) {
      addRestrictions(S, D, /*Cpu=*/Type == FunctionTypeName::Dual);
      return AttributeApplied;
    }
    if (D->getFriendObjectKind() != Decl::FOK_None)
      return AttributeNotApplied;
    // A header may declare the processor's own functions, which Clang would take for the device's.
    const IdentifierInfo *Name = cast<FunctionDecl>(D)->getIdentifier();
    if (Name && Name->getBuiltinID() && S.Context.BuiltinInfo.isTSBuiltin(Name->getBuiltinID())) {
      D->addAttr(CUDAHostAttr::CreateImplicit(S.Context));
      return AttributeApplied;
    }
    auto *Around =
        dyn_cast_or_null<FunctionDecl>(D->getParentFunctionOrMethod(/*LexicalParent=*/true));
    if (!Around || !Around->hasAttr<CUDADeviceAttr>())
      return AttributeNotApplied;
    addRestrictions(S, D, Around->hasAttr<CUDAHostAttr>());
    return AttributeApplied;
  }

private:
  /// As good as written: implicit attributes are those that Clang infers and gives up in need.
  static void addRestrictions(Sema &S, Decl *D, bool Cpu) {
    D->addAttr(CUDADeviceAttr::Create(S.Context, SourceRange()));
    if (Cpu)
      D->addAttr(CUDAHostAttr::Create(S.Context, SourceRange()));
  }
};

} // namespace

InheritedRestrictions::InheritedRestrictions(Sema &S) : S(S), Attributes(Factory) {
  static ParsedAttrInfoRegistry::Add<InheritedAttribute> Registration(
      AttributeName, "restrictions of the function around");
  ParsedAttr *Attribute =
      Attributes.addNew(&S.Context.Idents.get(AttributeName), SourceRange(), /*scopeName=*/nullptr,
                        SourceLocation(), /*args=*/nullptr, 0, ParsedAttr::Form::GNU());
  Attribute->setIsPragmaClangAttribute();
  // The name keeps a `#pragma clang attribute pop` of the user from taking this one.
  S.PragmaAttributeStack.push_back(
      {SourceLocation(),
       &S.Context.Idents.get(AttributeName),
       {{SourceLocation(), Attribute, {attr::SubjectMatchRule_function}, /*IsUsed=*/true}}});
}

void InheritedRestrictions::stop() {
  if (!S.PragmaAttributeStack.empty())
    S.PragmaAttributeStack.erase(S.PragmaAttributeStack.begin());
}

} // namespace ampcc
