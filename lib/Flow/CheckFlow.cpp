//===- CheckFlow.cpp - the analysis over all functions of a unit ------------===//
#include "Interpreter.h"
#include "ampcc/Flow/Flow.h"
#include "ampcc/Flow/KernelEntries.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {

void noteInstantiation(DiagnosticsEngine &Diags, const FunctionDecl *Function) {
  if (SourceLocation Loc = Function->getPointOfInstantiation();
      Loc.isValid() && Function->isTemplateInstantiation()) {
    report(Diags, Loc, diag::note_flow_instantiation) << Function;
    return;
  }
  for (const DeclContext *In = Function->getDeclContext(); In; In = In->getParent()) {
    if (const auto *Class = dyn_cast<ClassTemplateSpecializationDecl>(In)) {
      if (Class->getPointOfInstantiation().isValid())
        report(Diags, Class->getPointOfInstantiation(), diag::note_flow_instantiation) << Class;
      return;
    }
    if (const auto *Outer = dyn_cast<FunctionDecl>(In))
      return noteInstantiation(Diags, Outer);
  }
}

void checkFlow(ASTContext &Ast, DiagnosticsEngine &Diags,
               llvm::ArrayRef<const FunctionDecl *> Functions) {
  flow::Findings Found(Ast, Diags);
  flow::Interpreter Run(Ast, Found);
  for (const FunctionDecl *Entry : kernelEntries(Ast))
    if (Entry->hasBody())
      Run.runKernel(Entry, flow::tileShapeOf(
                               Entry->getTemplateSpecializationArgs()->get(0).getAsType()));
  for (const FunctionDecl *Function : Functions)
    if (!Run.visited().count(Function->getCanonicalDecl()))
      Run.runAlone(Function);
}

} // namespace ampcc
