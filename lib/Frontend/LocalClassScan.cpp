//===- LocalClassScan.cpp -------------------------------------------------===//
#include "LocalClassScan.h"

using namespace clang;

namespace ampcc {

unsigned findClassBody(const TokenView &Tokens, unsigned I) {
  for (++I; !Tokens.isOneOf(I, tok::semi, tok::equal, tok::r_paren, tok::r_brace, tok::comma,
                            tok::greater, tok::l_paren, tok::star, tok::amp, tok::eof);) {
    if (Tokens.is(I, tok::l_brace))
      return Tokens.match(I) == TokenView::NoToken ? TokenView::NoToken : I;
    if (Tokens.is(I, tok::colon)) { // bases
      while (!Tokens.isOneOf(I, tok::l_brace, tok::semi, tok::eof)) {
        unsigned Next = Tokens.is(I, tok::l_paren) ? Tokens.skipGroup(I) : I;
        I = Next == I ? I + 1 : Next;
      }
      continue;
    }
    if (Tokens.is(I, tok::less)) {
      unsigned Behind = Tokens.skipAngles(I);
      I = Behind == TokenView::NoToken ? I + 1 : Behind;
      continue;
    }
    unsigned Behind = Tokens.skipAttribute(I);
    I = Behind == I ? I + 1 : Behind;
  }
  return TokenView::NoToken;
}

} // namespace ampcc
