//===- BodyRules.cpp - rules for statements and expressions of amp functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exceptions, wrong-side calls, globals and variable-length arrays are reported by Clang itself.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ClauseFixIt.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "ampcc/Basic/PlacementNew.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/Clauses/ConceptSides.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprConcepts.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

class BodyChecker : public BodyWalker {
public:
  BodyChecker(const RuleContext &C, const FunctionDecl *Function) : C(C), Function(Function) {}

  bool VisitGotoStmt(GotoStmt *S) override {
    Targets.insert(S->getLabel());
    return found(S->getGotoLoc(), diag::err_amp_goto);
  }
  bool VisitAddrLabelExpr(AddrLabelExpr *E) override {
    Targets.insert(E->getLabel());
    return true;
  }
  bool VisitIndirectGotoStmt(IndirectGotoStmt *S) override {
    return found(S->getGotoLoc(), diag::err_amp_goto);
  }
  bool VisitLabelStmt(LabelStmt *S) override {
    Labels.push_back(S);
    return true;
  }
  bool VisitAsmStmt(AsmStmt *S) override { return found(S->getAsmLoc(), diag::err_amp_asm); }
  bool VisitCXXTypeidExpr(CXXTypeidExpr *E) override {
    return found(E->getBeginLoc(), diag::err_amp_typeid);
  }
  bool VisitCXXDynamicCastExpr(CXXDynamicCastExpr *E) override {
    return found(E->getBeginLoc(), diag::err_amp_dynamic_cast);
  }
  /// Clang 19 and 20 report it themselves, and make no such expression; 22 does not.
  bool VisitVAArgExpr(VAArgExpr *E) override {
    C.Ast.getDiagnostics().Report(E->getBeginLoc(), clang::diag::err_va_arg_in_device);
    return true;
  }
  bool VisitCXXNewExpr(CXXNewExpr *E) override {
    if (!isPlacementNew(E) || !allows(C.version(), Feature::Deduction))
      C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 0;
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *E) override {
    C.report(E->getBeginLoc(), diag::err_amp_new_delete) << 1;
    return true;
  }

  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    QualType From = E->getSubExprAsWritten()->getType(), To = E->getTypeAsWritten();
    if (From.isNull() || E->containsErrors())
      return true;
    if (To->isPointerType() && From->isPointerType()) {
      From = From->getPointeeType();
      To = To->getPointeeType();
    } else if (To->isReferenceType()) {
      To = To.getNonReferenceType();
    } else {
      return true;
    }
    if (From.isConstQualified() && !To.isConstQualified())
      C.report(E->getBeginLoc(), diag::warn_amp_casts_away_const);
    return true;
  }

  /// Reports labels that no goto uses. For others the goto is reported.
  void reportLabels() {
    for (const LabelStmt *S : Labels)
      if (!Targets.contains(S->getDecl()))
        found(S->getIdentLoc(), diag::err_amp_label);
  }

  bool VisitAtomicExpr(AtomicExpr *E) override {
    if (!isTranslatedAtomic(C.Ast, E, C.version()))
      C.report(E->getBuiltinLoc(), diag::err_not_lowered)
          << "an atomic operation of the compiler" << "";
    return true;
  }

  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->hasAttr<CUDASharedAttr>())
      return true;
    if (Variable->getTSCSpec() != TSCS_unspecified)
      C.report(Variable->getLocation(), diag::err_amp_storage_class) << "thread_local" << false;
    else if (Variable->isStaticLocal() && !isConstantStatic(C, Variable))
      C.report(Variable->getLocation(), diag::err_amp_storage_class)
          << "static" << hasStaticConstant(Variable);
    else if (Variable->isLocalExternDecl())
      C.report(Variable->getLocation(), diag::err_amp_storage_class) << "extern" << false;
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    Callees.insert(E->getCallee()->IgnoreParenImpCasts());
    if (E->containsErrors())
      return true;
    checkConstevalCall(C, restrictionsOf(Function), E);
    checkVersion(E->getExprLoc(), E->getDirectCallee());
    if (const FunctionDecl *Callee = E->getDirectCallee();
        Callee && Callee->getBuiltinID() && !isTranslatedBuiltin(C.Ast, E, C.version()))
      reportBuiltin(E->getExprLoc(), Callee);
    if (const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee())) {
      const auto *Member = dyn_cast<CXXMemberCallExpr>(E);
      bool Qualified = Member && isa<MemberExpr>(Member->getCallee()->IgnoreParens()) &&
                       cast<MemberExpr>(Member->getCallee()->IgnoreParens())->hasQualifier();
      if (Method->isVirtual() && !Qualified && !E->isTypeDependent() &&
          !allows(C.version(), Feature::VirtualFunctions))
        C.report(E->getExprLoc(), diag::err_amp_virtual_call) << Method;
      return true;
    }
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    if (E->isTypeDependent() || E->getDirectCallee() || isa<CXXPseudoDestructorExpr>(Callee) ||
        isCapturedPointer(Callee))
      return true;
    if (const CXXRecordDecl *Lambda = convertedLambda(Callee)) {
      C.report(E->getExprLoc(), diag::err_amp_cpu_lambda_call) << Lambda->getSourceRange();
      C.report(Lambda->getLocation(), diag::note_launch_operator)
          << 1 << Lambda->getLambdaCallOperator()
          << insertClause(C.Files, Lambda->getLambdaCallOperator(), "restrict(cpu, amp)");
    } else if (!allows(C.version(), Feature::FunctionPointers)) {
      C.report(E->getExprLoc(), diag::err_amp_indirect_call);
    }
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    checkVersion(E->getLocation(), E->getConstructor());
    return true;
  }

  bool VisitConceptSpecializationExpr(ConceptSpecializationExpr *E) override {
    if (!E->isValueDependent() && holdsIn(C.S, Function, E) != E->isSatisfied()) {
      std::string Concept;
      llvm::raw_string_ostream OS(Concept);
      E->printPretty(OS, /*Helper=*/nullptr, C.Ast.getPrintingPolicy());
      C.report(E->getBeginLoc(), diag::err_concept_of_both) << Concept << E->isSatisfied();
    }
    return true;
  }

  /// Code that Clang could not parse is an error already, so that nothing in it is checked.
  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    for (const Expr *Part : E->subExpressions())
      Callees.insert(Part->IgnoreParenImpCasts());
    return true;
  }

  /// A function's name that is not called means its address; Clang reports those of cpu functions.
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *Function = dyn_cast<FunctionDecl>(E->getDecl());
    if (!Function || Function->getBuiltinID() || Callees.count(E) ||
        !(restrictionsOf(Function).Amp || areHostCallsAllowed(C.Ast.getLangOpts())))
      return true;
    if (allows(C.version(), Feature::FunctionPointers))
      checkVersion(E->getLocation(), Function);
    else
      C.report(E->getLocation(), diag::err_amp_function_pointer) << /*HasCure=*/true;
    return true;
  }

