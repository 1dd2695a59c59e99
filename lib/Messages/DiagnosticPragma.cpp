//===- DiagnosticPragma.cpp - support of #pragma clang diagnostic for -Wamp-... -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's own handler reports ampcc's groups as unknown and cannot be made to forward them, so
// these handlers replace it. They have the same effect and the same messages.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/DiagnosticPragma.h"
#include "ampcc/Basic/WarningGroups.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

class DiagnosticPragma : public PragmaHandler {
public:
  DiagnosticPragma(const char *Namespace, ClauseTable &Table)
      : PragmaHandler("diagnostic"), Namespace(Namespace), Table(Table) {}

  void HandlePragma(Preprocessor &PP, PragmaIntroducer Introducer, Token &First) override {
    SourceLocation Loc = First.getLocation();
    Token Tok;
    PP.LexUnexpandedToken(Tok);
    const IdentifierInfo *Verb = Tok.getIdentifierInfo();
    if (!Verb) {
      PP.Diag(Tok, clang::diag::warn_pragma_diagnostic_invalid);
      return;
    }
    if (Verb->isStr("push") || Verb->isStr("pop"))
      return pushOrPop(PP, Loc, Tok, Verb->isStr("push"));

    auto Severity = llvm::StringSwitch<std::optional<clang::diag::Severity>>(Verb->getName())
                        .Case("ignored", clang::diag::Severity::Ignored)
                        .Case("warning", clang::diag::Severity::Warning)
                        .Case("error", clang::diag::Severity::Error)
                        .Case("fatal", clang::diag::Severity::Fatal)
                        .Default(std::nullopt);
    if (!Severity) {
      PP.Diag(Tok, clang::diag::warn_pragma_diagnostic_invalid);
      return;
    }
    PP.LexUnexpandedToken(Tok);
    SourceLocation OptionLoc = Tok.getLocation();
    std::string Option;
    if (!PP.FinishLexStringLiteral(Tok, Option, "pragma diagnostic", /*AllowMacroExpansion=*/false))
      return;
    if (Tok.isNot(tok::eod)) {
      PP.Diag(Tok, clang::diag::warn_pragma_diagnostic_invalid_token);
      return;
    }
    setSeverity(PP, Introducer, {Loc, OptionLoc, Tok.getLocation()}, Option, *Severity);
  }

private:
  struct Places {
    SourceLocation Pragma, Option, End;
  };

  void pushOrPop(Preprocessor &PP, SourceLocation Loc, const Token &Tok, bool Push) {
    PPCallbacks *Callbacks = PP.getPPCallbacks();
    if (Push) {
      PP.getDiagnostics().pushMappings(Loc);
      if (Callbacks)
        Callbacks->PragmaDiagnosticPush(Loc, Namespace);
    } else if (!PP.getDiagnostics().popMappings(Loc)) {
      PP.Diag(Tok, clang::diag::warn_pragma_diagnostic_cannot_pop);
    } else if (Callbacks) {
      Callbacks->PragmaDiagnosticPop(Loc, Namespace);
    }
  }

  void setSeverity(Preprocessor &PP, PragmaIntroducer Introducer, const Places &At,
                   StringRef Option, clang::diag::Severity Severity) {
    StringRef Group = Option;
    auto Flavor = Group.consume_front("-R") ? clang::diag::Flavor::Remark
                                            : clang::diag::Flavor::WarningOrError;
    if (Group.size() == Option.size() && (!Group.consume_front("-W") || Group.empty())) {
      PP.Diag(At.Option, clang::diag::warn_pragma_diagnostic_invalid_option);
      return;
    }
    StringRef Proxy = proxyGroup(Group);
    if (!Proxy.empty()) {
      if (Introducer.Kind == PIK_HashPragma)
        Table.Pragmas.push_back({Introducer.Loc, At.End});
      Group = Proxy;
    }
    if (Group == "everything") {
      PP.getDiagnostics().setSeverityForAll(Flavor, Severity, At.Pragma);
      if (PPCallbacks *Callbacks = PP.getPPCallbacks())
        Callbacks->PragmaDiagnostic(At.Pragma, Namespace, Severity, Option);
      return;
    }
    if (PP.getDiagnostics().setSeverityForGroup(Flavor, Group, Severity, At.Pragma)) {
      PP.Diag(At.Option, clang::diag::warn_pragma_diagnostic_unknown_warning) << Option;
      return;
    }
    if (StringRef Part = proxyGroupOfPart(Group); !Part.empty())
      PP.getDiagnostics().setSeverityForGroup(Flavor, Part, Severity, At.Pragma);
    if (PPCallbacks *Callbacks = PP.getPPCallbacks())
      Callbacks->PragmaDiagnostic(At.Pragma, Namespace, Severity, Option);
  }

  const char *Namespace;
  ClauseTable &Table;
};

} // namespace

void handleDiagnosticPragmas(Preprocessor &PP, ClauseTable &Table) {
  for (const char *Namespace : {"clang", "GCC"}) {
    EmptyPragmaHandler Named("diagnostic");
    PP.RemovePragmaHandler(Namespace, &Named); // goes by the name
    PP.AddPragmaHandler(Namespace, new DiagnosticPragma(Namespace, Table));
  }
}

} // namespace ampcc
