//===- RestrictionChecker.cpp - all rules over a unit ---------------------===//
#include "InferredMembers.h"
#include "Rules.h"
#include "TypeRules.h"
#include "ampcc/Sema/CallGraph.h"
#include "ampcc/Sema/Sema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

namespace ampcc {
namespace {

/// Whether what the rules found says what the error of Clang does.
bool isTold(const RuleContext &C, const KeptError &Kept, llvm::ArrayRef<FunctionToCheck> Functions,
            bool BadLaunch, const llvm::DenseSet<const KeptError *> &RepeatedDestructors) {
  switch (Kept.K) {
  case KeptError::GlobalVariable:
  case KeptError::NoConstructor:
    return C.Found.reportsAt(Kept.Parts[0].getLocation());
  case KeptError::NoOperator:
    // Wherever an operand comes from, its type is an error there.
    return C.Found.reportsAny() && llvm::any_of(Kept.Operands, [&](clang::QualType T) {
             return T.getNonReferenceType()->isRecordType() &&
                    findTypeProblem(C.Ast, T, TypeUse::Variable);
           });
  case KeptError::NoMember:
    return C.Found.reportsAny() && usesForbiddenType(C, Functions, Kept.Parts[0].getLocation());
  case KeptError::ConstArray:
    return C.Found.reports(diag::err_array_captured_by_value, Kept.Function);
  case KeptError::KernelEntry:
    return BadLaunch;
  case KeptError::Coroutine:
    return true;
  case KeptError::Clause:
    return true;
  case KeptError::HostConversion:
    return true; // the host compiler sees the host's functions alone
  case KeptError::Destructor:
    return RepeatedDestructors.contains(&Kept);
  }
  llvm_unreachable("a kind without a rule");
}

/// Clauses that Clang's parser bound to something else than a function, or to nothing, and a
/// tile_static in front of no declaration.
void reportClauses(const RuleContext &C, const TranslationUnit &TU, const UnitContents &Unit) {
  llvm::DenseSet<clang::SourceLocation> Reported;
  for (auto [Clause, Kind] : Unit.Clauses)
    if (Reported.insert(Clause).second)
      C.report(Clause, Kind);
  for (const KeptError &Kept : TU.Kept)
    if (Kept.K == KeptError::Clause && Kept.Culprit.isValid() &&
        Reported.insert(Kept.Culprit).second)
      C.report(Kept.Culprit, llvm::is_contained(TU.Clauses.TileStatics, Kept.Culprit)
                                 ? diag::err_tile_static_misplaced
                                 : diag::err_clause_misplaced);
}

} // namespace

std::vector<const clang::FunctionDecl *> checkRestrictions(TranslationUnit &TU) {
  Findings Found(TU.CI.getASTContext(), TU.CI.getDiagnostics());
  RuleContext C{TU.CI.getSema(), TU.CI.getASTContext(), Found};
  UnitContents Unit = collectContents(C.Ast);
  CallGraph Graph(C.Ast);
  std::vector<InferredMember> Inferred = findInferredMembers(C.Ast, Graph, Unit.Definitions);
  for (const InferredMember &Member : Inferred)
    Unit.Definitions.push_back({Member.Function, nullptr});
  tellInferredErrors(TU, Inferred);
  tellErrorsOfDefaults(C, TU, Unit);

  // Clang gives up the body of a coroutine at its first call out of reach.
  for (const KeptError &Kept : TU.Kept)
    if (Kept.K == KeptError::Coroutine) {
      Found.enter(Kept.Function);
      reportCoroutine(C, Kept.Culprit);
    }
  for (const clang::FunctionDecl *Function : Unit.Declarations) {
    Found.enter(Function);
    checkDeclaration(C, Function);
    checkSignature(C, Function);
  }
  Found.enter(nullptr);
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
    C.report(Use, diag::err_amp_function_type);
  reportClauses(C, TU, Unit);
  for (const clang::VarDecl *Variable : Unit.TileStatics)
    checkTileStatic(C, Variable);

  bool BadLaunch = false;
  for (const FunctionToCheck &F : Unit.Definitions) {
    Found.enter(F.Function);
    BadLaunch |= checkLaunches(C, F.Function);
    Restrictions R = restrictionsOf(F.Function);
    if (!R.Amp) {
      checkHostBody(C, F.Function);
      continue;
    }
    if (checkCoroutine(C, F.Function))
      continue;
    checkBody(C, F.Function);
    checkLoops(C, F.Function);
    checkTypesOfBody(C, F.Function);
    checkExpressions(C, F.Function);
    checkNames(C, F.Function);
    if (R.dual() && !isInferred(F.Function))
      checkDualCalls(C, F.Function);
    if (F.Lambda)
      checkCaptures(C, F.Lambda);
  }
  Found.enter(nullptr);
  checkRecursion(C, Graph, Unit.Definitions);
  checkElements(C);

  llvm::DenseSet<const KeptError *> Repeated =
      findRepeatedDestructors(C, TU.Kept, Unit.Definitions);
  std::vector<const KeptError *> Unexplained;
  for (const KeptError &Kept : TU.Kept) {
    if (!isTold(C, Kept, Unit.Definitions, BadLaunch, Repeated))
      Unexplained.push_back(&Kept);
  }
  Found.emit(Unit.Definitions);
  for (const KeptError *Kept : Unexplained)
    for (const clang::StoredDiagnostic &Part : Kept->Parts)
      TU.CI.getDiagnostics().Report(Part);

  // Clang has counted what is for the host compiler to judge, and warnings about clauses with
  // -Werror.
  bool IsNoError = llvm::any_of(TU.Kept, [](const KeptError &Kept) {
    return Kept.K == KeptError::HostConversion ||
           (Kept.K == KeptError::Clause && Kept.Culprit.isInvalid());
  });
  if (IsNoError && TU.CI.getDiagnosticClient().getNumErrors() == 0)
    TU.CI.getDiagnostics().Reset(/*soft=*/true);
  // What follows takes for granted that the code keeps the rules.
  if (TU.CI.getDiagnostics().hasErrorOccurred())
    return {};
  Findings FromFlow(TU.CI.getASTContext(), TU.CI.getDiagnostics());
  RuleContext Flow{C.S, C.Ast, FromFlow};
  checkReached(Flow, Graph);
  checkUninitialized(Flow, Unit.Definitions);
  FromFlow.emit(Unit.Definitions);
  return inCallOrder(Graph, Unit.Definitions);
}

} // namespace ampcc
