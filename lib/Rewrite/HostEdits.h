//===- HostEdits.h - the visitor that edits the host source --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source is the user's text without C++ AMP, which the host compiler compiles.
// rewriteHost() makes most of its edits with this visitor of Clang's AST. It visits the
// declarations of the translation unit and the patterns of its templates (never instantiations: the
// source is written once) and hands each node to the part that edits such nodes. The parts put
// their edits into the EditBuffer. run() also removes explicit instantiations of functions, which
// have no node in the AST. HostRewriter.cpp, ClauseEdits, Inliner, MsvcEdits and UnusedMarks add
// further edits. To edit another kind of node, override its Visit function and call a part.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_HOSTEDITS_H
#define AMPCC_LIB_REWRITE_HOSTEDITS_H

#include "DeclEdits.h"
#include "LambdaEdits.h"
#include "ProjectionEdits.h"
#include "PropertyEdits.h"
#include "SiteEdits.h"
#include "ampcc/Basic/ASTWalker.h"

namespace ampcc {

class HostEdits : public ASTWalker {
public:
  HostEdits(const RewriteContext &C, const HostCaptures &Captures, UnusedMarks &Unused)
      : C(C), Decls(C, Unused), Sites(C), Lambdas(C, Captures, Sites, Unused), Properties(C),
        Projections(C) {}

  /// Edits all declarations and patterns of the unit, each once. Call it once, before
  /// UnusedMarks::write() and Inliner::plan().
  void run();

  // Functions that the walk calls.
  bool TraverseDecl(clang::Decl *D) override;
  bool TraverseLambdaExpr(clang::LambdaExpr *Lambda, DataRecursionQueue *Queue = nullptr) override;
  bool VisitCXXRecordDecl(clang::CXXRecordDecl *Class) override;
  bool VisitPseudoObjectExpr(clang::PseudoObjectExpr *E) override {
    return Properties.editRead(E), true;
  }
  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr *E) override {
    return Properties.editRead(E), true;
  }
  bool VisitBinaryOperator(clang::BinaryOperator *E) override {
    return Properties.skipOperands(E), true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator *E) override {
    return Properties.skipOperands(E), true;
  }
  bool VisitCallExpr(clang::CallExpr *E) override { return Properties.skipOperands(E), true; }
  bool VisitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *E) override {
    return Projections.markRows(E), true;
  }
  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *E) override {
    return Projections.markRows(E), true;
  }
  bool VisitDecltypeTypeLoc(clang::DecltypeTypeLoc Loc) override {
    return Properties.editType(Loc), true;
  }

private:
  const RewriteContext &C;
  DeclEdits Decls;
  SiteEdits Sites;
  LambdaEdits Lambdas;
  PropertyEdits Properties;
  ProjectionEdits Projections;
  llvm::DenseSet<clang::SourceLocation> SeenLambdas;
};

} // namespace ampcc

#endif
