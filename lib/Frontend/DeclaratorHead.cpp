//===- DeclaratorHead.cpp - what a parameter list belongs to --------------===//
#include "DeclaratorScan.h"

using namespace clang;

namespace ampcc {
namespace {

/// A token that may stand between `operator` and the parameter list.
bool isOperatorTail(const TokenView &Tokens, unsigned I) {
  if (Tokens.isTypeWord(I) || Tokens.isIdentifier(I) || tok::isStringLiteral(Tokens.kind(I)))
    return true;
  return !Tokens.isOneOf(I, tok::semi, tok::l_brace, tok::r_brace, tok::colon, tok::question,
                         tok::eof);
}

/// The `operator` keyword of the name that ends at Last; NoToken if the name is an ordinary one.
unsigned findOperator(const TokenView &Tokens, unsigned Last) {
  for (unsigned I = Last;; --I) {
    if (Tokens.is(I, tok::kw_operator))
      return I;
    if (!isOperatorTail(Tokens, I) || I == 0)
      return TokenView::NoToken;
    if (Tokens.isOneOf(I, tok::r_paren, tok::r_square)) {
      // Only `operator()` and `operator[]` (`operator new[]`) have brackets in their name.
      if (Tokens.match(I) != I - 1)
        return TokenView::NoToken;
      I = I - 1;
    } else if (Tokens.isOneOf(I, tok::l_paren, tok::l_square)) {
      return TokenView::NoToken;
    }
  }
}

/// Moves back over `A<T>::B::` in front of a name.
unsigned skipQualifierBack(const TokenView &Tokens, unsigned Begin) {
  while (Begin > 0 && Tokens.is(Begin - 1, tok::coloncolon)) {
    unsigned Name = Begin - 1;
    if (Name == 0)
      return Name;
    if (Tokens.isOneOf(Name - 1, tok::greater, tok::greatergreater)) {
      unsigned Open = Tokens.openAngle(Name - 1);
      if (Open == TokenView::NoToken || Open == 0 || !Tokens.isIdentifier(Open - 1))
        return Name;
      Begin = Open - 1;
    } else if (Tokens.isIdentifier(Name - 1)) {
      Begin = Name - 1;
    } else {
      return Name;
    }
    if (Begin > 0 && Tokens.is(Begin - 1, tok::kw_template))
      --Begin;
  }
  return Begin;
}

/// `(*`, `(&`, `(^`, `(C::*`, also with calling conventions or attributes in between.
bool opensPointerDeclarator(const TokenView &Tokens, unsigned Open) {
  unsigned Close = Tokens.match(Open);
  for (unsigned I = Open + 1; I < Close; ++I) {
    if (Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::caret))
      return true;
    unsigned Behind = Tokens.skipAttribute(I);
    if (Behind != I)
      I = Behind - 1;
    else if (!Tokens.isIdentifier(I) && Tokens.isNot(I, tok::coloncolon))
      return false;
  }
  return false;
}

/// True when the declarator names a type, not a function: typedef, alias, template argument,
/// parameter or cast.
bool inTypeContext(const TokenView &Tokens, unsigned Begin, unsigned Behind) {
  if (Tokens.isOneOf(Behind, tok::greater, tok::greatergreater, tok::r_paren, tok::ellipsis))
    return !(Tokens.is(Behind, tok::r_paren) && Tokens.is(Behind + 1, tok::l_paren));
  unsigned Start = Tokens.statementStart(Begin);
  if (Start > 0 && Tokens.is(Start - 1, tok::l_paren))
    return true;
  for (unsigned I = Start; I < Begin; ++I) {
    if (Tokens.is(I, tok::kw_typedef))
      return true;
    if (Tokens.is(I, tok::kw_using))
      return true;
  }
  return insideTemplateArguments(Tokens, Start, Begin);
}

/// Moves back over `*`, `&`, `C::*` and their qualifiers.
unsigned skipPointersBack(const TokenView &Tokens, unsigned Begin) {
  while (Begin > 0) {
    if (Tokens.isOneOf(Begin - 1, tok::star, tok::amp, tok::ampamp, tok::kw_const,
                       tok::kw_volatile))
      --Begin;
    else if (Begin > 1 && Tokens.is(Begin, tok::star) && Tokens.is(Begin - 1, tok::coloncolon))
      Begin = skipQualifierBack(Tokens, Begin);
    else
      break;
  }
  return Begin;
}

/// `int (&name(...))[3]`: widens the head at Begin to the parentheses that end at Behind, and again
/// to those around them.
void widenToParens(const TokenView &Tokens, DeclaratorHead &Head, unsigned Behind) {
  while (true) {
    unsigned First = skipPointersBack(Tokens, Head.Begin);
    if (First == 0 || First == Head.Begin || Tokens.isNot(Behind, tok::r_paren) ||
        Tokens.match(Behind) != First - 1)
      return;
    Head.Begin = First - 1;
    for (++Behind;
         Tokens.isOneOf(Behind, tok::l_square, tok::l_paren, tok::kw_const, tok::kw_noexcept);) {
      unsigned Next = Tokens.skipGroup(Behind);
      Behind = Next == Behind ? Behind + 1 : Next;
    }
    Head.BehindParens = Behind;
  }
}

/// A head that names a function or a type.
DeclaratorHead named(const TokenView &Tokens, unsigned Begin, unsigned Behind) {
  DeclaratorHead Head = {DeclaratorHead::Function, Begin};
  widenToParens(Tokens, Head, Behind);
  if (Head.BehindParens != TokenView::NoToken)
    Behind = Head.BehindParens;
  if (inTypeContext(Tokens, Head.Begin, Behind))
    Head.K = DeclaratorHead::Type;
  return Head;
}

DeclaratorHead parenthesised(const TokenView &Tokens, unsigned Close, unsigned Behind) {
  unsigned Open = Tokens.match(Close);
  if (Open == TokenView::NoToken)
    return {};
  if (opensPointerDeclarator(Tokens, Open))
    return {DeclaratorHead::Pointer, Open};
  if (Open == 0)
    return {};
  if (Tokens.isOneOf(Open - 1, tok::kw_decltype, tok::kw_typeof))
    return {DeclaratorHead::Type, Open - 1};
  // `T (name)(...)` declares a function; `if (x) (T)restrict(y)` does not.
  bool TypeInFront = Tokens.isIdentifier(Open - 1) || Tokens.isTypeWord(Open - 1) ||
                     Tokens.isOneOf(Open - 1, tok::star, tok::amp, tok::ampamp, tok::greater,
                                    tok::kw_const, tok::kw_volatile);
  if (!TypeInFront || !Tokens.isIdentifier(Close - 1))
    return {};
  return named(Tokens, Open, Behind);
}

} // namespace

