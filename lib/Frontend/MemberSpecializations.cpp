//===- MemberSpecializations.cpp ------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When a function gets its attributes, Clang has looked up its name already, and compares the types
// of what it has found next. When that is done it asks for names that a `#pragma weak` has named.
// In between an annotation of the unit keeps the types.
//
//===----------------------------------------------------------------------===//
#include "MemberSpecializations.h"
#include "AskedNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral Kept = "ampcc::hidden";

Sides sidesOf(const FunctionDecl *F) {
  bool Amp = F->hasAttr<CUDADeviceAttr>();
  return {F->hasAttr<CUDAHostAttr>() || !Amp, Amp};
}

bool isFor(const FunctionDecl *F, Sides Of) {
  Sides Its = sidesOf(F);
  return Its.Cpu == Of.Cpu && Its.Amp == Of.Amp;
}

/// No declaration can name what this returns.
QualType typeOfNone(ASTContext &Ast) {
  return Ast.getFunctionType(Ast.OverloadTy, {}, FunctionProtoType::ExtProtoInfo());
}

void showMembers(ASTContext &Ast) {
  Decl *Unit = Ast.getTranslationUnitDecl();
  if (!Unit->hasAttrs())
    return;
  for (const auto *A : Unit->specific_attrs<AnnotateAttr>())
    if (A->getAnnotation() == Kept)
      for (const Expr *E : A->args())
        const_cast<ValueDecl *>(cast<DeclRefExpr>(E)->getDecl())->setType(E->getType());
  llvm::erase_if(Unit->getAttrs(), [](const Attr *A) {
    const auto *Annotation = dyn_cast<AnnotateAttr>(A);
    return Annotation && Annotation->getAnnotation() == Kept;
  });
}

/// Of the members of Class that have a twin for exactly these sides, the others.
void hideMembers(ASTContext &Ast, CXXRecordDecl *Class, DeclarationName Only, Sides Of) {
  llvm::SmallVector<Expr *, 4> Others;
  auto IsOwn = [&](const NamedDecl *D) {
    const auto *Member = dyn_cast<CXXMethodDecl>(D);
    return Member && isFor(Member, Of);
  };
  for (CXXMethodDecl *Member : Class->methods())
    if ((Only.isEmpty() || Member->getDeclName() == Only) &&
        Member->getMemberSpecializationInfo() && !isFor(Member, Of) &&
        llvm::any_of(Class->lookup(Member->getDeclName()), IsOwn))
      for (FunctionDecl *D : Member->redecls())
        Others.push_back(
            DeclRefExpr::Create(Ast, {}, {}, D, false, SourceLocation(), D->getType(), VK_LValue));
  if (Others.empty())
    return;
  for (Expr *Other : Others)
    cast<DeclRefExpr>(Other)->getDecl()->setType(typeOfNone(Ast));
  Ast.getTranslationUnitDecl()->addAttr(
      AnnotateAttr::CreateImplicit(Ast, Kept, Others.data(), Others.size()));
}

/// Among the specifiers of an explicit instantiation: the member gets it that was found.
class InstanceAttribute : public ParsedAttrInfo {
public:
  InstanceAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, InstanceAttributeName.data()}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *, const ParsedAttr &) const override {
    showMembers(S.Context);
    return AttributeApplied;
  }
};

/// Hears of explicit instantiations, in whose class the parser is for their parameters and what is
/// behind, and of every declaration that is settled.
class Members : public AskedNames {
public:
  explicit Members(Sema &S) : AskedNames(S.Context), S(S) {
    for (Sides Of : {Sides{true, false}, Sides{false, true}, Sides{true, true}})
      add(instanceArgument(Of), [&S, Of] {
        showMembers(S.Context);
        auto *Class = dyn_cast<CXXRecordDecl>(S.CurContext);
        if (Class && !Class->isDependentContext())
          hideMembers(S.Context, Class, DeclarationName(), Of);
      });
  }

  void ReadWeakUndeclaredIdentifiers(
      llvm::SmallVectorImpl<std::pair<IdentifierInfo *, WeakInfo>> &) override {
    showMembers(S.Context);
  }

private:
  Sema &S;
};

} // namespace

void hideMembersOfOtherSides(Sema &S, const FunctionDecl *Function) {
  showMembers(S.Context);
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  if (Method && Method->isOutOfLine() && Method->getParent()->getTemplateInstantiationPattern() &&
      !Method->getParent()->isDependentContext())
    hideMembers(S.Context, const_cast<CXXRecordDecl *>(Method->getParent()), Method->getDeclName(),
                sidesOf(Method));
}

StringRef instanceArgument(Sides Of) {
  return !Of.Amp  ? "__ampcc_instance_cpu"
         : Of.Cpu ? "__ampcc_instance_dual"
                  : "__ampcc_instance_amp";
}

void registerInstanceAttribute() {
  static ParsedAttrInfoRegistry::Add<InstanceAttribute> Registration(InstanceAttributeName,
                                                                     "an explicit instantiation");
}

void watchMemberSpecializations(Sema &S) {
  IntrusiveRefCntPtr<Members> Source(new Members(S));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
