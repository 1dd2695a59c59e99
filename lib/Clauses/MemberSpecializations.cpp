//===- MemberSpecializations.cpp - explicit specializations of members by restriction -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MemberSpecializations.h"
#include "ampcc/ClangHooks/HiddenMembers.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

Sides sidesOf(const FunctionDecl *F) {
  bool Amp = F->hasAttr<CUDADeviceAttr>();
  return {F->hasAttr<CUDAHostAttr>() || !Amp, Amp};
}

bool isFor(const FunctionDecl *F, Sides Of) {
  Sides Its = sidesOf(F);
  return Its.Cpu == Of.Cpu && Its.Amp == Of.Amp;
}

/// Of the members of Class that have a twin for exactly these sides, the others.
void hideOtherSides(ASTContext &Ast, CXXRecordDecl *Class, DeclarationName Only, Sides Of) {
  llvm::SmallVector<FunctionDecl *, 4> Others;
  auto IsOwn = [&](const NamedDecl *D) {
    const auto *Member = dyn_cast<CXXMethodDecl>(D);
    return Member && isFor(Member, Of);
  };
  for (CXXMethodDecl *Member : Class->methods())
    if ((Only.isEmpty() || Member->getDeclName() == Only) &&
        Member->getMemberSpecializationInfo() && !isFor(Member, Of) &&
        llvm::any_of(Class->lookup(Member->getDeclName()), IsOwn))
      for (FunctionDecl *D : Member->redecls())
        Others.push_back(D);
  hideMembers(Ast, Others);
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

} // namespace

void hideMembersOfOtherSides(Sema &S, const FunctionDecl *Function) {
  showMembers(S.Context);
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  if (Method && Method->isOutOfLine() && Method->getParent()->getTemplateInstantiationPattern() &&
      !Method->getParent()->isDependentContext())
    hideOtherSides(S.Context, const_cast<CXXRecordDecl *>(Method->getParent()),
                   Method->getDeclName(), sidesOf(Method));
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
  // In the clause of an explicit instantiation the parser is in the class of the member.
  IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
  for (Sides Of : {Sides{true, false}, Sides{false, true}, Sides{true, true}})
    Source->add(instanceArgument(Of), [&S, Of] {
      showMembers(S.Context);
      auto *Class = dyn_cast<CXXRecordDecl>(S.CurContext);
      if (Class && !Class->isDependentContext())
        hideOtherSides(S.Context, Class, DeclarationName(), Of);
    });
  S.addExternalSource(Source.get());
  showMembersWhenSettled(S);
}

} // namespace ampcc
