//===- BodyWalker.h - a visitor of the code of one function --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rule of C++ AMP (lib/Sema) or an analysis such as CallGraph examines the code that one function
// runs. It derives from BodyWalker, which leaves out the other code in the function's body.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_BODYWALKER_H
#define AMPCC_BASIC_BODYWALKER_H

#include "ampcc/Basic/ASTWalker.h"

namespace ampcc {

/// Visits the evaluated code of a function: its body, its member initializers, and, at each use,
/// the default arguments and default member initializers. Leaves out bodies of lambdas and members
/// of local classes, because these are functions of their own, and types and the operands of sizeof
/// and noexcept, because they are not evaluated.
class BodyWalker : public ASTWalker {
public:
  /// A constructor must be given as its definition: its other declarations have no member
  /// initializers.
  void walk(const clang::FunctionDecl *Function);

  bool shouldVisitImplicitCode() const override { return true; }

  /// In a function without a clause that amp code may call, calls visitTrap() for each expression
  /// that ends the launch on the device, such as `throw` (isTrap() of DeviceCallee.h), and leaves
  /// out its operands, because the device does not evaluate them.
  bool TraverseStmt(clang::Stmt *S, DataRecursionQueue *Queue = nullptr) override;

  bool TraverseLambdaExpr(clang::LambdaExpr *Lambda, DataRecursionQueue * = nullptr) override;
  /// Walks only the semantic form, which has the conversions of the elements.
  bool TraverseInitListExpr(clang::InitListExpr *List,
                            DataRecursionQueue *Queue = nullptr) override;
  bool TraverseCXXRecordDecl(clang::CXXRecordDecl *) override { return true; }
  bool TraverseFunctionDecl(clang::FunctionDecl *) override { return true; }
  bool TraverseTypeLoc(clang::TypeLoc, bool = true) override { return true; }
  bool TraverseDecltypeTypeLoc(clang::DecltypeTypeLoc, bool = true) override { return true; }
  bool TraverseUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *,
                                        DataRecursionQueue * = nullptr) override {
    return true;
  }
  bool TraverseCXXNoexceptExpr(clang::CXXNoexceptExpr *, DataRecursionQueue * = nullptr) override {
    return true;
  }

protected:
  virtual void visitTrap(const clang::Expr *) {}

private:
  bool LeavesOutTraps = false;
};

} // namespace ampcc

#endif
