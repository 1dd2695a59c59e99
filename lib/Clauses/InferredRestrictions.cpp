//===- InferredRestrictions.cpp - the restrictions of implicit special members -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/InferredRestrictions.h"
#include "ampcc/ClangHooks/SpecialMembers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

struct Sides {
  bool Cpu = false;
  bool Amp = false;
};

Sides sidesOf(const FunctionDecl *Function) {
  bool Amp = Function->hasAttr<CUDADeviceAttr>();
  return {Function->hasAttr<CUDAHostAttr>() || !Amp, Amp};
}

bool isWritten(const Attr *A) { return A && !A->isImplicit(); }

/// The functions of a class that a special member of Kind may call for an object of the class.
class Versions {
public:
  Versions(CXXSpecialMemberKind Kind) : Kind(Kind) {}

  /// False where Clang has not made the special member yet, which is for both sides then.
  bool find(const CXXRecordDecl *Class) {
    bool Any = false;
    auto Add = [&](const NamedDecl *D) {
      const auto *Template = dyn_cast<FunctionTemplateDecl>(D->getUnderlyingDecl());
      const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
      if (!F || F->isDeleted() || !(Template ? mayServe(F) : serves(cast<CXXMethodDecl>(F))))
        return;
      Sides Has = sidesOf(F);
      Any = true;
      Found.Cpu |= Has.Cpu;
      Found.Amp |= Has.Amp;
      Split |= !Has.Cpu && isWritten(F->getAttr<CUDADeviceAttr>());
    };
    if (isAssignment()) {
      ASTContext &Ast = Class->getASTContext();
      for (const NamedDecl *D : Class->lookup(Ast.DeclarationNames.getCXXOperatorName(OO_Equal)))
        Add(D);
    } else {
      for (const Decl *D : Class->decls())
        if (const auto *Named = dyn_cast<NamedDecl>(D);
            Named && isa_and_nonnull<CXXConstructorDecl>(Named->getAsFunction()))
          Add(Named);
    }
    return Any;
  }

  Sides Found;
  bool Split = false; ///< one of them is written for amp alone

private:
  bool isAssignment() const {
    return Kind == CXXSpecialMemberKind::CopyAssignment ||
           Kind == CXXSpecialMemberKind::MoveAssignment;
  }

  bool serves(const CXXMethodDecl *Method) const {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(Method);
    switch (Kind) {
    case CXXSpecialMemberKind::DefaultConstructor:
      return Constructor && Constructor->getMinRequiredArguments() == 0;
    case CXXSpecialMemberKind::CopyConstructor:
      return Constructor && Constructor->isCopyConstructor();
    case CXXSpecialMemberKind::MoveConstructor:
      return Constructor && Constructor->isCopyOrMoveConstructor();
    case CXXSpecialMemberKind::CopyAssignment:
      return Method->isCopyAssignmentOperator();
    case CXXSpecialMemberKind::MoveAssignment:
      return Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator();
    default:
      return false;
    }
  }

  /// An instance of the template might; only overload resolution knows.
  bool mayServe(const FunctionDecl *Pattern) const {
    bool TakesNone = Pattern->getMinRequiredArguments() == 0 || Pattern->getNumParams() == 0 ||
                     Pattern->getParamDecl(0)->isParameterPack();
    return Kind == CXXSpecialMemberKind::DefaultConstructor ? TakesNone
                                                            : Pattern->getNumParams() > 0;
  }

  CXXSpecialMemberKind Kind;
};

/// The sides that the bases and members of a class allow for a special member of it.
class Subobjects {
public:
  explicit Subobjects(CXXSpecialMemberKind Kind) : Kind(Kind) {}

  void visit(const CXXRecordDecl *Class) {
    for (const CXXBaseSpecifier &Base : Class->bases())
      add(Base.getType());
    for (const CXXBaseSpecifier &Base : Class->vbases())
      add(Base.getType());
    for (const FieldDecl *Field : Class->fields()) {
      // Each side resolves the initializer by itself.
      bool Initialized =
          Kind == CXXSpecialMemberKind::DefaultConstructor && Field->hasInClassInitializer();
      if (!Initialized)
        add(Field->getType());
      Rigid |= Field->getType()->isReferenceType() || Field->getType().isConstQualified();
    }
    Rigid |= Class->isUnion() || Class->hasUserDeclaredMoveConstructor() ||
             Class->hasUserDeclaredMoveAssignment();
  }

  Sides All{true, true};
  bool Split = false; ///< some of them have versions for amp alone
  bool Rigid = false; ///< there are other reasons for the member not to exist

private:
  void add(QualType T) {
    while (const auto *Array = T->getAsArrayTypeUnsafe())
      T = Array->getElementType();
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    Class = Class ? Class->getDefinition() : nullptr;
    if (!Class)
      return;
    Versions Its(Kind);
    if (!Its.find(Class)) {
      Rigid |= !isDeclaredOnUse(Class);
      return;
    }
    Split |= Its.Split;
    All.Cpu &= Its.Found.Cpu;
    All.Amp &= Its.Found.Amp;
  }

