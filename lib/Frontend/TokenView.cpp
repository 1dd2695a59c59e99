//===- TokenView.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TokenView.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace ampcc {
namespace {

tok::TokenKind openerOf(tok::TokenKind Kind) {
  switch (Kind) {
  case tok::r_paren:
    return tok::l_paren;
  case tok::r_square:
    return tok::l_square;
  case tok::r_brace:
    return tok::l_brace;
  default:
    return tok::unknown;
  }
}

} // namespace

TokenView::TokenView(llvm::ArrayRef<Token> Tokens)
    : Tokens(Tokens), Matches(Tokens.size(), NoToken), Around(Tokens.size(), NoToken) {
  llvm::SmallVector<unsigned, 64> Open;
  for (unsigned I = 0; I < Tokens.size(); ++I) {
    Around[I] = Open.empty() ? NoToken : Open.back();
    if (Tokens[I].isOneOf(tok::l_paren, tok::l_square, tok::l_brace)) {
      Open.push_back(I);
      continue;
    }
    tok::TokenKind Opener = openerOf(Tokens[I].getKind());
    if (Opener == tok::unknown || Open.empty())
      continue;
    if (Tokens[Open.back()].isNot(Opener)) {
      // A bracket that closes nothing is an error the parser will report; brackets left open inside
      // a pair must not spoil the pair.
      if (llvm::none_of(Open, [&](unsigned O) { return Tokens[O].is(Opener); }))
        continue;
      while (Tokens[Open.back()].isNot(Opener))
        Open.pop_back();
    }
    Matches[Open.back()] = I;
    Matches[I] = Open.pop_back_val();
  }
}

bool TokenView::isWord(unsigned I, StringRef Word) const {
  const Token &Tok = (*this)[I];
  if (Tok.isAnnotation() || Tok.isLiteral())
    return false;
  const IdentifierInfo *II = Tok.getIdentifierInfo();
  return II && II->isStr(Word);
}

unsigned TokenView::skipGroup(unsigned I) const {
  if (!isOneOf(I, tok::l_paren, tok::l_square, tok::l_brace) || match(I) == NoToken)
    return I;
  return match(I) + 1;
}

unsigned TokenView::skipAngles(unsigned I) const {
  int Depth = 0;
  while (I < size()) {
    switch (kind(I)) {
    case tok::less:
      ++Depth;
      break;
    case tok::greater:
      --Depth;
      break;
    case tok::greatergreater:
      Depth -= 2;
      break;
    case tok::semi:
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
    case tok::eof:
      return NoToken;
    default:
      break;
    }
    unsigned Next = skipGroup(I);
    I = Next == I ? I + 1 : Next;
    if (Depth <= 0)
      return I;
  }
  return NoToken;
}

unsigned TokenView::openAngle(unsigned I) const {
  int Depth = 0;
  for (;;) {
    switch (kind(I)) {
    case tok::greater:
      ++Depth;
      break;
    case tok::greatergreater:
      Depth += 2;
      break;
    case tok::less:
      if (--Depth <= 0)
        return I;
      break;
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
      if (match(I) == NoToken)
        return NoToken;
      I = match(I);
      break;
    case tok::semi:
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace:
      return NoToken;
    default:
      break;
    }
    if (I == 0)
      return NoToken;
    --I;
  }
}

unsigned TokenView::skipOperator(unsigned I) const {
  if (isNot(I, tok::kw_operator))
    return I;
  ++I;
  if (unsigned Behind = skipGroup(I); Behind != I)
    return Behind; // `operator()`, `operator[]`
  const Token &Name = (*this)[I];
  bool IsSymbol = !Name.getIdentifierInfo() && !Name.isLiteral() &&
                  !Name.isOneOf(tok::coloncolon, tok::semi, tok::eof);
  return IsSymbol ? I + 1 : I;
}

unsigned TokenView::decltypeEndingAt(unsigned I) const {
  unsigned Open = is(I, tok::r_paren) ? match(I) : NoToken;
  return Open != NoToken && Open > 0 && isOneOf(Open - 1, tok::kw_decltype, tok::kw_typeof)
             ? Open - 1
             : NoToken;
}

unsigned TokenView::skipAttribute(unsigned I) const {
  if (is(I, tok::l_square) && is(I + 1, tok::l_square))
    return skipGroup(I);
  if (isOneOf(I, tok::kw___attribute, tok::kw___declspec, tok::kw_alignas, tok::kw_asm) &&
      is(I + 1, tok::l_paren))
    return skipGroup(I + 1);
  return I;
}

unsigned TokenView::statementStart(unsigned I) const {
  assert(I < size() && "looks back from no token");
  while (I > 0) {
    unsigned Previous = I - 1;
    switch (kind(Previous)) {
    case tok::semi:
    case tok::l_brace:
    case tok::r_brace:
    case tok::l_paren:
    case tok::l_square:
      return I;
    case tok::colon:
      if (Previous > 0 && isOneOf(Previous - 1, tok::kw_public, tok::kw_protected, tok::kw_private))
        return I;
      I = Previous;
      break;
    case tok::r_paren:
    case tok::r_square:
      I = match(Previous) == NoToken ? Previous : match(Previous);
      break;
    default:
      I = Previous;
      break;
    }
  }
  return I;
}

bool TokenView::isTypeWord(unsigned I) const {
  return isOneOf(I, tok::kw_void, tok::kw_bool, tok::kw_char, tok::kw_wchar_t, tok::kw_char8_t,
                 tok::kw_char16_t, tok::kw_char32_t, tok::kw_short, tok::kw_int, tok::kw_long,
                 tok::kw_signed, tok::kw_unsigned, tok::kw_float, tok::kw_double, tok::kw_auto,
                 tok::kw___int128, tok::kw___float128);
}

} // namespace ampcc
