//===- MisspeltWords.cpp - reports of misspelt `restrict` and `tile_static` -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MisspeltWords.h"
#include "ClauseParser.h"
#include "ClausePosition.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

/// As near as Clang's own corrections of a name of this length may be.
bool isNearly(const Token &Tok, StringRef Word) {
  const IdentifierInfo *Name = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
  if (!Name || Name->getName() == Word)
    return false;
  const unsigned Most = (Word.size() + 1) / 3;
  return Name->getName().edit_distance_insensitive(Word, /*AllowReplacements=*/true, Most) <= Most;
}

void reportMisspelt(Preprocessor &PP, const Token &Tok, StringRef Meant) {
  DiagnosticBuilder Error =
      report(PP.getDiagnostics(), Tok.getLocation(), diag::err_specifier_misspelt);
  Error << PP.getSpelling(Tok) << Meant;
  if (!Tok.getLocation().isMacroID())
    Error << FixItHint::CreateReplacement(Tok.getLocation(), Meant);
}

/// A declaration begins at I: a type, followed by a name.
bool beginsDeclaration(const TokenView &Tokens, unsigned I) {
  return Tokens.isTypeWord(I) || Tokens.isOneOf(I, tok::kw_const, tok::kw_struct, tok::kw_class) ||
         (Tokens.isIdentifier(I) && Tokens.isOneOf(I + 1, tok::identifier, tok::less));
}

bool isClauseBut(const TokenView &Tokens, unsigned I) {
  return Tokens.is(I + 1, tok::l_paren) && Tokens.isIdentifier(I + 2) &&
         holdsOnlyRestrictions(Tokens, I) && clausePositionAt(Tokens, I).IsClause;
}

bool isTileStaticBut(const TokenView &Tokens, unsigned I) {
  return beginsDeclaration(Tokens, I + 1) &&
         (I == 0 || Tokens.isOneOf(I - 1, tok::semi, tok::l_brace, tok::r_brace, tok::kw_static));
}

} // namespace

/// A name of the program has a declaration, which is no place for the word that was meant. So a
/// name that occurs only in places for the word, in the whole unit, is not declared.
bool MisspeltWords::isUndeclared(const IdentifierInfo *Name,
                                 bool (*IsPlace)(const TokenView &, unsigned)) const {
  if (Declared(Name))
    return false;
  for (unsigned I = 0; I < Tokens.size(); ++I)
    if (Tokens.is(I, tok::identifier) && Tokens[I].getIdentifierInfo() == Name &&
        !IsPlace(Tokens, I))
      return false;
  return true;
}

bool MisspeltWords::reportClause(unsigned I) const {
  if (!isNearly(Tokens[I], "restrict") || !isClauseBut(Tokens, I) ||
      !isUndeclared(Tokens[I].getIdentifierInfo(), isClauseBut))
    return false;
  reportMisspelt(PP, Tokens[I], "restrict");
  return true;
}

bool MisspeltWords::declaresTileStatic(unsigned I) const {
  return !isUndeclared(Tokens[I].getIdentifierInfo(), isTileStaticBut);
}

bool MisspeltWords::reportTileStatic(unsigned I) const {
  if (!isNearly(Tokens[I], "tile_static") || !isTileStaticBut(Tokens, I) ||
      !isUndeclared(Tokens[I].getIdentifierInfo(), isTileStaticBut))
    return false;
  reportMisspelt(PP, Tokens[I], "tile_static");
  return true;
}

} // namespace ampcc
