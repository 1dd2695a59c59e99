//===- BodyWalker.h - walk the code of one function -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_BODYWALKER_H
#define AMPCC_BASIC_BODYWALKER_H

#include "clang/AST/RecursiveASTVisitor.h"

namespace ampcc {

/// Visits the evaluated code of a function: its body and member initializers. The bodies of lambdas
/// and the members of local classes are functions of their own; unevaluated operands do not run.
template <typename Derived> class BodyWalker : public clang::RecursiveASTVisitor<Derived> {
  using Base = clang::RecursiveASTVisitor<Derived>;

public:
  void walk(const clang::FunctionDecl *Function) {
    if (const auto *Ctor = llvm::dyn_cast<clang::CXXConstructorDecl>(Function))
      for (const clang::CXXCtorInitializer *Init : Ctor->inits())
        this->TraverseStmt(Init->getInit());
    this->TraverseStmt(Function->getBody());
  }

  bool shouldVisitImplicitCode() const { return true; }

  bool TraverseLambdaExpr(clang::LambdaExpr *Lambda,
                          typename Base::DataRecursionQueue * = nullptr) {
    for (clang::Expr *Init : Lambda->capture_inits())
      if (Init)
        this->TraverseStmt(Init);
    return true;
  }
  /// What a list means, with the conversions of its elements; not how it is written as well.
  bool TraverseInitListExpr(clang::InitListExpr *List,
                            typename Base::DataRecursionQueue *Queue = nullptr) {
    clang::InitListExpr *Semantic = List->isSemanticForm() ? List : List->getSemanticForm();
    return this->TraverseSynOrSemInitListExpr(Semantic ? Semantic : List, Queue);
  }
  bool TraverseCXXRecordDecl(clang::CXXRecordDecl *) { return true; }
  bool TraverseFunctionDecl(clang::FunctionDecl *) { return true; }
  bool TraverseTypeLoc(clang::TypeLoc, bool /*TraverseQualifier*/ = true) { return true; }
  bool TraverseDecltypeTypeLoc(clang::DecltypeTypeLoc, bool /*TraverseQualifier*/ = true) {
    return true;
  }
  bool TraverseUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *,
                                        typename Base::DataRecursionQueue * = nullptr) {
    return true;
  }
  bool TraverseCXXNoexceptExpr(clang::CXXNoexceptExpr *,
                               typename Base::DataRecursionQueue * = nullptr) {
    return true;
  }
};

} // namespace ampcc

#endif
