//===- Uninitialized.cpp - locals that are read before they have a value ----===//
//
// Clang's own analysis, on by default in amp-restricted functions: what a thread reads there is left
// over from others, and differs from device to device. Only reads that no way of the program
// initialises before are reported; -Wall adds Clang's warnings about some ways.
//
//===----------------------------------------------------------------------===//
#include "BodyWalker.h"
#include "Rules.h"
#include "ampcc/Flow/Flow.h"
#include "clang/Analysis/Analyses/UninitializedValues.h"
#include "clang/Analysis/AnalysisDeclContext.h"
#include "clang/Analysis/CFG.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace ampcc {
namespace {

class WithoutInitializer : public BodyWalker<WithoutInitializer> {
public:
  bool VisitVarDecl(VarDecl *Variable) {
    Found |= Variable->hasLocalStorage() && (!Variable->getInit() || Variable->getType()->isRecordType());
    return !Found;
  }
  bool Found = false;
};

class Handler : public UninitVariablesHandler {
public:
  Handler(const RuleContext &C, const FunctionDecl *Function,
          llvm::DenseSet<SourceLocation> &Reported)
      : C(C), Function(Function), Reported(Reported) {}

  void handleUseOfUninitVariable(const VarDecl *Variable, const UninitUse &Use) override {
    if (Use.getKind() != UninitUse::Always)
      return;
    SourceLocation Loc = Use.getUser()->getExprLoc();
    if (!C.Diags.isIgnored(clang::diag::warn_uninit_var, Loc) || Seen.count(Variable))
      return; // Clang has said it
    Seen.insert(Variable);
    if (!Reported.insert(Loc).second)
      return; // for another instance of the same template
    C.report(Loc, diag::warn_amp_uninitialized) << Variable << Use.getUser()->getSourceRange();
    C.report(Variable->getLocation(), diag::note_declared_here) << Variable;
    noteInstantiation(C.Diags, Function);
  }

private:
  const RuleContext &C;
  const FunctionDecl *Function;
  llvm::DenseSet<SourceLocation> &Reported;
  llvm::SmallPtrSet<const VarDecl *, 4> Seen;
};

void check(const RuleContext &C, const FunctionDecl *Function,
           llvm::DenseSet<SourceLocation> &Reported) {
  // A host compiler that gives its own warnings sees the functions that are also for the host.
  if (restrictionsOf(Function).dual() &&
      llvm::is_contained(C.Diags.getDiagnosticOptions().Warnings, "no-everything"))
    return;
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
  Handler Reporter(C, Function, Reported);
  UninitVariablesAnalysisStats Stats{};
  runUninitializedVariablesAnalysis(*cast<DeclContext>(Function), *Graph, Context, Reporter, Stats);
}

} // namespace

void checkUninitialized(const RuleContext &C, ArrayRef<FunctionToCheck> Functions) {
  llvm::DenseSet<SourceLocation> Reported;
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp)
      check(C, F.Function, Reported);
}

} // namespace ampcc
