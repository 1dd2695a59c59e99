//===- ClauseParser.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// restriction-specifier: 'restrict' '(' restriction-seq ')' (spec 2.1). Duplicates are harmless.
//
//===----------------------------------------------------------------------===//
#include "ClauseParser.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {

bool looksLikeClause(const TokenView &Tokens, unsigned I) {
  return Tokens.isWord(I, "restrict") && Tokens.is(I + 1, tok::l_paren) &&
         Tokens.match(I + 1) != TokenView::NoToken;
}

bool holdsOnlyRestrictions(const TokenView &Tokens, unsigned I) {
  unsigned Close = Tokens.match(I + 1);
  bool Any = false;
  for (unsigned J = I + 2; J < Close; ++J) {
    if (Tokens.is(J, tok::comma))
      continue;
    if (!Tokens.isWord(J, "amp") && !Tokens.isWord(J, "cpu"))
      return false;
    Any = true;
  }
  return Any;
}

namespace {

class ClauseParser {
public:
  ClauseParser(Preprocessor &PP, const TokenView &Tokens, unsigned Restrict)
      : PP(PP), Tokens(Tokens), Restrict(Restrict), Close(Tokens.match(Restrict + 1)) {}

  RestrictClause parse() {
    for (unsigned I = Restrict; I <= Close; ++I)
      Clause.Tokens.push_back(Tokens[I].getLocation());
    if (Restrict + 2 == Close)
      report(PP.getDiagnostics(), Tokens[Restrict].getLocation(), diag::err_clause_empty)
          << SourceRange(Tokens[Restrict].getLocation(), Tokens[Close].getLocation());
    else
      parseList();
    if (!Clause.Amp && !Clause.Cpu)
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
      if (I == Close)
        return;
      if (Tokens.isNot(I, tok::comma)) {
        error(I, diag::err_clause_syntax) << 1;
        return;
      }
    }
  }

  /// Moves I behind one restriction.
  bool parseRestriction(unsigned &I) {
    if (I == Close || !Tokens[I].getIdentifierInfo()) {
      error(I, diag::err_clause_syntax) << 0;
      return false;
    }
    if (Tokens.isWord(I, "amp"))
      Clause.Amp = true;
    else if (Tokens.isWord(I, "cpu"))
      Clause.Cpu = true;
    else if (Tokens.is(I, tok::kw_auto))
      error(I, diag::err_clause_auto);
    else {
      error(I, diag::err_clause_unknown) << PP.getSpelling(Tokens[I]);
      error(I, diag::note_clause_known);
    }
    ++I;
    if (Tokens.is(I, tok::colon)) {
      error(I, diag::err_clause_version) << PP.getSpelling(Tokens[I - 1]);
      return false;
    }
    return true;
  }

  Preprocessor &PP;
  const TokenView &Tokens;
  unsigned Restrict;
  unsigned Close;
  RestrictClause Clause;
};

} // namespace

RestrictClause parseClause(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  return ClauseParser(PP, Tokens, I).parse();
}

} // namespace ampcc
