//===- FunctionTypeAttribute.cpp ------------------------------------------===//
#include "FunctionTypeAttribute.h"
#include "ampcc/Frontend/FunctionTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class FunctionTypeAttribute : public ParsedAttrInfo {
public:
  FunctionTypeAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, AmpFunctionTypeAttributeName},
                                         {ParsedAttr::AS_GNU, DualFunctionTypeAttributeName}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &Attr) const override {
    if (!isa<TypedefNameDecl>(D))
      return AttributeNotApplied;
    D->addAttr(AnnotateAttr::CreateImplicit(S.Context, Attr.getAttrName()->getName(), nullptr, 0));
    return AttributeApplied;
  }
};

} // namespace

void registerFunctionTypeAttributes() {
  static ParsedAttrInfoRegistry::Add<FunctionTypeAttribute> Registration(
      AmpFunctionTypeAttributeName, "the clause of a function type");
}

/// The first mark along the names that a type goes by.
static FunctionTypeName markOf(QualType T) {
  const auto *Named = T.isNull() ? nullptr : T->getAs<TypedefType>();
  return Named ? functionTypeName(Named->getDecl()) : FunctionTypeName::None;
}

FunctionTypeName functionTypeName(const TypedefNameDecl *Name) {
  for (const auto *Mark : Name->specific_attrs<AnnotateAttr>()) {
    if (Mark->getAnnotation() == AmpFunctionTypeAttributeName)
      return FunctionTypeName::Amp;
    if (Mark->getAnnotation() == DualFunctionTypeAttributeName)
      return FunctionTypeName::Dual;
  }
  return markOf(Name->getUnderlyingType());
}

FunctionTypeName declaredBy(const FunctionDecl *Function) {
  const TypeSourceInfo *Written = Function->getTypeSourceInfo();
  return markOf(Written ? Written->getType() : QualType());
}

} // namespace ampcc
