//===- PropertyEdits.cpp - edits of property reads in the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PropertyEdits.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace ampcc;

namespace {

/// A property that the host reading stores as an object of its own.
bool isStoredObject(const NamedDecl *D) {
  const auto *Property = dyn_cast<MSPropertyDecl>(D);
  return Property && Property->hasSetter() && !isa<TemplateTypeParmType>(Property->getType()) &&
         (Property->getType()->isRecordType() || Property->getType()->isDependentType());
}

} // namespace

template <class Member> void PropertyEdits::writeRead(const Member *E) {
  const std::optional<unsigned> First = C.Stream.find(E->getBeginLoc());
  const std::optional<unsigned> Name = C.Stream.find(E->getMemberLoc());
  if (First && Name) {
    C.Edits.insertBefore(*First, "(__ampcc_read(), ");
    C.Edits.insertAfter(*Name, ")");
  }
}

void PropertyEdits::editRead(const PseudoObjectExpr *E) {
  const auto *Read = dyn_cast<MSPropertyRefExpr>(E->getSyntacticForm()->IgnoreParens());
  if (!Read || !C.Files.isEditable(Read->getMemberLoc()))
    return;
  const MSPropertyDecl *Property = Read->getPropertyDecl();
  if (!isStoredObject(Property))
    return; // a data member in the host reading
  const IdentifierInfo *Getter = Property->getGetterId();
  if (Getter->hadMacroDefinition() || Getter->isPoisoned())
    writeRead(Read);
  else if (std::optional<unsigned> Name = C.Stream.find(Read->getMemberLoc()))
    C.Edits.replace({*Name, *Name}, (Getter->getName() + "()").str());
}

/// Whether the member, of a type that template parameters decide, is a swizzle if that type is a
/// short vector.
bool PropertyEdits::mayBeSwizzle(const CXXDependentScopeMemberExpr *E) {
  if (E->isImplicitAccess() || E->hasExplicitTemplateArgs() ||
      !C.Files.isEditable(E->getMemberLoc()))
    return false;
  if (!ShortVector)
    ShortVector = findMarkedTemplates(C.Ast).ShortVector;
  if (!*ShortVector)
    return false;
  SmallVector<ClassTemplatePartialSpecializationDecl *, 4> Lengths;
  const_cast<ClassTemplateDecl *>(*ShortVector)->getPartialSpecializations(Lengths);
  for (const ClassTemplatePartialSpecializationDecl *Length : Lengths)
    for (const NamedDecl *Found : Length->lookup(E->getMember()))
      if (isStoredObject(Found))
        return true;
  return false;
}

void PropertyEdits::editRead(const CXXDependentScopeMemberExpr *E) {
  if (!NotRead.contains(E) && mayBeSwizzle(E))
    writeRead(E);
}

void PropertyEdits::editType(DecltypeTypeLoc Loc) {
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(Loc.getUnderlyingExpr());
  if (!Member || !mayBeSwizzle(Member))
    return;
  skip(Member);
  const std::optional<unsigned> First = C.Stream.find(Loc.getDecltypeLoc());
  const std::optional<unsigned> Last = C.Stream.find(Loc.getRParenLoc());
  if (First && Last) {
    C.Edits.insertBefore(*First, "__ampcc_read_type<");
    C.Edits.insertAfter(*Last, ">");
  }
}

void PropertyEdits::skipOperands(const BinaryOperator *E) {
  if (E->isAssignmentOp())
    skip(E->getLHS());
}

void PropertyEdits::skipOperands(const UnaryOperator *E) {
  if (E->isIncrementDecrementOp())
    skip(E->getSubExpr());
}

void PropertyEdits::skipOperands(const CallExpr *E) {
  skip(E->getCallee());
  // An operator that some template in scope overloads.
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E))
    if (Operator->isAssignmentOp() || Operator->getOperator() == OO_PlusPlus ||
        Operator->getOperator() == OO_MinusMinus)
      skip(Operator->getArg(0));
}
