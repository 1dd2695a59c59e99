//===- LambdaScan.cpp -----------------------------------------------------===//
//
// Every lambda gets its restrictions written out: Clang takes one without attributes for both
// sides, C++ AMP takes it for the side it stands on (spec 2.2.1). A '[' is told apart by the token
// in front of it and by what follows its ']'. In doubt it is no lambda; then only this inheritance
// is lost.
//
//===----------------------------------------------------------------------===//
#include "LambdaScan.h"

using namespace clang;

namespace ampcc {
namespace {

bool isControlHead(const TokenView &Tokens, unsigned Close) {
  unsigned Open = Tokens.match(Close);
  if (Open == TokenView::NoToken || Open == 0)
    return false;
  if (Tokens.is(Open - 1, tok::kw_constexpr))
    --Open;
  return Open > 0 &&
         Tokens.isOneOf(Open - 1, tok::kw_if, tok::kw_for, tok::kw_while, tok::kw_switch);
}

/// False where the token at I ends something that a '[' behind it would index or declare.
bool canPrecedeLambda(const TokenView &Tokens, unsigned I) {
  if (Tokens[I].isLiteral() || Tokens.isIdentifier(I) || Tokens.isTypeWord(I))
    return false;
  if (Tokens.is(I, tok::r_paren))
    return isControlHead(Tokens, I);
  if (Tokens.isOneOf(I, tok::amp, tok::ampamp))
    return !(I > 0 && Tokens.is(I - 1, tok::kw_auto)); // auto &[a, b]
  return !Tokens.isOneOf(I, tok::r_square, tok::l_square, tok::greater, tok::greatergreater,
                         tok::kw_this, tok::kw_const, tok::kw_volatile, tok::kw_delete,
                         tok::kw_operator, tok::kw_new);
}

bool startsCaptures(const TokenView &Tokens, unsigned I) {
  return Tokens.isIdentifier(I) || Tokens.isOneOf(I, tok::r_square, tok::amp, tok::equal,
                                                  tok::kw_this, tok::star, tok::ellipsis);
}

bool continuesLambda(const TokenView &Tokens, unsigned I) {
  return Tokens.isOneOf(I, tok::l_paren, tok::l_brace, tok::less, tok::arrow, tok::kw_mutable,
                        tok::kw_constexpr, tok::kw_consteval, tok::kw_static, tok::kw_noexcept,
                        tok::kw_throw, tok::kw_requires, tok::kw___attribute, tok::kw___declspec) ||
         (Tokens.is(I, tok::l_square) && Tokens.is(I + 1, tok::l_square)) ||
         Tokens.isWord(I, "restrict");
}

} // namespace

bool isLambdaIntroducer(const TokenView &Tokens, unsigned I) {
  if (Tokens.isNot(I, tok::l_square) || Tokens.match(I) == TokenView::NoToken ||
      (I > 0 && !canPrecedeLambda(Tokens, I - 1)))
    return false;
  return startsCaptures(Tokens, I + 1) && continuesLambda(Tokens, Tokens.match(I) + 1);
}

bool isLambdaBehindClause(const TokenView &Tokens, unsigned I) {
  if (Tokens.isNot(I, tok::l_square) || Tokens.match(I) == TokenView::NoToken ||
      !startsCaptures(Tokens, I + 1) || !continuesLambda(Tokens, Tokens.match(I) + 1))
    return false;
  return Tokens.isOneOf(I + 1, tok::r_square, tok::equal) ||
         (Tokens.is(I + 1, tok::amp) && Tokens.isOneOf(I + 2, tok::r_square, tok::comma)) ||
         Tokens.is(lambdaTail(Tokens, Tokens.match(I) + 1), tok::l_brace);
}

unsigned lambdaTail(const TokenView &Tokens, unsigned Next) {
  if (Tokens.is(Next, tok::less)) {
    unsigned Behind = Tokens.skipAngles(Next);
    if (Behind != TokenView::NoToken)
      Next = Behind;
  }
  for (unsigned Behind = Tokens.skipAttribute(Next); Behind != Next;
       Behind = Tokens.skipAttribute(Next))
    Next = Behind;
  return Tokens.is(Next, tok::l_paren) ? Tokens.skipGroup(Next) : Next;
}

} // namespace ampcc
