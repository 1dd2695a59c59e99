//===- FlowReport.h - diagnostics about the findings of TileFlow ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FlowCheck.cpp alone uses the class. A new kind of finding needs a function here and rows in
// Diagnostics.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FLOWCHECK_FLOWREPORT_H
#define AMPCC_LIB_FLOWCHECK_FLOWREPORT_H

#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/Lower/Origins.h"
#include "clang/Sema/Sema.h"
#include <set>

namespace ampcc {

/// TileFlow analyses kernels at compile time and finds races, wrong barriers and values out of
/// range in their KIR (TileFlow.h). checkFlow() passes its findings to this class, which reports
/// them as Clang diagnostics. For each kind of finding one private function chooses the diagnostic
/// and its notes. Locations and names come from Origins, which maps KIR to the AST from which Lower
/// generated it. Findings inside of the library are reported at the user's call of the library. A
/// diagnostic is given once at a location, although a function may be analysed in several kernels.
/// Known, From and the Sema must outlive the object.
class FlowReport {
public:
  FlowReport(clang::Sema &S, const flow::Knowledge &Known, const Origins &From,
             LanguageVersion Version)
      : Ast(S.getASTContext()), Diags(S.getDiagnostics()), Known(Known), From(From),
        Version(Version) {}

  void reportFinding(const flow::Finding &F);

private:
  void barrier(const flow::Finding &F);
  void sharedElement(const flow::Finding &F);
  void race(const flow::Finding &F);
  /// Reports a race whose threads all write equal values. False if F is another finding.
  bool benignRace(const flow::Finding &F);
  void globalRace(const flow::Finding &F);
  /// How several threads may change one element, in the order of the text of the warning.
  enum class Remedy { Atomic, OwnElement, AtomicOfLaterVersion };
  Remedy remedyOf(const flow::Finding &F) const;
  void unwritten(const flow::Finding &F);
  void outOfRange(const flow::Finding &F);
  void divisionByZero(const flow::Finding &F);

  bool firstAt(clang::SourceLocation Loc, diag::Kind K) { return Given.insert({Loc, K}).second; }
  void noteValue(const flow::Finding &F);
  void noteOther(const flow::Finding &F);
  void noteCalls(const flow::Finding &F);
  void noteDeclaration(const kir::Var *V);
  /// The AST node from which E was lowered; null if Lower created E itself.
  const clang::Expr *origin(const kir::Expr *E) const { return From.Exprs.lookup(E); }
  clang::SourceLocation location(const kir::Expr *E) const;
  clang::SourceRange range(const kir::Expr *E) const;
  std::string textOf(clang::SourceRange Range) const;
  clang::DiagnosticBuilder report(clang::SourceLocation Loc, diag::Kind K) const {
    return ampcc::report(Diags, Loc, K);
  }

  clang::ASTContext &Ast;
  clang::DiagnosticsEngine &Diags;
  const flow::Knowledge &Known;
  const Origins &From;
  const LanguageVersion Version; ///< of functions whose clause has none
  std::set<std::pair<clang::SourceLocation, unsigned>> Given;
};

} // namespace ampcc

#endif
