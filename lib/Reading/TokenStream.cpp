//===- TokenStream.cpp - the tokens between preprocessor and parser ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/TokenStream.h"
#include "clang/Basic/IdentifierTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

void TokenStream::add(const Token &Tok) {
  if (!Tok.isAnnotation() && !Tok.is(tok::eof))
    Tokens.push_back(Tok);
}

void TokenStream::addPragma(SourceRange Range, StringRef Text) {
  Pragmas.push_back({size(), Range.getBegin(), Range.getEnd(), Text.str()});
}

llvm::ArrayRef<PragmaOperator> TokenStream::pragmas(TokenRange Around) const {
  auto Begin = llvm::partition_point(
      Pragmas, [&](const PragmaOperator &P) { return P.Before < Around.First; });
  auto End = llvm::partition_point(
      Pragmas, [&](const PragmaOperator &P) { return P.Before <= Around.Last + 1; });
  return llvm::ArrayRef(Pragmas).slice(Begin - Pragmas.begin(), End - Begin);
}

std::optional<unsigned> TokenStream::find(SourceLocation Loc) const {
  if (Index.empty())
    for (unsigned I = 0; I < Tokens.size(); ++I)
      Index.try_emplace(Tokens[I].getLocation(), I);
  auto It = Index.find(Loc);
  if (It == Index.end())
    return std::nullopt;
  return It->second;
}

bool TokenStream::isWord(unsigned I, StringRef Word) const {
  const Token &Tok = Tokens[I];
  if (Tok.isLiteral())
    return false;
  const IdentifierInfo *Name = Tok.getIdentifierInfo();
  return Name && Name->isStr(Word);
}

static bool isOpening(const Token &Tok) {
  return Tok.isOneOf(tok::l_paren, tok::l_square, tok::l_brace);
}
static bool isClosing(const Token &Tok) {
  return Tok.isOneOf(tok::r_paren, tok::r_square, tok::r_brace);
}

unsigned TokenStream::closing(unsigned Open) const {
  unsigned Depth = 0, I = Open;
  for (; I + 1 < Tokens.size(); ++I) {
    if (isOpening(Tokens[I]))
      ++Depth;
    else if (isClosing(Tokens[I]) && --Depth == 0)
      break;
  }
  return I;
}

unsigned TokenStream::opening(unsigned Close) const {
  unsigned Depth = 0, I = Close;
  for (; I > 0; --I) {
    if (isClosing(Tokens[I]))
      ++Depth;
    else if (isOpening(Tokens[I]) && --Depth == 0)
      break;
  }
  return I;
}
