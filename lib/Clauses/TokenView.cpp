//===- TokenView.cpp - the tokens of a unit with matched brackets --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/TokenView.h"
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
  if (unsigned After = skipGroup(I); After != I)
    return After; // `operator()`, `operator[]`
  const Token &Name = (*this)[I];
  bool IsSymbol = !Name.getIdentifierInfo() && !Name.isLiteral() &&
                  !Name.isOneOf(tok::coloncolon, tok::semi, tok::eof);
  return IsSymbol ? I + 1 : I;
}

bool TokenView::isTypeTransform(unsigned I) const {
  switch (kind(I)) {
  case tok::kw_decltype:
  case tok::kw_typeof:
  case tok::kw_typeof_unqual:
#define TRANSFORM_TYPE_TRAIT_DEF(Enum, Trait) case tok::kw___##Trait:
#include "clang/Basic/TransformTypeTraits.def"
    return true;
  default:
    return false;
  }
}

unsigned TokenView::decltypeEndingAt(unsigned I) const {
  unsigned Open = is(I, tok::r_paren) ? match(I) : NoToken;
  return Open != NoToken && Open > 0 && isTypeTransform(Open - 1) ? Open - 1 : NoToken;
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

unsigned TokenView::skipQualifiedName(unsigned I) const {
  for (;;) {
    if (is(I, tok::coloncolon) || is(I, tok::kw_template))
      ++I;
    if (!isIdentifier(I))
      return I;
    ++I;
    if (is(I, tok::less))
      if (unsigned After = skipAngles(I); After != NoToken)
        I = After;
    if (isNot(I, tok::coloncolon))
      return I;
  }
}

unsigned TokenView::skipRequires(unsigned I) const {
  if (isNot(I, tok::kw_requires))
    return I;
  do { // primary expressions, joined by && and || ([temp.pre])
    ++I;
    if (is(I, tok::kw_requires))
      I = skipGroup(skipGroup(I + 1));
    else if (is(I, tok::l_paren))
      I = skipGroup(I);
    else if (isOneOf(I, tok::kw_true, tok::kw_false) || (*this)[I].isLiteral())
      ++I;
    else
      I = skipQualifiedName(I);
  } while (isOneOf(I, tok::ampamp, tok::pipepipe));
  return I;
}

unsigned TokenView::skipRestriction(unsigned I) const {
  if (is(I, tok::kw_auto))
    return I + 1;
  if (!isWord(I, "amp") && !isWord(I, "cpu"))
    return I;
  return is(I + 1, tok::colon) && is(I + 2, tok::numeric_constant) ? I + 3 : I + 1;
}

bool TokenView::holdsRestrictions(unsigned Open) const {
  const unsigned Close = match(Open);
  bool Any = false;
  for (unsigned I = Open + 1; I < Close;) {
    if (is(I, tok::comma)) {
      ++I;
      continue;
    }
    const unsigned After = skipRestriction(I);
    if (After == I)
      return false;
    I = After;
    Any = true;
  }
  return Any && Close != NoToken;
}

bool TokenView::hasOwnRestrict() const {
  if (!OwnRestrict) {
    const IdentifierInfo *Name = nullptr;
    OwnRestrict = false;
    for (unsigned I = 0; I < size() && !*OwnRestrict; ++I) {
      const IdentifierInfo *Here = isIdentifier(I) ? Tokens[I].getIdentifierInfo() : nullptr;
      if (!Here || (Name ? Here != Name : !Here->isStr("restrict")))
        continue;
      Name = Here;
      OwnRestrict = Name->isFromAST() || isNot(I + 1, tok::l_paren) ||
                    (match(I + 1) != NoToken && !holdsRestrictions(I + 1));
    }
  }
  return *OwnRestrict;
}

bool TokenView::hasOwnRestrictions() const {
  if (!OwnRestrictions) {
    OwnRestrictions = false;
    for (unsigned I = 0; I < size() && !*OwnRestrictions; ++I) {
      if (isWord(I, "restrict") && is(I + 1, tok::l_paren) && holdsRestrictions(I + 1))
        I = match(I + 1);
      else
        OwnRestrictions = isIdentifier(I) && (isWord(I, "amp") || isWord(I, "cpu"));
    }
  }
  return *OwnRestrictions;
}

bool TokenView::isTypeWord(unsigned I) const {
  return isOneOf(I, tok::kw_void, tok::kw_bool, tok::kw_char, tok::kw_wchar_t, tok::kw_char8_t,
                 tok::kw_char16_t, tok::kw_char32_t, tok::kw_short, tok::kw_int, tok::kw_long,
                 tok::kw_signed, tok::kw_unsigned, tok::kw_float, tok::kw_double, tok::kw_auto,
                 tok::kw___int64, tok::kw___int128, tok::kw___float128, tok::kw___ibm128,
                 tok::kw__Float16, tok::kw___bf16);
}

} // namespace ampcc
