//===- ForOthers.cpp - lowering of functions for other translation units -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleLowering.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/Lower/Lower.h"

using namespace ampcc;
using namespace clang;

/// The linker takes any of several explicit instantiations.
static bool isInstance(const FunctionDecl *Function) {
  return Function->getASTContext().GetGVALinkageForFunction(Function) == GVA_StrongODR;
}

std::unique_ptr<kir::Module>
ampcc::lowerForOthers(Sema &S, ArrayRef<const FunctionDecl *> Functions, const UnitFiles &Files) {
  auto Module = std::make_unique<kir::Module>();
  Origins From;
  DiagnosticsEngine &Diags = S.getDiagnostics();
  const bool Suppressed = Diags.getSuppressAllDiagnostics();
  Diags.setSuppressAllDiagnostics(true);
  ModuleLowering M(S, *Module, Files, From);
  llvm::SmallVector<std::pair<kir::Function *, const FunctionDecl *>, 8> Roots;
  for (const FunctionDecl *Function : Functions) {
    const FunctionDecl *Definition = nullptr;
    if (M.isLibrary(Function) || !Function->hasBody(Definition) || !isDefinedForOthers(Definition))
      continue;
    if (kir::Function *F = M.function(Definition, Function->getLocation()))
      Roots.push_back({F, Definition});
  }
  M.drainTolerantly();
  Diags.setSuppressAllDiagnostics(Suppressed);

  for (kir::Function *F : Module->Functions)
    if (From.Incomplete.count(F))
      F->Body = nullptr;
  const llvm::DenseSet<const kir::Function *> Incomplete = kir::reaching(
      *Module, [&](const kir::Function &F) { return From.Incomplete.count(&F) != 0; });
  // The numbers of functions and classes have no meaning in other modules.
  const llvm::DenseSet<const kir::Function *> OfUnit =
      kir::reaching(*Module, [&](const kir::Function &F) { return M.Dispatch.isUsedBy(&F); });
  bool Any = false;
  for (auto [F, Definition] : Roots)
    if (!Incomplete.contains(F)) {
      F->Symbol = M.symbol(Definition);
      F->IsShared = isInstance(Definition);
      F->IsOfUnit = OfUnit.contains(F);
      if (F->IsOfUnit)
        F->Body = nullptr;
      Any = true;
    }
  if (!Any)
    return nullptr;
  kir::keepReached(
      *Module, [](const kir::Function &F) { return F.IsOfUnit || (F.Body && !F.Symbol.empty()); });
  return Module;
}
