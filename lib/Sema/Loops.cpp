//===- Loops.cpp - a rule against loops that no thread can leave ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"

using namespace clang;

namespace ampcc {
namespace {

/// Searches for an exit of a loop: a `break` of the loop, a `return`, a call that ends the kernel.
class ExitFinder : public BodyWalker {
public:
  bool Found = false;

  bool VisitReturnStmt(ReturnStmt *) override { return found(); }
  bool VisitBreakStmt(BreakStmt *) override { return Depth > 0 || found(); }
  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee = E->getDirectCallee();
    return !Callee || !Callee->isNoReturn() || found();
  }

  // Statements with their own `break`.
#define INNER(CLASS)                                                                               \
  bool Traverse##CLASS(CLASS *S, DataRecursionQueue * = nullptr) override {                        \
    ++Depth;                                                                                       \
    bool Continues = BodyWalker::Traverse##CLASS(S);                                               \
    --Depth;                                                                                       \
    return Continues;                                                                              \
  }
  INNER(WhileStmt)
  INNER(DoStmt)
  INNER(ForStmt)
  INNER(CXXForRangeStmt)
  INNER(SwitchStmt)
#undef INNER

private:
  bool found() {
    Found = true;
    return false;
  }

  unsigned Depth = 0;
};

/// A comparison `x >= 0` or `0 <= x` of an unsigned number.
bool isAlwaysTrue(const Expr *Condition, const ASTContext &Ast) {
  const auto *Compared = dyn_cast<BinaryOperator>(Condition->IgnoreParenImpCasts());
  if (!Compared || (Compared->getOpcode() != BO_GE && Compared->getOpcode() != BO_LE))
    return false;
  const Expr *Larger = Compared->getLHS(), *Smaller = Compared->getRHS();
  if (Compared->getOpcode() == BO_LE)
    std::swap(Larger, Smaller);
  Expr::EvalResult Bound;
  return Larger->IgnoreParenImpCasts()->getType()->isUnsignedIntegerType() &&
         Smaller->EvaluateAsInt(Bound, Ast) && Bound.Val.getInt().isZero();
}

class LoopChecker : public BodyWalker {
public:
  explicit LoopChecker(const RuleContext &C) : C(C) {}

  bool VisitWhileStmt(WhileStmt *S) override {
    return check(S->getWhileLoc(), S->getCond(), S->getBody());
  }
  bool VisitDoStmt(DoStmt *S) override { return check(S->getDoLoc(), S->getCond(), S->getBody()); }
  bool VisitForStmt(ForStmt *S) override {
    return check(S->getForLoc(), S->getCond(), S->getBody());
  }

private:
  bool check(SourceLocation Loc, const Expr *Condition, Stmt *Body) {
    bool Always = true;
    if (Condition && (Condition->isValueDependent() || Condition->isTypeDependent() ||
                      Condition->containsErrors()))
      return true;
    if (Condition && !Condition->EvaluateAsBooleanCondition(Always, C.Ast) &&
        !isAlwaysTrue(Condition, C.Ast))
      return true;
    ExitFinder Exits;
    Exits.TraverseStmt(Body);
    if (Always && !Exits.Found)
      C.report(Loc, diag::warn_amp_infinite_loop);
    return true;
  }

  const RuleContext &C;
};

} // namespace

void checkLoops(const RuleContext &C, const FunctionDecl *Function) {
  LoopChecker(C).walk(Function);
}

} // namespace ampcc
