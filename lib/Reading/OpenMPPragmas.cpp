//===- OpenMPPragmas.cpp - OpenMP's pragmas in the analysis --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OpenMPPragmas.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

class OpenMPPragma : public PragmaHandler {
public:
  explicit OpenMPPragma(ClauseTable &Table) : PragmaHandler("omp"), Table(Table) {}

  void HandlePragma(Preprocessor &PP, PragmaIntroducer, Token &Omp) override {
    DiagnosticsEngine &Diags = PP.getDiagnostics();
    if (!Diags.isIgnored(diag::warn_pragma_omp_ignored, Omp.getLocation())) {
      PP.Diag(Omp, diag::warn_pragma_omp_ignored);
      Diags.setSeverity(diag::warn_pragma_omp_ignored, diag::Severity::Ignored, SourceLocation());
    }
    Token Tok;
    PP.Lex(Tok);
    if (const IdentifierInfo *Name = Tok.getIdentifierInfo())
      Table.OpenMP.push_back({Omp.getLocation(), Name->getName()});
    if (Tok.isNot(tok::eod))
      PP.DiscardUntilEndOfDirective();
  }

private:
  ClauseTable &Table;
};

} // namespace

std::unique_ptr<PragmaHandler> collectOpenMPPragmas(Preprocessor &PP, ClauseTable &Table) {
  auto Handler = std::make_unique<OpenMPPragma>(Table);
  PP.RemovePragmaHandler(Handler.get()); // goes by the name
  PP.AddPragmaHandler(Handler.get());
  return Handler;
}

} // namespace ampcc
