//===- UnevaluatedRules.cpp - rules for operands of decltype, sizeof and noexcept -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An operand that is not evaluated is code of the function all the same (spec 2.4.3): the objects
// that it creates and names, and its conversions, obey the rules. So do the operands in the return
// type after the clause of a function for amp alone, where Clang does not know its side yet. The
// part before the clause is code of the enclosing function.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "clang/AST/ASTLambda.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"

using namespace clang;

namespace ampcc {
namespace {

/// Applies the rules of BodyRules to an operand.
class OperandChecker : public ASTWalker {
public:
  OperandChecker(const RuleContext &C, const FunctionDecl *Function, bool InHead)
      : C(C), Function(Function), InHead(InHead) {}

  bool VisitCXXNewExpr(CXXNewExpr *E) override {
    C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 0;
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *E) override {
    C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 1;
    return true;
  }
  bool VisitCXXTypeidExpr(CXXTypeidExpr *E) override {
    C.report(E->getBeginLoc(), diag::err_amp_typeid);
    return true;
  }
  bool VisitCXXDynamicCastExpr(CXXDynamicCastExpr *E) override {
    C.report(E->getBeginLoc(), diag::err_amp_dynamic_cast);
    return true;
  }
  /// In the body of a function for amp alone Clang has considered candidates for amp only. The
  /// standard library queries types with its own functions.
  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee =
        InHead || (restrictionsOf(Function).dual() && !isDeclaredInAmpOnly(Function))
            ? E->getDirectCallee()
            : nullptr;
    if (Callee && !(isUnmarked(Callee) && allows(C.version(), Feature::Deduction)) &&
        !Callee->getBuiltinID() && !restrictionsOf(Callee).Amp && !isInferred(Callee) &&
        !Callee->isConsteval() && C.Files.isEditable(Callee->getLocation()))
      C.S.Diag(E->getExprLoc(), clang::diag::err_ref_bad_target)
          << llvm::to_underlying(C.S.CUDA().IdentifyTarget(Callee)) << /*IsVariable=*/0 << Callee
          << llvm::to_underlying(C.S.CUDA().IdentifyTarget(Function));
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override { return true; }

private:
  const RuleContext &C;
  const FunctionDecl *Function;
  bool InHead;
};

class Operands : public ASTWalker {
public:
  Operands(const RuleContext &C, const FunctionDecl *Function) : C(C), Function(Function) {}

  void walkBody() { TraverseStmt(Function->getBody()); }
  void walkHead() {
    InHead = true;
    if (const TypeSourceInfo *Written = Function->getTypeSourceInfo())
      if (auto Type = Written->getTypeLoc().getAsAdjusted<FunctionProtoTypeLoc>();
          Type && Type.getTypePtr()->hasTrailingReturn())
        TraverseTypeLoc(Type.getReturnLoc());
  }

  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T, bool) override {
    check(T.getUnderlyingExpr());
    return true;
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E,
                                        DataRecursionQueue * = nullptr) override {
    if (!E->isArgumentType())
      check(E->getArgumentExpr());
    return true;
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E, DataRecursionQueue * = nullptr) override {
    check(E->getOperand());
    return true;
  }
  // Functions of their own.
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override { return true; }
  bool TraverseCXXRecordDecl(CXXRecordDecl *) override { return true; }

private:
  void check(Expr *Operand) {
    if (!Operand || Operand->containsErrors() || !C.Files.isEditable(Operand->getBeginLoc()))
      return;
    OperandChecker(C, Function, InHead).TraverseStmt(Operand);
    checkNamesOfOperand(C, Function, Operand);
    checkTypesOfOperand(C, Operand);
  }

  const RuleContext &C;
  const FunctionDecl *Function;
  bool InHead = false;
};

} // namespace

void checkUnevaluated(const RuleContext &C, const FunctionDecl *Function) {
  Operands(C, Function).walkBody();
}

void checkUnevaluatedOfHead(const RuleContext &C, const FunctionDecl *Function) {
  Restrictions R = restrictionsOf(Function);
  if (isLambdaCallOperator(Function)) // checkHeadOfLambda
    return;
  if (R.Amp && !R.Cpu && Function->isFirstDecl() && !isInferred(Function))
    Operands(C, Function).walkHead();
}

} // namespace ampcc
