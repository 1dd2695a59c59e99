//===- Lower.cpp - the entry points of the lowering ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Lower/Lower.h"
#include "KernelLowering.h"
#include "ModuleLowering.h"
#include "ampcc/Extract/HostCaptures.h"

using namespace ampcc;
using namespace clang;

/// The call operator that the entry's body calls on the functor. The kernel takes over its body.
static void markCallOperators(ModuleLowering &M, const KernelPlan &Plan) {
  for (const CXXMethodDecl *Method : Plan.Functor->methods())
    if (Method->getOverloadedOperator() == OO_Call)
      M.markInline(Method);
  for (const Decl *D : Plan.Functor->decls())
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      for (const FunctionDecl *Spec : Template->specializations())
        if (Spec->getOverloadedOperator() == OO_Call)
          M.markInline(Spec);
}

std::unique_ptr<kir::Module> ampcc::lowerKernels(Sema &S, ArrayRef<KernelPlan> Plans,
                                                 const UnitFiles &Files, Origins &From,
                                                 const kir::CompileOptions &Options) {
  auto Module = std::make_unique<kir::Module>();
  Module->options() = Options;
  ModuleLowering M(S, *Module, Files, From);
  for (const KernelPlan &Plan : Plans)
    markCallOperators(M, Plan);
  HostCaptures Captures(S.getASTContext(), Files);
  M.Captures = &Captures;
  for (const KernelPlan &Plan : Plans)
    KernelLowering(M, Captures, Plan).run();
  M.drain();
  return M.failed() ? nullptr : std::move(Module);
}
