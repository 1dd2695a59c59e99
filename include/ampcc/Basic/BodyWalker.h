//===- BodyWalker.h - a visitor of the code of one function --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules and analyses of C++ AMP are about the code that a function runs. They derive from
// BodyWalker, which leaves out all other code in the function's body.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_BODYWALKER_H
#define AMPCC_BASIC_BODYWALKER_H

#include "ampcc/Basic/ASTWalker.h"

namespace ampcc {

/// Visits the evaluated code of a function: its body and member initializers. The bodies of lambdas
/// and the members of local classes are functions of their own; unevaluated operands do not run.
class BodyWalker : public ASTWalker {
public:
  void walk(const clang::FunctionDecl *Function);

  bool shouldVisitImplicitCode() const override { return true; }

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
};

} // namespace ampcc

#endif