private:
  /// std::allocator calls the built-in forms of `operator new` and `operator delete`.
  void reportBuiltin(SourceLocation Loc, const FunctionDecl *Builtin) {
    const unsigned ID = Builtin->getBuiltinID();
    if (ID == Builtin::BI__builtin_operator_new || ID == Builtin::BI__builtin_operator_delete)
      C.report(Loc, diag::err_amp_new_delete) << (ID == Builtin::BI__builtin_operator_delete);
    else
      C.report(Loc, diag::err_not_lowered)
          << ("compiler built-in '" + Builtin->getNameAsString() + "'") << instead(Builtin);
  }

  /// The advice after an error about the call of a built-in function.
  std::string instead(const FunctionDecl *Builtin) const {
    if (allows(C.version(), Feature::LibraryBuiltins) && isLibraryBuiltin(Builtin->getBuiltinID()))
      return "; include <amp_math.h>";
    return substituteFor(Builtin, restrictionsOf(Function).dual() ? NamedIn::Dual : NamedIn::Amp);
  }

  /// A static variable that is a constant for a later version.
  bool hasStaticConstant(const VarDecl *Variable) const {
    const Expr *Init = Variable->getInit();
    return Variable->getType().isConstQualified() && Init && !Init->isValueDependent() &&
           !allows(C.version(), Feature::StaticConstants) && Variable->evaluateValue();
  }

  /// A function of a later version may do what the caller's devices cannot (spec 13.1.3).
  void checkVersion(SourceLocation Loc, const FunctionDecl *Callee) {
    if (!Callee || !restrictionsOf(Callee).Amp || isInferred(Callee) ||
        C.versionOf(Callee) <= C.versionOf(Function))
      return;
    if (C.Files.isLibrary(Callee->getLocation())) {
      const auto *Constructor = dyn_cast<CXXConstructorDecl>(Callee);
      C.report(Loc, diag::err_amp_library_version)
          << !isa<CXXMethodDecl>(Callee)
          << (Constructor ? Constructor->getParent() : cast<NamedDecl>(Callee))->getDeclName()
          << versionText(C.versionOf(Callee));
      return;
    }
    C.report(Loc, diag::err_amp_version_call)
        << Callee << versionText(C.versionOf(Callee)) << versionText(C.versionOf(Function));
    C.report(Callee->getLocation(), diag::note_amp_version_callee) << Callee;
  }

  /// Its capture is the error.
  static bool isCapturedPointer(const Expr *Callee) {
    const auto *Named = dyn_cast<DeclRefExpr>(Callee);
    return Named && Named->refersToEnclosingVariableOrCapture() &&
           Named->getType()->isPointerType();
  }

  /// A lambda whose call operator is out of reach is called by way of its pointer to function.
  static const CXXRecordDecl *convertedLambda(const Expr *Callee) {
    const auto *Conversion = dyn_cast<CXXMemberCallExpr>(Callee);
    const CXXRecordDecl *Class = Conversion ? Conversion->getRecordDecl() : nullptr;
    return Class && Class->isLambda() ? Class : nullptr;
  }

  bool found(SourceLocation Loc, diag::Kind K) {
    C.report(Loc, K);
    return true;
  }

  const RuleContext &C;
  const FunctionDecl *Function;
  llvm::SmallPtrSet<const Expr *, 16> Callees;
  std::vector<const LabelStmt *> Labels;
  llvm::SmallPtrSet<const LabelDecl *, 4> Targets;
};

} // namespace

void checkBody(const RuleContext &C, const FunctionDecl *Function) {
  BodyChecker Checker(C, Function);
  Checker.walk(Function);
  Checker.reportLabels();
}

} // namespace ampcc
