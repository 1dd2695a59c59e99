//===- CoroutineRules.cpp - rules against coroutines in amp code ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {
namespace {

/// The first of a coroutine's own keywords, which make the function one.
class FirstKeyword : public ASTWalker {
public:
  SourceLocation Loc;

  bool VisitCoreturnStmt(CoreturnStmt *S) override { return found(S->getKeywordLoc()); }
  bool VisitCoyieldExpr(CoyieldExpr *E) override { return found(E->getKeywordLoc()); }
  bool VisitCoawaitExpr(CoawaitExpr *E) override { return found(E->getKeywordLoc()); }
  bool VisitDependentCoawaitExpr(DependentCoawaitExpr *E) override {
    return found(E->getKeywordLoc());
  }
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override { return true; }

private:
  bool found(SourceLocation Where) {
    Loc = Where;
    return false;
  }
};

} // namespace

void reportCoroutine(const RuleContext &C, SourceLocation Keyword) {
  const SourceManager &SM = C.Ast.getSourceManager();
  SmallString<16> Buffer;
  C.report(Keyword, diag::err_amp_coroutine)
      << Lexer::getSpelling(SM.getSpellingLoc(Keyword), Buffer, SM, C.Ast.getLangOpts());
}

bool checkCoroutine(const RuleContext &C, const FunctionDecl *Function) {
  const CoroutineBodyStmt *Body = coroutineBody(Function);
  if (!Body)
    return false;
  FirstKeyword Finder;
  Finder.TraverseStmt(Body->getBody());
  reportCoroutine(C, Finder.Loc);
  return true;
}

} // namespace ampcc