bool insideTemplateArguments(const TokenView &Tokens, unsigned Start, unsigned Begin) {
  int Depth = 0;
  for (unsigned I = Start; I < Begin;) {
    if (Tokens.is(I, tok::less))
      ++Depth;
    else if (Tokens.is(I, tok::greater))
      Depth -= Depth > 0;
    else if (Tokens.is(I, tok::greatergreater))
      Depth = std::max(0, Depth - 2);
    unsigned Next = Tokens.skipGroup(I);
    I = Next == I ? I + 1 : Next;
  }
  return Depth > 0;
}

DeclaratorHead scanHead(const TokenView &Tokens, unsigned Open, unsigned Behind) {
  if (Open == 0)
    return {};
  unsigned Last = Open - 1;
  unsigned Operator = findOperator(Tokens, Last);
  if (Operator != TokenView::NoToken) {
    DeclaratorHead Head = {DeclaratorHead::Function, skipQualifierBack(Tokens, Operator)};
    widenToParens(Tokens, Head, Behind);
    return Head;
  }

  if (Tokens.is(Last, tok::r_square) && Tokens.match(Last) != TokenView::NoToken)
    return {DeclaratorHead::Lambda, Tokens.match(Last)};
  if (Tokens.is(Last, tok::r_paren))
    return parenthesised(Tokens, Last, Behind);
  if (Tokens.isTypeWord(Last) || Tokens.isOneOf(Last, tok::star, tok::amp, tok::ampamp))
    return inTypeContext(Tokens, Last, Behind) ? DeclaratorHead{DeclaratorHead::Type, Last}
                                               : DeclaratorHead{};

  unsigned Name = Last;
  if (Tokens.isOneOf(Last, tok::greater, tok::greatergreater)) {
    unsigned Angle = Tokens.openAngle(Last);
    if (Angle == TokenView::NoToken || Angle == 0)
      return {};
    if (Tokens.is(Angle - 1, tok::r_square)) // []<class T>(T x)
      return {DeclaratorHead::Lambda, Tokens.match(Angle - 1)};
    Name = Angle - 1;
  }
  if (!Tokens.isIdentifier(Name))
    return {};
  if (Name > 0 && Tokens.is(Name - 1, tok::tilde))
    --Name;
  return named(Tokens, skipQualifierBack(Tokens, Name), Behind);
}

} // namespace ampcc
