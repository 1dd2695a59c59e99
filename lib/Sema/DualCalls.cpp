//===- DualCalls.cpp - calls that have to work on both sides --------------===//
//
// Clang resolves a call in a restrict(cpu,amp) function for the amp side. The cpu side is resolved
// by the host compiler; that there is something to find, and of the same type, is checked here.
//
//===----------------------------------------------------------------------===//
#include "BodyWalker.h"
#include "Rules.h"

using namespace clang;

namespace ampcc {
namespace {

/// The cpu-restricted functions of the callee's name that the call could see, those with the same
/// parameters first.
struct CpuSide {
  bool Any = false;
  const FunctionDecl *SameParameters = nullptr;
};

class DualCallChecker : public BodyWalker<DualCallChecker> {
public:
  DualCallChecker(const RuleContext &C, const FunctionDecl *Caller) : C(C), Caller(Caller) {}

  bool VisitCallExpr(CallExpr *E) {
    if (const FunctionDecl *Callee = E->getDirectCallee())
      check(Callee, E->getNumArgs() - (isa<CXXOperatorCallExpr>(E) && isa<CXXMethodDecl>(Callee)),
            E->getExprLoc());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    check(E->getConstructor(), E->getNumArgs(), E->getLocation());
    return true;
  }

private:
  void check(const FunctionDecl *Callee, unsigned NumArgs, SourceLocation Loc) {
    Restrictions R = restrictionsOf(Callee);
    if (!R.Amp || R.Cpu || Callee->getBuiltinID())
      return;
    CpuSide Cpu = findCpuSide(Callee, NumArgs);
    if (!Cpu.Any) {
      C.report(Loc, diag::err_dual_calls_amp_only) << Callee;
      C.report(Callee->getLocation(), diag::note_declared_here) << Callee;
    } else if (Cpu.SameParameters && !Callee->getReturnType()->isUndeducedType() &&
               !C.Ast.hasSameType(Callee->getReturnType(), Cpu.SameParameters->getReturnType())) {
      C.report(Loc, diag::err_dual_types_differ)
          << Callee << Callee->getReturnType() << Cpu.SameParameters->getReturnType();
      C.report(Cpu.SameParameters->getLocation(), diag::note_declared_here) << Callee;
    }
  }

  CpuSide findCpuSide(const FunctionDecl *Callee, unsigned NumArgs) {
    CpuSide Found;
    collect(Callee->getDeclContext(), Callee, NumArgs, Found);
    for (const DeclContext *Scope = Caller->getDeclContext(); Scope && !isa<CXXMethodDecl>(Callee);
         Scope = Scope->getParent())
      collect(Scope, Callee, NumArgs, Found);
    return Found;
  }

  void collect(const DeclContext *Scope, const FunctionDecl *Callee, unsigned NumArgs,
               CpuSide &Found) {
    for (const NamedDecl *D : Scope->lookup(Callee->getDeclName())) {
      D = D->getUnderlyingDecl();
      const FunctionDecl *Function = D->getAsFunction();
      if (!Function || !restrictionsOf(Function).Cpu || !takes(Function, NumArgs) ||
          copies(Function) != copies(Callee))
        continue;
      Found.Any = true;
      if (!isa<FunctionTemplateDecl>(D) && sameParameters(Function, Callee))
        Found.SameParameters = Function;
    }
  }

  static bool takes(const FunctionDecl *Function, unsigned NumArgs) {
    return Function->isVariadic() || Function->getDescribedFunctionTemplate() ||
           (Function->getMinRequiredArguments() <= NumArgs && NumArgs <= Function->getNumParams());
  }

  static bool copies(const FunctionDecl *Function) {
    const auto *Ctor = dyn_cast<CXXConstructorDecl>(Function);
    return Ctor && Ctor->isCopyOrMoveConstructor();
  }

  bool sameParameters(const FunctionDecl *A, const FunctionDecl *B) {
    if (A->getNumParams() != B->getNumParams())
      return false;
    for (unsigned I = 0; I < A->getNumParams(); ++I)
      if (!C.Ast.hasSameType(A->getParamDecl(I)->getType(), B->getParamDecl(I)->getType()))
        return false;
    const auto *MethodA = dyn_cast<CXXMethodDecl>(A), *MethodB = dyn_cast<CXXMethodDecl>(B);
    return !MethodA || !MethodB || MethodA->getMethodQualifiers() == MethodB->getMethodQualifiers();
  }

  const RuleContext &C;
  const FunctionDecl *Caller;
};

} // namespace

void checkDualCalls(const RuleContext &C, const FunctionDecl *Function) {
  DualCallChecker(C, Function).walk(Function);
}

} // namespace ampcc
