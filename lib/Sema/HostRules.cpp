//===- HostRules.cpp - rules for amp code that host code uses ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang reports wrong-side calls in functions. Two errors it misses: a call of a lambda through its
// conversion to a pointer to function, also in the standard library's code, whose bodies the rules
// do not walk; and a default member initializer that restricts the constructors of a class which
// must exist on the host, too.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/ClangHooks/CudaSide.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <set>

using namespace clang;

namespace ampcc {
namespace {

/// The amp-only lambda that E converts to a pointer to function; null for anything else.
const CXXRecordDecl *convertedLambda(const Expr *E) {
  const auto *Call = dyn_cast<CXXMemberCallExpr>(E->IgnoreParenImpCasts());
  const auto *Conversion =
      Call ? dyn_cast_or_null<CXXConversionDecl>(Call->getDirectCallee()) : nullptr;
  const CXXRecordDecl *Class = Conversion ? Conversion->getParent() : nullptr;
  return Class && Class->isLambda() && isAmpOnly(Class->getLambdaCallOperator()) ? Class : nullptr;
}

class HostChecker : public BodyWalker {
public:
  explicit HostChecker(const RuleContext &C) : C(C) {}

  bool VisitCallExpr(CallExpr *E) override {
    checkConstevalCall(C, Restrictions{/*Cpu=*/true, /*Amp=*/false}, E);
    for (const Expr *Part : std::initializer_list<const Expr *>{E->getCallee(), E})
      if (const CXXRecordDecl *Lambda = convertedLambda(Part))
        C.Converted.insert(Lambda);
    if (const CXXRecordDecl *Lambda = convertedLambda(E->getCallee())) {
      Called.insert(E->getCallee()->IgnoreParenImpCasts());
      C.report(E->getExprLoc(), diag::err_cpu_amp_lambda_call) << E->getSourceRange();
      C.report(Lambda->getLocation(), diag::note_launch_operator) << true;
    } else if (convertedLambda(E) && !Called.contains(E)) {
      C.report(E->getExprLoc(), diag::err_amp_function_pointer)
          << /*HasCure=*/false << E->getSourceRange();
    }
    return true;
  }

private:
  const RuleContext &C;
  llvm::SmallPtrSet<const Expr *, 4> Called;
};

/// Functions for amp in an initializer outside of functions. Clang checks calls alone.
class PointerChecker : public BodyWalker {
public:
  explicit PointerChecker(const RuleContext &C) : C(C) {}

  bool TraverseCallExpr(CallExpr *E, DataRecursionQueue * = nullptr) override {
    for (Expr *Argument : E->arguments())
      TraverseStmt(Argument);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *Function = dyn_cast<FunctionDecl>(E->getDecl());
    if (Function && isAmpOnly(Function)) {
      C.report(E->getLocation(), diag::err_amp_only_pointer) << Function << E->getSourceRange();
      C.report(Function->getLocation(), diag::note_declared_here) << Function;
    }
    return true;
  }

private:
  const RuleContext &C;
};

/// The class of T or its elements, if it has a destructor that is only for amp code.
const CXXRecordDecl *classDestroyedByAmp(const ASTContext &Ast, QualType T) {
  if (T->isReferenceType())
    return nullptr;
  const CXXRecordDecl *Class = Ast.getBaseElementType(T)->getAsCXXRecordDecl();
  bool AmpOnly = Class && Class->hasDefinition() && isAmpOnly(Class->getDestructor());
  return AmpOnly ? Class : nullptr;
}

/// Temporary objects in an initializer outside of functions, which Clang does not check.
class TemporaryChecker : public BodyWalker {
public:
  explicit TemporaryChecker(const RuleContext &C) : C(C) {}

