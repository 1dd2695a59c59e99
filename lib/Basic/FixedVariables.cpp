//===- FixedVariables.cpp - variables that keep their initial value ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A use that reads a variable is one that Clang makes const or copies: it is wrapped in a cast that
// adds const or loads the value, it is the object of a const member function, or it is what a
// lambda captures by copy. Every other mention may change it.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Basic/FixedVariables.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace ampcc {
namespace {

bool isArray(const ValueDecl *Variable) {
  const CXXRecordDecl *Class = Variable->getType()->getAsCXXRecordDecl();
  return Class && libraryClass(Class) == LibraryClass::Array;
}

/// Collects the variables that a body may change.
class Uses : public ASTWalker {
public:
  bool shouldVisitImplicitCode() const override { return true; }

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    if (E->getCastKind() == CK_LValueToRValue || E->getType().isConstQualified())
      reads(E->getSubExpr());
    return true;
  }
  bool VisitCXXMemberCallExpr(CXXMemberCallExpr *E) override {
    if (const CXXMethodDecl *Method = E->getMethodDecl(); Method && Method->isConst())
      reads(E->getImplicitObjectArgument());
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee());
    // The elements of an array are no part of what it is.
    const bool IsElement = E->getOperator() == OO_Subscript || E->getOperator() == OO_Call;
    if (Method && (Method->isConst() || IsElement))
      reads(E->getArg(0), /*OnlyArrays=*/!Method->isConst());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    if (const auto *Method = dyn_cast<CXXMethodDecl>(E->getMemberDecl());
        Method && Method->isConst())
      reads(E->getBase());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    // A view of an array, a copy of a view.
    for (const Expr *Arg : E->arguments())
      if (libraryClass(E->getConstructor()->getParent()) == LibraryClass::ArrayView)
        reads(Arg);
    return true;
  }
  bool VisitMSPropertyRefExpr(MSPropertyRefExpr *E) override {
    if (!E->getPropertyDecl()->hasSetter())
      reads(E->getBaseExpr());
    return true;
  }
  /// A mention inside of the body is one of the capture. A kernel refers to the elements of an
  /// array.
  bool TraverseLambdaExpr(LambdaExpr *E, DataRecursionQueue * = nullptr) override {
    const bool IsKernel = restrictionsOf(E->getCallOperator()).Amp;
    for (unsigned I = 0; I < E->capture_size(); ++I) {
      const LambdaCapture &Capture = E->capture_begin()[I];
      if (!Capture.capturesVariable())
        continue;
      const ValueDecl *Captured = Capture.getCapturedVar();
      if (Captured->isInitCapture())
        TraverseStmt(E->capture_init_begin()[I]);
      else if (const auto *Variable = dyn_cast<VarDecl>(Captured);
               Variable && Capture.getCaptureKind() != LCK_ByCopy &&
               !(IsKernel && isArray(Variable)))
        Changed.insert(Variable);
    }
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (isa<VarDecl>(E->getDecl()))
      Mentions.insert(E);
    return true;
  }

  llvm::DenseSet<const VarDecl *> changed() {
    for (const DeclRefExpr *E : Mentions)
      if (!Read.contains(E))
        Changed.insert(cast<VarDecl>(E->getDecl()));
    return std::move(Changed);
  }

private:
  void reads(const Expr *E, bool OnlyArrays = false) {
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenCasts())) {
      if (!OnlyArrays || isArray(Ref->getDecl()))
        Read.insert(Ref);
    } else if (const auto *Same = dyn_cast<OpaqueValueExpr>(E->IgnoreParenCasts());
               Same && Same->getSourceExpr())
      reads(Same->getSourceExpr(), OnlyArrays);
  }

  llvm::DenseSet<const DeclRefExpr *> Mentions, Read;
  llvm::DenseSet<const VarDecl *> Changed;
};

} // namespace

bool FixedVariables::contains(const VarDecl *Variable) const {
  if (Variable->getType()->isReferenceType())
    return false;
  if (Variable->getType().isConstQualified() || Variable->isConstexpr())
    return true;
  const auto *Function = dyn_cast_or_null<FunctionDecl>(Variable->getParentFunctionOrMethod());
  if (!Function || !Function->hasBody() || !Variable->isLocalVarDecl())
    return false;
  auto Known = Changed.find(Function);
  if (Known == Changed.end()) {
    Uses All;
    All.TraverseStmt(Function->getBody());
    Known = Changed.try_emplace(Function, All.changed()).first;
  }
  return !Known->second.contains(Variable);
}

} // namespace ampcc
