//===- ConstructorLowering.cpp - lowering of the initialisers of constructors ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InitLowering.h"

using namespace ampcc;
using namespace clang;

/// The constructor makes its class the dynamic class of the object. No other code sees that of an
/// abstract class whose constructor calls nothing.
static bool setsClass(const CXXConstructorDecl *Ctor) {
  const CXXRecordDecl *D = Ctor->getParent();
  if (!D->isPolymorphic() || Ctor->isDelegatingConstructor())
    return false;
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Ctor->getBody());
  return !D->isAbstract() || !Body || !Body->body_empty() ||
         llvm::any_of(Ctor->inits(), [&](const CXXCtorInitializer *Init) {
           return Init->isAnyMemberInitializer() &&
                  Init->getInit()->HasSideEffects(D->getASTContext());
         });
}

void InitLowering::constructorInitializers(const CXXConstructorDecl *Ctor) {
  const CXXRecordDecl *D = Ctor->getParent();
  const bool IsWhole = Objects.Path.size() == 1;
  if (IsWhole && D->getNumVBases() && !Ctor->isDelegatingConstructor())
    Objects.setOffsets(D, Ctor->getLocation());
  bool IsSet = !setsClass(Ctor); // after the bases, before the members
  auto SetClass = [&](SourceLocation Loc) {
    if (!std::exchange(IsSet, true))
      Objects.setClass(D, Loc);
  };
  for (const CXXCtorInitializer *Init : Ctor->inits()) {
    if (Init->isBaseInitializer() && Init->isBaseVirtual() && !IsWhole)
      continue;
    size_t Depth = Cleanups.size();
    SourceLocation Loc = Init->getSourceLocation();
    if (Init->isAnyMemberInitializer())
      SetClass(Loc);
    if (Init->isDelegatingInitializer()) {
      initialize(Objects.thisObject(), Init->getInit());
    } else if (Init->isBaseInitializer()) {
      const auto *Base = Init->getBaseClass()->getAsCXXRecordDecl()->getDefinition();
      if (!M.isDeviceEmpty(Base))
        initialize(Init->isBaseVirtual() ? M.virtualPartOfWhole(Objects.thisObject(), D, Base, Loc)
                                         : M.basePart(Objects.thisObject(), D, Base, Loc),
                   Init->getInit());
    } else {
      memberInitializer(Init);
    }
    Cleanups.popTemporaries(Depth);
  }
  SetClass(Ctor->getLocation());
}

void InitLowering::memberInitializer(const CXXCtorInitializer *Init) {
  const FieldDecl *Field = Init->getAnyMember();
  if (hasMark(Field, Mark::HostOnly))
    return;
  kir::Expr *Object = Objects.thisObject();
  if (const IndirectFieldDecl *Path = Init->getIndirectMember()) {
    for (const NamedDecl *Step : Path->chain())
      Object = Objects.fieldOf(Object, cast<FieldDecl>(Step), Init->getSourceLocation());
  } else {
    const auto *R = Field->getType()->getAsCXXRecordDecl();
    if (R && M.isDeviceEmpty(R))
      return;
    Object = Objects.fieldOf(Object, Field, Init->getSourceLocation());
  }
  if (Field->getType()->isReferenceType())
    return bindMember(Object, Init->getInit(), Init->getSourceLocation());
  initialize(Object, Init->getInit());
}
