//===- InferredMembers.cpp - errors in special members with inferred restrictions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InferredMembers.h"
#include "TypeRules.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

std::vector<InferredMember> findInferredMembers(const RuleContext &C, CallGraph &Graph,
                                                ArrayRef<FunctionToCheck> Functions) {
  std::vector<InferredMember> Found;
  llvm::DenseSet<const FunctionDecl *> Seen;
  auto AddCalleesOf = [&](const FunctionDecl *Function) {
    // The use of a class that amp code cannot have is an error of its own.
    auto Unusable = [&](const FunctionDecl *Member) {
      const auto *Method = dyn_cast<CXXMethodDecl>(Member);
      return Method && findTypeProblem(C, classType(Method->getParent()), TypeUse::Value);
    };
    for (const CallGraph::Call &To : Graph.calls(Function)) {
      const FunctionDecl *Body = nullptr;
      if (isInferred(To.Callee) && restrictionsOf(To.Callee).Amp && To.Callee->hasBody(Body) &&
          !Unusable(Body) && Seen.insert(Body).second)
        Found.push_back({Body, Function, To.Loc});
    }
  };
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp && !F.Function->isDependentContext())
      AddCalleesOf(F.Function);
  for (size_t I = 0; I < Found.size(); ++I)
    AddCalleesOf(Found[I].Function);
  return Found;
}

/// Whether the error is in the class of the member.
static bool isInClass(const SourceManager &SM, const DeferredError &Error) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Error.Function);
  SourceRange Class = Method ? Method->getParent()->getSourceRange() : SourceRange();
  SourceLocation Loc = SM.getExpansionLoc(Error.Parts[0].first);
  return Class.isInvalid() || SM.isPointWithin(Loc, SM.getExpansionLoc(Class.getBegin()),
                                               SM.getExpansionLoc(Class.getEnd()));
}

void reportInferredErrors(TranslationUnit &TU, ArrayRef<InferredMember> Members) {
  Sema &S = TU.CI.getSema();
  DiagnosticsEngine &Diags = TU.CI.getDiagnostics();
  auto Find = [&](const FunctionDecl *Function) {
    return llvm::find_if(
        Members, [&](const InferredMember &M) { return declaresSameEntity(M.Function, Function); });
  };
  for (const DeferredError &Error : TU.OfInferred) {
    auto It = Find(Error.Function);
    // The errors of a base's initializers are reported for the constructor of a derived class as
    // well.
    if (It == Members.end() || !isInClass(S.getSourceManager(), Error))
      continue;
    for (const PartialDiagnosticAt &Part : Error.Parts)
      Part.second.Emit(Diags.Report(Part.first, Part.second.getDiagID()));
    for (; It != Members.end(); It = Find(It->User)) {
      const auto *Method = dyn_cast<CXXMethodDecl>(It->Function);
      if (Sema::DefaultedFunctionKind Kind = S.getDefaultedFunctionKind(It->Function))
        Diags.Report(It->Use, clang::diag::note_member_synthesized_at)
            << Method->isExplicitlyDefaulted() << Kind.getDiagnosticIndex() << Method->getParent();
    }
  }
}

} // namespace ampcc
