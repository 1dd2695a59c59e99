//===- RestrictionChecker.cpp - all rules over a unit ---------------------===//
#include "CallGraph.h"
#include "ampcc/Flow/Flow.h"
#include "ampcc/Sema/Sema.h"
#include "clang/Frontend/CompilerInstance.h"

namespace ampcc {

void checkRestrictions(TranslationUnit &TU) {
  RuleContext C{TU.CI.getASTContext(), TU.CI.getDiagnostics()};
  UnitContents Unit = collectContents(C.Ast);

  for (const clang::FunctionDecl *Function : Unit.Declarations)
    checkDeclaration(C, Function);
  for (const clang::CXXRecordDecl *Class : Unit.Classes)
    checkDestructor(C, Class);
  for (const clang::VarDecl *Variable : Unit.TileStatics)
    checkTileStatic(C, Variable);

  for (const FunctionToCheck &F : Unit.Definitions) {
    Restrictions R = restrictionsOf(F.Function);
    if (!R.Amp)
      continue;
    checkBody(C, F.Function);
    if (R.dual())
      checkDualCalls(C, F.Function);
    if (F.Lambda)
      checkCaptures(C, F.Lambda);
  }

  CallGraph Graph(C.Ast);
  checkRecursion(C, Graph, Unit.Definitions);
  if (C.Diags.hasErrorOccurred())
    return;
  checkReached(C, Graph);
  checkUninitialized(C, Unit.Definitions);
  checkFlow(C.Ast, C.Diags, inCallOrder(Graph, Unit.Definitions));
}

} // namespace ampcc
