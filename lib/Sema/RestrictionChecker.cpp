//===- RestrictionChecker.cpp - the run of all rules over a unit ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Explanations.h"
#include "InferredMembers.h"
#include "Rules.h"
#include "TypeAdvice.h"
#include "TypeRules.h"
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/Sema/Sema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

namespace ampcc {
namespace {

/// Reports clauses that Clang's parser bound to something else than a function, or to nothing, and
/// a tile_static that no declaration follows.
void reportClauses(const RuleContext &C, const TranslationUnit &TU, const UnitContents &Unit) {
  llvm::DenseSet<clang::SourceLocation> Reported;
  for (auto [Clause, Kind] : Unit.Clauses)
    if (Reported.insert(Clause).second)
      C.report(Clause, Kind) << (Kind == diag::err_amp_function_pointer); // later versions allow it
  for (const KeptError &Kept : TU.Kept)
    if (Kept.K == KeptError::Clause && Reported.insert(Kept.Culprit).second)
      C.report(Kept.Culprit, llvm::is_contained(TU.Clauses.TileStatics, Kept.Culprit)
                                 ? diag::err_tile_static_misplaced
                                 : diag::err_clause_misplaced);
}

void checkDeclarations(const RuleContext &C, const UnitContents &Unit) {
  for (const clang::FunctionDecl *Function : Unit.Declarations) {
    C.Found.enter(Function);
    checkDeclaration(C, Function);
    checkSignature(C, Function);
    checkUnevaluatedOfHead(C, Function);
  }
  C.Found.enter(nullptr);
  for (const clang::CXXRecordDecl *Class : Unit.Classes) {
    checkDestructor(C, Class);
    checkMemberInitializers(C, Class);
  }
  for (const clang::VarDecl *Global : Unit.Globals) {
    checkHostInitializer(C, Global);
    checkHostDestructor(C, Global);
  }
  checkDecltypes(C);
  for (clang::SourceLocation Use : Unit.FunctionTypes)
    C.report(Use, diag::err_amp_function_type) << /*HasCure=*/true;
}

void checkAmpFunction(const RuleContext &C, const FunctionToCheck &F, bool IsDual) {
  if (checkCoroutine(C, F.Function))
    return;
  checkBody(C, F.Function);
  checkOpenMP(C, F.Function);
  checkUnevaluated(C, F.Function);
  checkLoops(C, F.Function);
  checkLostDigits(C, F.Function);
  checkTypesOfBody(C, F.Function);
  checkExpressions(C, F.Function);
  checkNames(C, F.Function);
  if (IsDual && !isInferred(F.Function) && !isDeclaredInAmpOnly(F.Function))
    checkDualCalls(C, F.Function);
  if (F.Lambda) {
    checkCaptures(C, F.Lambda);
    checkLostChanges(C, F.Lambda);
  }
}

/// Reports the findings, and the errors of Clang that they do not explain.
void report(const RuleContext &C, TranslationUnit &TU, const UnitContents &Unit) {
  Explanations Found(C, TU.Kept, Unit.Definitions);
  std::vector<const KeptError *> Unexplained;
  for (const KeptError &Kept : TU.Kept)
    if (!Found.explain(Kept))
      Unexplained.push_back(&Kept);
  C.Found.emit(Unit.Definitions);
  for (const KeptError *Kept : Unexplained)
    for (const clang::StoredDiagnostic &Part : Kept->Parts)
      TU.CI.getDiagnostics().Report(Part);

  // Clang has counted them, warnings with -Werror among them.
  bool AnySpurious =
      llvm::any_of(TU.Kept, [](const KeptError &Kept) { return isSpurious(Kept.K); });
  if (AnySpurious && TU.CI.getDiagnosticClient().getNumErrors() == 0)
    TU.CI.getDiagnostics().Reset(/*soft=*/true);
}

/// The amp-restricted functions, callers before the functions that they call.
std::vector<const clang::FunctionDecl *> inCallOrder(CallGraph &Graph,
                                                     llvm::ArrayRef<FunctionToCheck> Functions) {
  std::vector<const clang::FunctionDecl *> Order;
  llvm::DenseSet<const clang::FunctionDecl *> Seen;
  auto Visit = [&](auto &Self, const clang::FunctionDecl *Function) -> void {
    if (!Seen.insert(Function).second)
      return;
    for (const CallGraph::Call &To : Graph.calls(Function))
      Self(Self, To.Callee);
    Order.push_back(Function);
  };
  std::vector<const clang::FunctionDecl *> Amp;
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp && !F.Function->isDependentContext())
      Amp.push_back(F.Function->getCanonicalDecl());
  llvm::DenseSet<const clang::FunctionDecl *> OfUnit(Amp.begin(), Amp.end());
  for (const clang::FunctionDecl *Function : llvm::reverse(Amp))
    Visit(Visit, Function);
  llvm::erase_if(Order, [&](const clang::FunctionDecl *F) { return !OfUnit.count(F); });
  std::reverse(Order.begin(), Order.end());
  return Order;
}

/// Checks a function by its restrictions, and adds its launches to the list.
void checkDefinition(RuleContext &C, const FunctionToCheck &F, std::vector<LaunchSite> &Launches) {
  checkLaunches(C, F.Function, Launches);
  const Restrictions R = restrictionsOf(F.Function);
  if (R.Amp)
    checkAmpFunction(C, F, R.dual());
  else
    checkHostBody(C, F.Function);
  if (R.Cpu) {
    checkViewLifetimes(C, F.Function);
    checkUnsynchronizedReads(C, F.Function);
  }
  checkIndices(C, F.Function);
}

} // namespace

