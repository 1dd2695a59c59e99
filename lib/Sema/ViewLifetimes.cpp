//===- ViewLifetimes.cpp - a rule for views that outlive their data (spec 5.2.2) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view over memory of the caller does not own it. If a function returns a view, or a variable is
// one, the rule goes back from it, through copies, parts and local views that are never bound
// again, to the constructor and its arguments. Views of arrays keep their data alive. Clang itself
// reports pointers in the expression, by the constructors' lifetimebound. But a container may be a
// view itself, which Clang cannot see.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/ClangHooks/Lifetimes.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace ampcc {
namespace {

bool isView(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && libraryClass(Class) == LibraryClass::ArrayView;
}

/// Its memory ends with it.
bool ownsMemory(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return T->isConstantArrayType() || T->isArithmeticType() ||
         (Class && Class->hasAttr<OwnerAttr>());
}

/// The memory that a view shows.
struct Source {
  const VarDecl *Variable = nullptr; ///< a local one
  const Expr *Temporary = nullptr;
  bool IsClangs = false; ///< Clang sees it
  explicit operator bool() const { return Variable || Temporary; }
};

/// Without casts, but as the temporary that it is.
const Expr *withoutCasts(const Expr *E) {
  while (!isa<MaterializeTemporaryExpr>(E)) {
    if (const auto *Cast = dyn_cast<CastExpr>(E))
      E = Cast->getSubExpr();
    else if (const auto *Full = dyn_cast<FullExpr>(E))
      E = Full->getSubExpr();
    else if (const auto *Paren = dyn_cast<ParenExpr>(E))
      E = Paren->getSubExpr();
    else
      break;
  }
  return E;
}

/// The object whose own memory an argument is.
Source ownerOf(const Expr *E) {
  Source Found;
  E = withoutCasts(E);
  if (const auto *Address = dyn_cast<UnaryOperator>(E)) {
    if (Address->getOpcode() != UO_AddrOf)
      return {};
    E = withoutCasts(Address->getSubExpr());
  } else if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E)) {
    if (!Call->getType()->isPointerType()) // `vector.data()`
      return {};
    E = withoutCasts(Call->getImplicitObjectArgument());
  }
  if (const auto *Made = dyn_cast<MaterializeTemporaryExpr>(E)) {
    if (ownsMemory(Made->getType()))
      Found.Temporary = Made;
    return Found;
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *Variable = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (Variable && Variable->hasLocalStorage() && ownsMemory(Variable->getType()))
    Found.Variable = Variable;
  return Found;
}

Source sourceOf(const FixedVariables &Fixed, const Expr *E);

Source sourceOfConstructed(const FixedVariables &Fixed, const CXXConstructExpr *Made) {
  if (!isView(Made->getType()) || Made->getNumArgs() == 0)
    return {};
  if (Made->getNumArgs() == 1 && isView(Made->getArg(0)->getType()))
    return sourceOf(Fixed, Made->getArg(0)); // a copy, or a view that only reads
  const CXXConstructorDecl *Constructor = Made->getConstructor();
  for (unsigned I = 0; I < Constructor->getNumParams() && I < Made->getNumArgs(); ++I) {
    const ParmVarDecl *P = Constructor->getParamDecl(I);
    if (!hasMark(P, Mark::Shown))
      continue;
    Source Found = ownerOf(Made->getArg(I));
    const auto *Getter = dyn_cast<CXXMemberCallExpr>(Made->getArg(I)->IgnoreParenImpCasts());
    Found.IsClangs =
        P->hasAttr<LifetimeBoundAttr>() && (!Getter || isFollowedByClang(Getter->getMethodDecl()));
    return Found;
  }
  return {};
}

/// The object that a view shows; nothing if it is not known.
Source sourceOf(const FixedVariables &Fixed, const Expr *E) {
  E = E->IgnoreImplicit()->IgnoreParenCasts();
  if (const auto *Made = dyn_cast<CXXConstructExpr>(E))
    return sourceOfConstructed(Fixed, Made);
  Source Found;
  if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E)) {
    // Parts and other forms of a view show the same memory.
    if (isView(Call->getImplicitObjectArgument()->getType()))
      Found = sourceOf(Fixed, Call->getImplicitObjectArgument());
  } else if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E)) {
    if (isa_and_nonnull<CXXMethodDecl>(Operator->getDirectCallee()) &&
        !Operator->isAssignmentOp() && isView(Operator->getArg(0)->getType()))
      Found = sourceOf(Fixed, Operator->getArg(0));
  } else if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Variable = dyn_cast<VarDecl>(Ref->getDecl());
    if (Variable && isView(Variable->getType()) && Variable->hasLocalStorage() &&
        !isa<ParmVarDecl>(Variable) && Variable->getInit() && Fixed.contains(Variable))
      Found = sourceOf(Fixed, Variable->getInit());
  }
  Found.IsClangs = false;
  return Found;
}

class ViewChecker : public BodyWalker {
public:
  explicit ViewChecker(const RuleContext &C) : C(C) {}

  bool VisitReturnStmt(ReturnStmt *S) override {
    const Expr *Value = S->getRetValue();
    if (!Value || !isView(Value->getType()))
      return true;
    const Source Found = sourceOf(C.Fixed, Value);
    if (!Found.Variable || Found.IsClangs)
      return true;
    C.report(S->getReturnLoc(), diag::warn_dangling_view)
        << 0 << Found.Variable << Found.Variable->getType() << Value->getSourceRange();
    C.report(Found.Variable->getLocation(), diag::note_declared_here) << Found.Variable;
    return true;
  }
  bool VisitVarDecl(VarDecl *Variable) override {
    if (!Variable->getInit() || !isView(Variable->getType()))
      return true;
    const Source Found = sourceOf(C.Fixed, Variable->getInit());
    // Of one that this variable copies it was said where that is made.
    const bool IsCopy = isa<DeclRefExpr>(Variable->getInit()->IgnoreImplicit()->IgnoreParenCasts());
    if (Found.Temporary && !Found.IsClangs && !IsCopy)
      C.report(Found.Temporary->getBeginLoc(), diag::warn_dangling_view)
          << 1 << Variable << Found.Temporary->getType() << Found.Temporary->getSourceRange();
    return true;
  }

private:
  const RuleContext &C;
};

} // namespace

void checkViewLifetimes(const RuleContext &C, const FunctionDecl *Function) {
  if (!Function->isDependentContext())
    ViewChecker(C).walk(Function);
}

} // namespace ampcc
