//===- BodyWalker.h - a visitor of the code of one function --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rule of C++ AMP (lib/Sema) or an analysis such as CallGraph examines the code that one function
// runs. It derives from BodyWalker, which leaves out the other code in the function's body. If
// another part of the body is code of another function, or does not run on the device, leave it out
// here, for all rules.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_BODYWALKER_H
#define AMPCC_BASIC_BODYWALKER_H

#include "ampcc/Basic/ASTWalker.h"

namespace ampcc {

/// Visits the evaluated code of a function: its body, its member initializers, and, at each use,
/// the default arguments and default member initializers. Of a lambda it visits the initializers of
/// the captures only. Leaves out bodies of lambdas and members of local classes, because these are
/// other functions, and types and the operands of sizeof and noexcept, because they are not
/// evaluated.
///
/// From version 1.3 on, amp code may call functions without a clause (HostCalls.h). In such a
/// function the walk also leaves out code that the device does not run: conditions that are false
/// outside of constant evaluation (isFalseAtRunTime() of ConstantEvaluation.h), the operands of
/// traps, and computations in long double whose result is known (LongDoubles.h).
class BodyWalker : public ASTWalker {
public:
  /// A constructor must be given as its definition: its other declarations have no member
  /// initializers.
  void walk(const clang::FunctionDecl *Function);

  bool shouldVisitImplicitCode() const override { return true; }

  /// Calls visitTrap() in place of a walk for each trap in a function without a clause that amp
  /// code may call.
  bool TraverseStmt(clang::Stmt *S, DataRecursionQueue *Queue = nullptr) override;

  bool TraverseVarDecl(clang::VarDecl *Variable) override;
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
  /// The expression is a trap: it ends the launch on the device, such as `throw` (isTrap() of
  /// DeviceCallee.h). The device does not evaluate its operands.
  virtual void visitTrap(const clang::Expr *) {}

private:
  const clang::ASTContext *Ast = nullptr;
  bool LeavesOutTraps = false; ///< the function has no clause, and amp code may call it
};

} // namespace ampcc

#endif
