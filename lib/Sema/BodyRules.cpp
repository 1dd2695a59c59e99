//===- BodyRules.cpp - statements and expressions of amp functions --------===//
//
// Exceptions, wrong-side calls, globals and variable-length arrays are reported by Clang itself.
//
//===----------------------------------------------------------------------===//
#include "BodyWalker.h"
#include "Rules.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace ampcc {
namespace {

class BodyChecker : public BodyWalker<BodyChecker> {
public:
  explicit BodyChecker(const RuleContext &C) : C(C) {}

  bool VisitGotoStmt(GotoStmt *S) { return found(S->getGotoLoc(), diag::err_amp_goto); }
  bool VisitIndirectGotoStmt(IndirectGotoStmt *S) {
    return found(S->getGotoLoc(), diag::err_amp_goto);
  }
  bool VisitLabelStmt(LabelStmt *S) { return found(S->getIdentLoc(), diag::err_amp_label); }
  bool VisitAsmStmt(AsmStmt *S) { return found(S->getAsmLoc(), diag::err_amp_asm); }
  bool VisitCXXTypeidExpr(CXXTypeidExpr *E) {
    return found(E->getBeginLoc(), diag::err_amp_typeid);
  }
  bool VisitCXXDynamicCastExpr(CXXDynamicCastExpr *E) {
    return found(E->getBeginLoc(), diag::err_amp_dynamic_cast);
  }
  bool VisitCXXNewExpr(CXXNewExpr *E) {
    C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 0;
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *E) {
    C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 1;
    return true;
  }

  bool VisitVarDecl(VarDecl *Variable) {
    if (Variable->hasAttr<CUDASharedAttr>())
      return true;
    if (Variable->getTSCSpec() != TSCS_unspecified)
      C.report(Variable->getLocation(), diag::err_amp_storage_class) << "thread_local";
    else if (Variable->isStaticLocal())
      C.report(Variable->getLocation(), diag::err_amp_storage_class) << "static";
    else if (Variable->isLocalExternDecl())
      C.report(Variable->getLocation(), diag::err_amp_storage_class) << "extern";
    return true;
  }

  bool VisitCallExpr(CallExpr *E) {
    if (const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee())) {
      const auto *Member = dyn_cast<CXXMemberCallExpr>(E);
      bool Qualified = Member && isa<MemberExpr>(Member->getCallee()->IgnoreParens()) &&
                       cast<MemberExpr>(Member->getCallee()->IgnoreParens())->hasQualifier();
      if (Method->isVirtual() && !Qualified)
        C.report(E->getExprLoc(), diag::err_amp_virtual_call) << Method;
      return true;
    }
    if (!E->getDirectCallee() && !isa<CXXPseudoDestructorExpr>(E->getCallee()->IgnoreParens()))
      C.report(E->getExprLoc(), diag::err_amp_indirect_call);
    return true;
  }

private:
  bool found(SourceLocation Loc, diag::Kind K) {
    C.report(Loc, K);
    return true;
  }

  const RuleContext &C;
};

/// Function names that are called are no uses of the function's address.
class UseChecker : public BodyWalker<UseChecker> {
public:
  UseChecker(const RuleContext &C, Restrictions User) : C(C), User(User) {}

  bool VisitCallExpr(CallExpr *E) {
    Callees.insert(E->getCallee()->IgnoreParenImpCasts());
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const auto *Function = dyn_cast<FunctionDecl>(E->getDecl());
    if (!Function || Function->getBuiltinID() || Function->hasAttr<CUDAGlobalAttr>() ||
        Callees.count(E))
      return true;
    // The cpu side of a dual function may be pointed to, by cpu code (2.3.1).
    Restrictions R = restrictionsOf(Function);
    if (R.Amp && (!R.Cpu || User.Amp))
      C.report(E->getLocation(), diag::err_amp_function_pointer);
    return true;
  }

private:
  const RuleContext &C;
  Restrictions User;
  llvm::SmallPtrSet<const Expr *, 16> Callees;
};

} // namespace

void checkBody(const RuleContext &C, const FunctionDecl *Function) {
  BodyChecker(C).walk(Function);
}

void checkFunctionUses(const RuleContext &C, const FunctionDecl *Function) {
  UseChecker(C, restrictionsOf(Function)).walk(Function);
}

} // namespace ampcc