  bool VisitCXXBindTemporaryExpr(CXXBindTemporaryExpr *E) override {
    if (const CXXRecordDecl *Class = classDestroyedByAmp(C.Ast, E->getType())) {
      C.report(E->getBeginLoc(), diag::err_amp_only_destructor) << 1 << 0 << Class;
      C.report(Class->getDestructor()->getLocation(), diag::note_declared_here)
          << Class->getDestructor();
    }
    return true;
  }

private:
  const RuleContext &C;
};

} // namespace

void checkConstevalCall(const RuleContext &C, Restrictions Caller, const CallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  if (!ConstevalIsForBothSides || !Callee || !Callee->isConsteval() || E->isTypeDependent() ||
      Callee->isInStdNamespace())
    return;
  const Restrictions Its = restrictionsOf(Callee);
  if ((Its.Cpu || !Caller.Cpu) && (Its.Amp || !Caller.Amp))
    return;
  auto SideOf = [](Restrictions R) {
    return unsigned(R.dual() ? CUDAFunctionTarget::HostDevice
                    : R.Amp  ? CUDAFunctionTarget::Device
                             : CUDAFunctionTarget::Host);
  };
  C.Ast.getDiagnostics().Report(E->getExprLoc(), clang::diag::err_ref_bad_target)
      << SideOf(Its) << /*IsVariable=*/0 << Callee << SideOf(Caller);
}

void checkHostBody(const RuleContext &C, const FunctionDecl *Function) {
  HostChecker(C).walk(Function);
}

/// Something uses the conversion of a lambda's class to a pointer to function.
static bool isConverted(const CXXRecordDecl *Lambda) {
  auto IsUsed = [](const FunctionDecl *F) { return F->isUsed(/*CheckUsedAttr=*/false); };
  return llvm::any_of(Lambda->getVisibleConversionFunctions(), [&](const NamedDecl *D) {
    const auto *Template = dyn_cast<FunctionTemplateDecl>(D->getUnderlyingDecl());
    return Template ? llvm::any_of(Template->specializations(), IsUsed)
                    : IsUsed(D->getUnderlyingDecl()->getAsFunction());
  });
}

void checkConvertedLambda(const RuleContext &C, const LambdaExpr *Lambda) {
  const CXXRecordDecl *Class = Lambda->getLambdaClass();
  const FunctionDecl *Operator = Lambda->getCallOperator();
  if (isDeclaredInAmpOnly(Operator) && allows(C.versionOf(Operator), Feature::FunctionPointers))
    return; // no host code sees it
  if (isAmpOnly(Lambda->getCallOperator()) && !Class->isDependentContext() && isConverted(Class) &&
      C.Converted.insert(Class).second)
    C.report(Lambda->getBeginLoc(), diag::err_cpu_amp_lambda_call) << Lambda->getIntroducerRange();
}

void checkHostInitializer(const RuleContext &C, const VarDecl *Global) {
  auto *Init = const_cast<Expr *>(Global->getInit());
  HostChecker(C).TraverseStmt(Init);
  TemporaryChecker(C).TraverseStmt(Init);
  PointerChecker(C).TraverseStmt(Init);
}

void checkHostDestructor(const RuleContext &C, const VarDecl *Global) {
  if (const CXXRecordDecl *Class = classDestroyedByAmp(C.Ast, Global->getType())) {
    C.report(Global->getLocation(), diag::err_amp_only_destructor) << 0 << Global << Class;
    C.report(Class->getDestructor()->getLocation(), diag::note_declared_here)
        << Class->getDestructor();
  }
}

void checkMemberInitializers(const RuleContext &C, const CXXRecordDecl *Class) {
  // A class in an amp-only function is not in the host source.
  if (const auto *Around = dyn_cast_or_null<FunctionDecl>(Class->getParentFunctionOrMethod()))
    if (isAmpOnly(Around))
      return;
  for (const FieldDecl *Member : Class->fields())
    if (const Expr *Init = Member->getInClassInitializer())
      findCallsMissingOnHost(C, Class, Init, [&](SourceLocation Loc, const FunctionDecl *Callee) {
        C.report(Loc, diag::err_amp_only_member_initializer)
            << Callee << Member << Init->getSourceRange();
        C.report(Callee->getLocation(), diag::note_declared_here) << Callee;
      });
}

bool isDeclaredInAmpOnly(const FunctionDecl *Function) {
  const auto *Around =
      dyn_cast_or_null<FunctionDecl>(Function->getParentFunctionOrMethod(/*LexicalParent=*/true));
  if (!Around || !areHostCallsAllowed(Around->getASTContext().getLangOpts()))
    return Around && isAmpOnly(Around);
  // Functions in amp code are for both sides then, so that functions without a clause can call
  // them.
  return isAmpOnly(Around) || (restrictionsOf(Around).Amp && isDeclaredInAmpOnly(Around));
}

void reportErrorsOfDefaults(const RuleContext &C, TranslationUnit &TU, const UnitContents &Unit) {
  if (TU.OfDefaults.empty())
    return;
  std::set<SourceLocation> Missing;
  std::vector<SourceRange> BoundToAmp; // code that no host compiler reads
  for (const FunctionDecl *Function : Unit.Declarations)
    for (const ParmVarDecl *Parameter : Function->parameters()) {
      if (!Parameter->hasDefaultArg() || Parameter->hasUninstantiatedDefaultArg() ||
          Parameter->hasUnparsedDefaultArg())
        continue;
      if (isDeclaredInAmpOnly(Function))
        BoundToAmp.push_back(Parameter->getDefaultArgRange());
      else
        findCallsMissingOnHost(
            C, Function->getDeclContext(), Parameter->getDefaultArg(),
            [&](SourceLocation Loc, const FunctionDecl *) { Missing.insert(Loc); });
    }
  auto IsBoundToAmp = [&](SourceLocation Loc) {
    return llvm::any_of(BoundToAmp, [&](SourceRange Range) {
      return C.Ast.getSourceManager().isPointWithin(Loc, Range.getBegin(), Range.getEnd());
    });
  };
  for (const DeferredError &Error : TU.OfDefaults)
    if (Missing.count(Error.Parts[0].first) || IsBoundToAmp(Error.Parts[0].first))
      for (const PartialDiagnosticAt &Part : Error.Parts)
        Part.second.Emit(C.S.getDiagnostics().Report(Part.first, Part.second.getDiagID()));
}

} // namespace ampcc
