//===- CheckFlow.cpp - the analysis over all functions of a unit ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"
#include "ampcc/Flow/Flow.h"
#include "ampcc/Flow/KernelEntries.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticSema.h"

using namespace clang;

namespace ampcc {

void noteInstantiation(DiagnosticsEngine &Diags, const FunctionDecl *Function) {
  for (const DeclContext *Scope = Function; Scope; Scope = Scope->getParent())
    if (const auto *Instance = dyn_cast<FunctionDecl>(Scope);
        Instance && Instance->isTemplateInstantiation()) {
      if (SourceLocation Loc = Instance->getPointOfInstantiation(); Loc.isValid())
        Diags.Report(Loc, Instance->getPrimaryTemplate()
                              ? clang::diag::note_function_template_spec_here
                              : clang::diag::note_template_member_function_here)
            << Instance;
      return;
    }
}

void checkFlow(ASTContext &Ast, DiagnosticsEngine &Diags,
               llvm::ArrayRef<const FunctionDecl *> Functions) {
  flow::Findings Found(Ast, Diags);
  flow::Interpreter Run(Ast, Found);
  for (const FunctionDecl *Entry : kernelEntries(Ast))
    if (Entry->hasBody())
      Run.runKernel(Entry,
                    flow::tileShapeOf(Entry->getTemplateSpecializationArgs()->get(0).getAsType()));
  for (const FunctionDecl *Function : Functions)
    if (!Run.visited().count(Function->getCanonicalDecl()))
      Run.runAlone(Function);
}

} // namespace ampcc
