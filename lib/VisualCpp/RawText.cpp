//===- RawText.cpp - raw tokens of a file --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/RawText.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {

/// No call or declarator is longer.
static constexpr size_t MaxTokens = 4096;

RawText::RawText(const SourceManager &SM, const LangOptions &Lang, SourceLocation Begin) {
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Begin));
  StringRef Text = SM.getBufferData(File);
  Lexer Lex(SM.getLocForStartOfFile(File), Lang, Text.begin(), Text.begin() + Offset, Text.end());
  Token Tok;
  while (Tokens.size() < MaxTokens && !Lex.LexFromRawLexer(Tok))
    Tokens.push_back(Tok);
}

RawTextBefore::RawTextBefore(const SourceManager &SM, const LangOptions &Lang, SourceLocation End) {
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(End));
  StringRef Text = SM.getBufferData(File);
  Lexer Lex(SM.getLocForStartOfFile(File), Lang, Text.begin(), Text.begin(), Text.end());
  Token Tok;
  while (!Lex.LexFromRawLexer(Tok) && SM.getFileOffset(Tok.getLocation()) < Offset)
    Tokens.push_back(Tok);
  std::reverse(Tokens.begin(), Tokens.end());
}

size_t RawTextBefore::firstOfStatement() const {
  size_t I = 0;
  while (I + 1 < size() &&
         !Tokens[I + 1].isOneOf(tok::semi, tok::l_brace, tok::r_brace, tok::colon))
    ++I;
  return I;
}

size_t RawText::closing(size_t Open) const {
  int Depth = 0;
  for (size_t I = Open; I < size(); ++I) {
    if (Tokens[I].isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      ++Depth;
    else if (Tokens[I].isOneOf(tok::r_paren, tok::r_square, tok::r_brace) && --Depth == 0)
      return I;
  }
  return size();
}

size_t RawText::skipTemplateArguments(size_t Less) const {
  int Depth = 0;
  for (size_t I = Less; I < size(); ++I) {
    if (Tokens[I].is(tok::less))
      ++Depth;
    else if (Tokens[I].isOneOf(tok::greater, tok::greatergreater))
      Depth -= Tokens[I].is(tok::greater) ? 1 : 2;
    else if (!Tokens[I].isOneOf(tok::raw_identifier, tok::coloncolon, tok::comma, tok::star,
                                tok::amp, tok::numeric_constant))
      return Less;
    if (Depth <= 0)
      return Depth == 0 && (is(I + 1, tok::l_paren) || is(I + 1, tok::coloncolon) ||
                            is(I + 1, tok::l_brace))
                 ? I + 1
                 : Less;
  }
  return Less;
}

size_t RawText::endOfOperand(size_t I) const {
  while (I < size() && !Tokens[I].isOneOf(tok::comma, tok::r_paren, tok::r_brace, tok::semi)) {
    if (Tokens[I].isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      I = closing(I);
    else if (Tokens[I].is(tok::less))
      I = std::max(I, skipTemplateArguments(I) - 1);
    ++I;
  }
  return std::min(I, size());
}

} // namespace ampcc
