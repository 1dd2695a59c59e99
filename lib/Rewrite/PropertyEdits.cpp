//===- PropertyEdits.cpp - reads of properties on the host ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host's stand-in for a property (detail/property.h) is an object of another type, which
// `auto`, templates and `?:` would see. Where a program reads a property, the host source asks for
// its value. Writing needs no help.
//
//===----------------------------------------------------------------------===//
#include "HostEdits.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace ampcc;

namespace {

/// A property that the host reading stores as an object of its own.
bool isStandIn(const NamedDecl *D) {
  const auto *Property = dyn_cast<MSPropertyDecl>(D);
  return Property && Property->hasSetter() && !isa<TemplateTypeParmType>(Property->getType()) &&
         (Property->getType()->isRecordType() || Property->getType()->isDependentType());
}

} // namespace

template <class Member> void HostEdits::writeRead(const Member *E) {
  const std::optional<unsigned> First = Stream.find(E->getBeginLoc());
  const std::optional<unsigned> Name = Stream.find(E->getMemberLoc());
  if (First && Name) {
    Edits.insertBefore(*First, "(__ampcc_read(), ");
    Edits.insertAfter(*Name, ")");
  }
}

/// `v.xy` as a value becomes `v.get_xy()`.
bool HostEdits::VisitPseudoObjectExpr(PseudoObjectExpr *E) {
  const auto *Read = dyn_cast<MSPropertyRefExpr>(E->getSyntacticForm()->IgnoreParens());
  if (!Read || !isEditable(Read->getMemberLoc()))
    return true;
  const MSPropertyDecl *Property = Read->getPropertyDecl();
  if (!isStandIn(Property))
    return true; // a data member in the host reading
  const IdentifierInfo *Getter = Property->getGetterId();
  if (Getter->hadMacroDefinition() || Getter->isPoisoned())
    writeRead(Read);
  else if (std::optional<unsigned> Name = Stream.find(Read->getMemberLoc()))
    Edits.replace({*Name, *Name}, (Getter->getName() + "()").str());
  return true;
}

/// Whether the member, of a type that template parameters decide, is a swizzle if that type is a
/// short vector.
bool HostEdits::mayBeSwizzle(const CXXDependentScopeMemberExpr *E) {
  if (E->isImplicitAccess() || E->hasExplicitTemplateArgs() || !isEditable(E->getMemberLoc()))
    return false;
  if (!ShortVector)
    ShortVector = findMarkedTemplates(Ctx).ShortVector;
  if (!*ShortVector)
    return false;
  SmallVector<ClassTemplatePartialSpecializationDecl *, 4> Lengths;
  const_cast<ClassTemplateDecl *>(*ShortVector)->getPartialSpecializations(Lengths);
  for (const ClassTemplatePartialSpecializationDecl *Length : Lengths)
    for (const NamedDecl *Found : Length->lookup(E->getMember()))
      if (isStandIn(Found))
        return true;
  return false;
}

/// In a template `v.xy` becomes `(__ampcc_read(), v.xy)`, which is the value of a property
/// and whatever else it is given.
bool HostEdits::VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
  if (!NotRead.contains(E) && mayBeSwizzle(E))
    writeRead(E);
  return true;
}

bool HostEdits::VisitBinaryOperator(BinaryOperator *E) {
  if (E->isAssignmentOp())
    leaveAlone(E->getLHS());
  return true;
}

bool HostEdits::VisitUnaryOperator(UnaryOperator *E) {
  if (E->isIncrementDecrementOp())
    leaveAlone(E->getSubExpr());
  return true;
}

bool HostEdits::VisitCallExpr(CallExpr *E) {
  leaveAlone(E->getCallee());
  // An operator that some template in scope overloads.
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E))
    if (Operator->isAssignmentOp() || Operator->getOperator() == OO_PlusPlus ||
        Operator->getOperator() == OO_MinusMinus)
      leaveAlone(Operator->getArg(0));
  return true;
}

/// `decltype(v.xy)` names the type of the value.
bool HostEdits::VisitDecltypeTypeLoc(DecltypeTypeLoc Loc) {
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(Loc.getUnderlyingExpr());
  if (!Member || !mayBeSwizzle(Member))
    return true;
  leaveAlone(Member);
  const std::optional<unsigned> First = Stream.find(Loc.getDecltypeLoc());
  const std::optional<unsigned> Last = Stream.find(Loc.getRParenLoc());
  if (First && Last) {
    Edits.insertBefore(*First, "__ampcc_read_type<");
    Edits.insertAfter(*Last, ">");
  }
  return true;
}
