//===- Uninitialized.cpp - a rule for locals that are read before they have a value -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's own analysis, on by default in amp-restricted functions, because such a thread reads a
// value that other threads left, which differs from device to device. Only reads that no path
// initialises before are reported; -Wall adds Clang's warnings about some paths.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "clang/Analysis/Analyses/UninitializedValues.h"
#include "clang/Analysis/AnalysisDeclContext.h"
#include "clang/Analysis/CFG.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class WithoutInitializer : public BodyWalker {
public:
  bool VisitVarDecl(VarDecl *Variable) override {
    Found |= Variable->hasLocalStorage() &&
             (!Variable->getInit() || Variable->getType()->isRecordType());
    return !Found;
  }
  bool Found = false;
};

class Handler : public UninitVariablesHandler {
public:
  explicit Handler(const RuleContext &C) : C(C) {}

  void handleUseOfUninitVariable(const VarDecl *Variable, const UninitUse &Use) override {
    SourceLocation Loc = Use.getUser()->getExprLoc();
    bool ReportedByClang = !C.S.getDiagnostics().isIgnored(clang::diag::warn_uninit_var, Loc);
    if (Use.getKind() != UninitUse::Always || ReportedByClang || !Seen.insert(Variable).second)
      return;
    C.report(Loc, diag::warn_amp_uninitialized) << Variable << Use.getUser()->getSourceRange();
    C.report(Variable->getLocation(), diag::note_declared_here) << Variable;
  }

private:
  const RuleContext &C;
  llvm::SmallPtrSet<const VarDecl *, 4> Seen;
};

void check(const RuleContext &C, const FunctionDecl *Function) {
  WithoutInitializer Any;
  Any.walk(Function);
  if (!Any.Found)
    return;
  AnalysisDeclContextManager Manager(C.Ast);
  AnalysisDeclContext Context(&Manager, Function);
  CFG::BuildOptions &Options = Context.getCFGBuildOptions();
  Options.PruneTriviallyFalseEdges = true;
  Options.AddInitializers = true;
  Options.AddImplicitDtors = true;
  Options.AddTemporaryDtors = true;
  Options.setAllAlwaysAdd();
  const CFG *Graph = Context.getCFG();
  if (!Graph)
    return;
  Handler Reporter(C);
  UninitVariablesAnalysisStats Stats{};
  runUninitializedVariablesAnalysis(*cast<DeclContext>(Function), *Graph, Context, Reporter, Stats);
}

} // namespace

void checkUninitialized(const RuleContext &C, ArrayRef<FunctionToCheck> Functions, bool HostWarns) {
  for (const FunctionToCheck &F : Functions) {
    if (!restrictionsOf(F.Function).Amp || F.Function->isDependentContext())
      continue;
    if (HostWarns && restrictionsOf(F.Function).dual())
      continue; // the host compiler sees the function, too
    C.Found.enter(F.Function);
    check(C, F.Function);
  }
  C.Found.enter(nullptr);
}

} // namespace ampcc
