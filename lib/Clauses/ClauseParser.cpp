//===- ClauseParser.cpp - the parser of the restrictions in a clause -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// restriction-specifier: 'restrict' '(' restriction-seq ')' (spec 2.1, 13.1.1). Duplicates are
// harmless. `restrict(cpu, auto)` means the same as `restrict(auto)`.
//
//===----------------------------------------------------------------------===//
#include "ClauseParser.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Clauses/TokenWord.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {

bool looksLikeClause(const TokenView &Tokens, unsigned I) {
  return Tokens.isWord(I, "restrict") && Tokens.is(I + 1, tok::l_paren) &&
         (Tokens.match(I + 1) != TokenView::NoToken || isUnclosed(Tokens, I));
}

/// The first token after the restrictions.
static unsigned skipRestrictions(const TokenView &Tokens, unsigned I) {
  unsigned J = I + 2;
  for (unsigned After; Tokens.is(J, tok::comma) || Tokens.skipRestriction(J) != J; J = After)
    After = Tokens.is(J, tok::comma) ? J + 1 : Tokens.skipRestriction(J);
  return J;
}

bool isUnclosed(const TokenView &Tokens, unsigned I) {
  unsigned After = skipRestrictions(Tokens, I);
  return After != I + 2 && Tokens.isNot(After - 1, tok::comma) &&
         Tokens.isOneOf(After, tok::l_brace, tok::semi, tok::arrow);
}

unsigned lastOfClause(const TokenView &Tokens, unsigned I) {
  return isUnclosed(Tokens, I) ? skipRestrictions(Tokens, I) - 1 : Tokens.match(I + 1);
}

bool holdsOnlyRestrictions(const TokenView &Tokens, unsigned I) {
  return Tokens.holdsRestrictions(I + 1);
}

namespace {

class ClauseParser {
public:
  ClauseParser(Preprocessor &PP, const TokenView &Tokens, unsigned Restrict)
      : PP(PP), Tokens(Tokens), Restrict(Restrict), Last(lastOfClause(Tokens, Restrict)),
        Close(isUnclosed(Tokens, Restrict) ? Last + 1 : Last) {}

  RestrictClause parse() {
    for (unsigned I = Restrict; I <= Last; ++I)
      Clause.Tokens.push_back(Tokens[I].getLocation());
    if (Restrict + 2 == Close)
      report(PP.getDiagnostics(), Tokens[Restrict].getLocation(), diag::err_clause_empty)
          << SourceRange(Tokens[Restrict].getLocation(), Tokens[Close].getLocation());
    else
      parseList();
    if (Auto && Clause.Amp)
      error(*Auto, diag::err_clause_auto_amp);
    else if (Auto)
      Clause.Cpu = !(Clause.Auto = true);
    else if (!Clause.Amp && !Clause.Cpu)
      Clause.Cpu = true;
    return std::move(Clause);
  }

private:
  DiagnosticBuilder error(unsigned I, diag::Kind Kind) {
    return report(PP.getDiagnostics(), Tokens[I].getLocation(), Kind);
  }

  void parseList() {
    for (unsigned I = Restrict + 2;; ++I) {
      if (!parseRestriction(I))
        return;
      if (I == Close) {
        if (Close != Last)
          reportUnclosed();
        return;
      }
      if (Tokens.isNot(I, tok::comma)) {
        error(I, diag::err_clause_syntax) << 1;
        return;
      }
    }
  }

  /// Parses one restriction and moves I after it.
  bool parseRestriction(unsigned &I) {
    if (I == Close || !wordOf(Tokens[I])) {
      error(I, diag::err_clause_syntax) << 0;
      return false;
    }
    if (Tokens.isWord(I, "amp"))
      Clause.Amp = true;
    else if (Tokens.isWord(I, "cpu"))
      Clause.Cpu = true;
    else if (Tokens.is(I, tok::kw_auto))
      Auto = I;
    else
      reportUnknown(I);
    ++I;
    return Tokens.isNot(I, tok::colon) || parseVersion(I);
  }

  /// Parses `: 1.1` after a restriction and moves I after it.
  bool parseVersion(unsigned &I) {
    if (!Tokens.isWord(I - 1, "amp")) {
      error(I, diag::err_clause_version_of) << PP.getSpelling(Tokens[I - 1]);
      return false;
    }
    ++I;
    const std::string Text = PP.getSpelling(Tokens[I]);
    // `latest` is a word of the command line.
    const std::optional<LanguageVersion> Version =
        Tokens.is(I, tok::numeric_constant) ? parseLanguageVersion(Text) : std::nullopt;
    if (!Version) {
      error(I, diag::err_clause_version);
      return false;
    }
    Clause.Version = std::max(Clause.Version.value_or(LanguageVersion::V1), *Version);
    ++I;
    return true;
  }

  /// An unknown restriction counts as amp for the code after it, because most clauses are for
  /// kernels.
  void reportUnknown(unsigned I) {
    std::string Word = PP.getSpelling(Tokens[I]);
    StringRef Meant = meantRestriction(Word);
    {
      DiagnosticBuilder Error = error(I, diag::err_clause_unknown);
      Error << Word << !Meant.empty() << Meant;
      if (!Meant.empty() && !Tokens[I].getLocation().isMacroID())
        Error << FixItHint::CreateReplacement(Tokens[I].getLocation(), Meant);
    }
    if (Meant.empty())
      error(I, diag::note_clause_known);
    Clause.Amp = true;
  }

  void reportUnclosed() {
    SourceLocation End = PP.getLocForEndOfToken(Tokens[Last].getLocation());
    DiagnosticBuilder Error = error(Close, diag::err_clause_syntax);
    Error << 1;
    if (!Tokens[Last].getLocation().isMacroID())
      Error << FixItHint::CreateInsertion(End, ")");
  }

  /// The restriction that is written with other letters, or in another order of them; empty if
  /// none is.
  static StringRef meantRestriction(StringRef Word) {
    std::string Lower = Word.lower();
    for (StringRef Known : {"amp", "cpu"})
      if (Lower.size() == Known.size() &&
          std::is_permutation(Lower.begin(), Lower.end(), Known.begin()))
        return Known;
    return "";
  }

  Preprocessor &PP;
  const TokenView &Tokens;
  unsigned Restrict;
  unsigned Last;  ///< of the tokens of the clause
  unsigned Close; ///< its `)`, or the token in its place
  RestrictClause Clause;
  std::optional<unsigned> Auto; ///< the restriction `auto`
};

} // namespace

RestrictClause parseClause(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  return ClauseParser(PP, Tokens, I).parse();
}

} // namespace ampcc