CheckedUnit checkRestrictions(TranslationUnit &TU, LanguageVersion Version) {
  std::vector<LaunchSite> Launches;
  Findings Found(TU.CI.getASTContext(), TU.CI.getDiagnostics());
  Found.leaveOut(TU.Unknown, TU.Exceptions);
  RuleContext C{TU.CI.getSema(), TU.CI.getASTContext(), TU.Files, Found,
                Version,         TU.Clauses.OpenMP};
  UnitContents Unit = collectContents(C.Ast, TU.Files, Version);
  CallGraph Graph(C.Ast);
  std::vector<InferredMember> Inferred = findInferredMembers(C, Graph, Unit.Definitions);
  for (const InferredMember &Member : Inferred)
    Unit.Definitions.push_back({Member.Function, nullptr});
  reportInferredErrors(TU, Inferred);
  reportErrorsOfDefaults(C, TU, Unit);

  // Clang gives up the body of a coroutine at its first call out of reach.
  for (const KeptError &Kept : TU.Kept)
    if (Kept.K == KeptError::Coroutine) {
      Found.enter(Kept.Function);
      reportCoroutine(C, Kept.Culprit);
    }
  checkHostFunctions(C, TU.Kept);
  checkChangedCaptures(C, TU.Kept);
  checkDeclarations(C, Unit);
  reportClauses(C, TU, Unit);
  for (const clang::VarDecl *Variable : Unit.TileStatics)
    checkTileStatic(C, Variable);

  for (const FunctionToCheck &F : Unit.Definitions) {
    Found.enter(F.Function);
    checkDefinition(C, F, Launches);
  }
  for (const LaunchSite &Launch : Launches)
    checkIndicesOfLaunch(C, Launch);
  Found.enter(nullptr);
  for (const FunctionToCheck &F : Unit.Definitions)
    if (F.Lambda)
      checkConvertedLambda(C, F.Lambda);
  checkRecursion(C, Graph, Unit.Definitions);
  if (areHostCallsAllowed(C.S.getLangOpts()))
    checkDeducedCalls(C, Graph, Unit.Definitions);
  checkElements(C);
  checkLongs(C);

  adviseOnTypes(C);
  report(C, TU, Unit);
  // The later checks assume that the code follows the rules.
  if (TU.CI.getDiagnostics().hasErrorOccurred())
    return {};
  Findings FromFlow(TU.CI.getASTContext(), TU.CI.getDiagnostics());
  RuleContext Flow{C.S, C.Ast, TU.Files, FromFlow, Version, TU.Clauses.OpenMP};
  checkReached(Flow, Graph);
  checkUninitialized(Flow, Unit.Definitions, TU.HostWarns);
  FromFlow.emit(Unit.Definitions);
  return {inCallOrder(Graph, Unit.Definitions), std::move(Launches)};
}

} // namespace ampcc
