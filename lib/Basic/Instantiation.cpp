//===- Instantiation.cpp - notes about the template instance of an error -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Instantiation.h"
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

} // namespace ampcc
