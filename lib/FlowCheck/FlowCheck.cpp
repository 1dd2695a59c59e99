//===- FlowCheck.cpp - the analysis over all functions of a unit -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/FlowCheck/FlowCheck.h"
#include "FlowReport.h"
#include "ampcc/Basic/FixedVariables.h"
#include "ampcc/Basic/KnownExtents.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/Lower/Lower.h"
#include "ampcc/TileFlow/TileFlow.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class LoweredCode : public flow::Knowledge {
  const Origins &From;

public:
  explicit LoweredCode(const Origins &From) : From(From) {}
  bool isLibrary(const kir::Function *F) const override { return From.Library.count(F); }
  bool isIncomplete(const kir::Function *F) const override { return From.Incomplete.count(F); }
  bool isCondition(const kir::Stmt *Break) const override { return From.Conditions.count(Break); }
  bool isCheck(const kir::Expr *End) const override { return From.Checks.count(End); }
};

/// The facts that are the same for all launches of a kernel.
flow::LaunchFacts factsOf(const kir::Function &Kernel, const ASTContext &Ast,
                          const FixedVariables &Fixed, const Origins &From,
                          llvm::ArrayRef<LaunchSite> Launches) {
  flow::LaunchFacts Facts;
  bool IsFirst = true;
  for (const LaunchSite &L : Launches) {
    if (L.Entry->getCanonicalDecl() != From.Entries.lookup(&Kernel))
      continue;
    const std::optional<KnownExtent> Domain = knownExtent(Ast, Fixed, L.Domain);
    for (unsigned D = 0; D < Kernel.DomainRank && D < Facts.Domain.size(); ++D) {
      std::optional<int64_t> Known;
      if (Domain)
        Known = (*Domain)[Kernel.DomainRank - 1 - D];
      Facts.Domain[D] = IsFirst || Facts.Domain[D] == Known ? Known : std::nullopt;
    }
    IsFirst = false;
  }
  return Facts;
}

} // namespace

void checkFlow(Sema &S, const kir::Module &Kernels, const UnitFiles &Files, Origins &From,
               llvm::ArrayRef<const FunctionDecl *> Functions, llvm::ArrayRef<LaunchSite> Launches,
               LanguageVersion Version) {
  const LoweredCode Known(From);
  FlowReport Report(S, Known, From, Version);
  auto Found = [&](const flow::Finding &F) { Report.reportFinding(F); };
  flow::TileFlow Flow(Known, Found);
  const FixedVariables Fixed;
  llvm::DenseSet<const FunctionDecl *> Reached;
  for (const kir::Function *F : Kernels.Functions)
    if (F->IsKernel)
      Flow.runKernel(*F, factsOf(*F, S.Context, Fixed, From, Launches));
  for (const auto &[F, Decl] : From.Functions)
    if (Flow.hasRun(*F))
      Reached.insert(Decl->getCanonicalDecl());

  llvm::SmallVector<const FunctionDecl *, 16> Lone;
  for (const FunctionDecl *Function : Functions)
    if (!Reached.count(Function->getCanonicalDecl()))
      Lone.push_back(Function);
  if (Lone.empty())
    return;
  kir::Module Others;
  for (const LoneFunction &L : lowerUncalled(S, Others, Lone, Files, From))
    if (L.F && !Flow.hasRun(*L.F))
      Flow.runUncalled(*L.F, L.Tile, L.Places);
}

} // namespace ampcc