  /// Clang creates the special member of Class on first use.
  bool isDeclaredOnUse(const CXXRecordDecl *Class) const {
    switch (Kind) {
    case CXXSpecialMemberKind::DefaultConstructor:
      return Class->needsImplicitDefaultConstructor();
    case CXXSpecialMemberKind::CopyConstructor:
      return Class->needsImplicitCopyConstructor();
    case CXXSpecialMemberKind::MoveConstructor:
      return Class->needsImplicitMoveConstructor() || Class->needsImplicitCopyConstructor();
    case CXXSpecialMemberKind::CopyAssignment:
      return Class->needsImplicitCopyAssignment();
    default:
      return Class->needsImplicitMoveAssignment() || Class->needsImplicitCopyAssignment();
    }
  }

  CXXSpecialMemberKind Kind;
};

} // namespace

void InferredRestrictions::infer(CXXMethodDecl *Member) {
  CXXSpecialMemberKind Kind = S->getSpecialMember(Member);
  if (!Member->isDefaulted() || Kind == CXXSpecialMemberKind::Invalid ||
      Kind == CXXSpecialMemberKind::Destructor || isWritten(Member->getAttr<CUDADeviceAttr>()) ||
      isWritten(Member->getAttr<CUDAHostAttr>()))
    return;
  Subobjects Parts(Kind);
  Parts.visit(Member->getParent());
  if (!Parts.Split || (!Parts.All.Cpu && !Parts.All.Amp))
    return;
  // Clang has found a version for amp here and one for the cpu there.
  if (!Parts.Rigid)
    permitMember(Member);
  if (Parts.All.Amp && !Member->hasAttr<CUDADeviceAttr>())
    Member->addAttr(CUDADeviceAttr::CreateImplicit(S->Context));
  if (Parts.All.Cpu && !Member->hasAttr<CUDAHostAttr>())
    Member->addAttr(CUDAHostAttr::CreateImplicit(S->Context));
}

void InferredRestrictions::CompletedTagDefinition(const TagDecl *D) {
  const auto *Class = dyn_cast<CXXRecordDecl>(D);
  if (!S || !S->getLangOpts().CUDA || !Class || Class->isDependentContext() || Class->isLambda() ||
      Class->isInvalidDecl())
    return;
  for (CXXMethodDecl *Member : Class->methods())
    if (Member->isDefaulted())
      infer(Member);
}

void InferredRestrictions::AddedCXXImplicitMember(const CXXRecordDecl *Class, const Decl *D) {
  const auto *Member = dyn_cast<CXXMethodDecl>(D);
  if (S && S->getLangOpts().CUDA && Member && !Class->isDependentContext() && !Class->isLambda())
    infer(const_cast<CXXMethodDecl *>(Member));
}

/// Another constructor with the same parameters, for the other side.
static bool hasTwin(const CXXConstructorDecl *Ctor) {
  Sides Own = sidesOf(Ctor);
  return llvm::any_of(Ctor->getParent()->decls(), [&](const Decl *D) {
    const auto *Named = dyn_cast<NamedDecl>(D);
    const auto *Other =
        Named ? dyn_cast_or_null<CXXConstructorDecl>(Named->getAsFunction()) : nullptr;
    if (!Other || Other == Ctor)
      return false;
    Sides Its = sidesOf(Other);
    return !(Own.Cpu && Its.Cpu) && !(Own.Amp && Its.Amp) &&
           Ctor->getASTContext().hasSameType(Ctor->getType(), Other->getType());
  });
}

/// A deduction guide never runs and is for both sides. But constructors that differ only in their
/// sides would give guides that differ in nothing.
void InferredRestrictions::AddedVisibleDecl(const DeclContext *, const Decl *D) {
  const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
  auto *Guide = Template ? dyn_cast<CXXDeductionGuideDecl>(Template->getTemplatedDecl()) : nullptr;
  if (!S || !S->getLangOpts().CUDA || !Guide || !Guide->isImplicit())
    return;
  const CXXConstructorDecl *Ctor = Guide->getCorrespondingConstructor();
  if (!Ctor || !hasTwin(Ctor))
    return;
  Sides Own = sidesOf(Ctor);
  if (Own.Amp)
    Guide->addAttr(CUDADeviceAttr::CreateImplicit(S->Context));
  if (Own.Cpu)
    Guide->addAttr(CUDAHostAttr::CreateImplicit(S->Context));
}

} // namespace ampcc
