//===- ClausePosition.cpp - the places of clauses among tokens -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ClausePosition.h"
#include "ClauseParser.h"

using namespace clang;

namespace ampcc {
namespace {

/// The tokens that may come between a parameter list and a clause, or after both.
bool isQualifier(const TokenView &Tokens, unsigned I) {
  return Tokens.isOneOf(I, tok::amp, tok::ampamp, tok::kw_const, tok::kw_volatile, tok::kw_mutable,
                        tok::kw_constexpr, tok::kw_consteval, tok::kw_static, tok::kw_restrict);
}

/// The keyword of the `noexcept`, `noexcept(...)` or `throw(...)` that ends at I; NoToken if none.
unsigned exceptionSpecEndingAt(const TokenView &Tokens, unsigned I) {
  if (Tokens.is(I, tok::kw_noexcept))
    return I;
  unsigned Open = Tokens.is(I, tok::r_paren) ? Tokens.match(I) : TokenView::NoToken;
  return Open != TokenView::NoToken && Open > 0 &&
                 Tokens.isOneOf(Open - 1, tok::kw_noexcept, tok::kw_throw)
             ? Open - 1
             : TokenView::NoToken;
}

/// The first token of the attribute that ends at I; NoToken if none does.
unsigned attributeEndingAt(const TokenView &Tokens, unsigned I) {
  unsigned Open = Tokens.match(I);
  if (Open == TokenView::NoToken || Open == 0 || Open > I)
    return TokenView::NoToken;
  if (Tokens.is(I, tok::r_square) && Tokens.is(Open + 1, tok::l_square) &&
      Tokens.match(Open + 1) == I - 1)
    return Open;
  if (Tokens.is(I, tok::r_paren) &&
      Tokens.isOneOf(Open - 1, tok::kw___attribute, tok::kw___declspec, tok::kw_alignas,
                     tok::kw_asm))
    return Open - 1;
  return TokenView::NoToken;
}

bool isControlHead(const TokenView &Tokens, unsigned Open) {
  if (Open > 0 && Tokens.is(Open - 1, tok::kw_constexpr))
    --Open;
  return Open > 0 && Tokens.isOneOf(Open - 1, tok::kw_if, tok::kw_for, tok::kw_while,
                                    tok::kw_switch, tok::kw_catch, tok::kw_sizeof);
}

/// `(*`, `(&`, `(^`, `(C::*`, also with calling conventions or attributes in between.
bool opensPointerDeclarator(const TokenView &Tokens, unsigned Open) {
  unsigned Close = Tokens.match(Open);
  for (unsigned I = Open + 1; I < Close; ++I) {
    if (Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::caret))
      return true;
    unsigned After = Tokens.is(I, tok::less) ? Tokens.skipAngles(I) : Tokens.skipAttribute(I);
    if (After == TokenView::NoToken)
      return false;
    if (After != I)
      I = After - 1;
    else if (!Tokens.isIdentifier(I) && Tokens.isNot(I, tok::coloncolon))
      return false;
  }
  return false;
}

bool endsType(const TokenView &Tokens, unsigned I) {
  return Tokens.isIdentifier(I) || Tokens.isTypeWord(I) ||
         Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::greater, tok::greatergreater,
                        tok::kw_const, tok::kw_volatile) ||
         Tokens.decltypeEndingAt(I) != TokenView::NoToken;
}

/// The group that ends at Close can be the declarator before a parameter list: `(name)`,
/// `(*pointer)`, the `()` of `operator()`, or the end of `decltype(...)`.
bool isParenthesisedName(const TokenView &Tokens, unsigned Close) {
  unsigned Open = Tokens.match(Close);
  if (Open == TokenView::NoToken || Open == 0)
    return false;
  if (Tokens.is(Open - 1, tok::kw_operator) || Tokens.isTypeTransform(Open - 1))
    return true;
  if (isControlHead(Tokens, Open))
    return false;
  if (opensPointerDeclarator(Tokens, Open))
    return true;
  unsigned Inner = Close - 1;
  while (Tokens.is(Inner, tok::r_paren) && Tokens.match(Inner) == Open + 1) // ((name))
    --Inner, ++Open;
  Open = Tokens.match(Close);
  // `T (name)(...)` declares a function; `if (x) (T)restrict(y)` does not.
  if (!Tokens.isIdentifier(Inner))
    return false;
  if (Tokens.isNot(Open - 1, tok::comma))
    return endsType(Tokens, Open - 1);
  unsigned Start = Tokens.statementStart(Open); // a second declarator, not an argument
  return Start == 0 || !Tokens.isOneOf(Start - 1, tok::l_paren, tok::l_square);
}

/// `void *(int) restrict(cpu)` is a type, `a * (T)restrict(b)` an expression: `I` is the `*`.
bool endsPointerType(const TokenView &Tokens, unsigned I) {
  unsigned Start = Tokens.statementStart(I);
  if (Tokens.isOneOf(Start, tok::kw_typedef, tok::kw_using))
    return true;
  while (I > Start &&
         Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::kw_const, tok::kw_volatile))
    --I;
  return Tokens.isTypeWord(I) || Tokens.decltypeEndingAt(I) != TokenView::NoToken;
}

/// The token at I ends the type after `operator` in the name of a conversion function.
bool endsConversionName(const TokenView &Tokens, unsigned I) {
  for (unsigned Start = Tokens.statementStart(I); I > Start; --I) {
    if (Tokens.isOneOf(I, tok::greater, tok::greatergreater)) {
      I = Tokens.openAngle(I);
      if (I == TokenView::NoToken)
        return false;
    } else if (unsigned First = Tokens.decltypeEndingAt(I); First != TokenView::NoToken) {
      I = First;
    } else if (!endsType(Tokens, I) && Tokens.isNot(I, tok::coloncolon)) {
      return Tokens.is(I, tok::kw_operator);
    }
  }
  return Tokens.is(I, tok::kw_operator);
}

enum class Declares { No, Perhaps, Surely };

/// The first token of the qualified name whose last one is at Name.
unsigned nameStart(const TokenView &Tokens, unsigned Name) {
  for (;;) {
    if (Name > 1 && Tokens.is(Name - 1, tok::kw_template) && Tokens.is(Name - 2, tok::coloncolon))
      --Name;
    if (Name == 0 || Tokens.isNot(Name - 1, tok::coloncolon))
      return Name;
    unsigned Qualifier = --Name;
    if (Name > 0 && Tokens.isOneOf(Name - 1, tok::greater, tok::greatergreater))
      Qualifier = Tokens.openAngle(Name - 1);
    if (Qualifier == TokenView::NoToken || Qualifier == 0 || !Tokens.isIdentifier(Qualifier - 1))
      return Name;
    Name = Qualifier - 1;
  }
}

bool isSpecifier(const TokenView &Tokens, unsigned I) {
  return Tokens.isTypeWord(I) ||
         Tokens.isOneOf(I, tok::kw_const, tok::kw_volatile, tok::kw_static, tok::kw_virtual,
                        tok::kw_inline, tok::kw_constexpr, tok::kw_explicit, tok::kw_friend,
                        tok::kw_typename, tok::kw_template, tok::kw_struct, tok::kw_class,
                        tok::kw_enum, tok::kw_typedef);
}

/// Whether the tokens before the name at Name, from the start of its statement, are the return type
/// of a function or the left side of an expression. `a * f(b)` can be both.
Declares declaresFunction(const TokenView &Tokens, unsigned Name) {
  const unsigned Start = Tokens.statementStart(Name), Begin = nameStart(Tokens, Name);
  if (Tokens.is(Name, tok::kw_operator) || (Name > 0 && Tokens.is(Name - 1, tok::kw_operator)))
    return Declares::Surely;
  if (Begin <= Start || Tokens.is(Begin - 1, tok::kw_typename) ||
      Tokens.isOneOf(Start, tok::star, tok::amp, tok::ampamp))
    return Declares::No;
  bool Surely = false;
  for (unsigned I = Start; I < Begin;) {
    unsigned After = Tokens.is(I, tok::less) ? Tokens.skipAngles(I) : Tokens.skipAttribute(I);
    if (After == TokenView::NoToken)
      return Declares::No;
    if (After != I) {
      I = After;
      continue;
    }
    if (Tokens.is(I, tok::kw_operator))
      return Declares::Surely;
    if (Tokens.isTypeTransform(I)) {
      I = Tokens.skipGroup(I + 1);
      Surely |= !Tokens.isOneOf(I, tok::l_paren, tok::l_brace, tok::coloncolon);
      continue;
    }
    if (!isSpecifier(Tokens, I) && !Tokens.isIdentifier(I) &&
        !Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::coloncolon))
      return Declares::No;
    Surely |= isSpecifier(Tokens, I) || (Tokens.isIdentifier(I) && Tokens.isIdentifier(I + 1));
    ++I;
  }
  if (Surely)
    return Declares::Surely;
  // Among arguments and in conditions no function with a ref-qualifier is declared by its name.
  return Start > 0 && Tokens.isOneOf(Start - 1, tok::l_paren, tok::l_square) &&
                 Tokens.isNot(Begin, tok::l_paren)
             ? Declares::No
             : Declares::Perhaps;
}

/// The token at I ends the template arguments of a name: the '>' of `operator>` does not.
bool endsAngles(const TokenView &Tokens, unsigned I) {
  if (!Tokens.isOneOf(I, tok::greater, tok::greatergreater))
    return false;
  unsigned Angle = Tokens.openAngle(I);
  return Angle != TokenView::NoToken && Angle > 0;
}

/// The group at Open, which opensParameters() is true of, can also be the type of a cast.
bool mayBeCast(const TokenView &Tokens, unsigned Open) {
  unsigned Name = Open - 1;
  if (endsAngles(Tokens, Name)) { // `b > (T)restrict(x)`
    Name = Tokens.openAngle(Name) - 1;
    if (closesIntroducer(Tokens, Name))
      return false;
  } else if (Tokens.is(Name, tok::r_paren)) { // `(S)(T)restrict(x)`
    Name = Tokens.match(Name);
    if (Tokens.isOneOf(Name + 1, tok::star, tok::amp, tok::ampamp, tok::caret) ||
        Tokens.isTypeTransform(Name - 1))
      return false;
  } else {
    return false;
  }
  return declaresFunction(Tokens, Name) != Declares::Surely;
}

/// The group after the word at I contains nothing that only an expression can contain.
bool mayHoldRestrictions(const TokenView &Tokens, unsigned I) {
  return Tokens.match(I + 1) == TokenView::NoToken || Tokens.is(I + 2, tok::kw_auto) ||
         holdsOnlyRestrictions(Tokens, I);
}

/// The parameter list at Open and the word at I, with or without `&` between them, cannot be part
/// of an expression: `f(x) & restrict(y)`, `b > (T)restrict(y)`. If they can, the content of the
/// list decides, and whether the program uses the word for something else.
bool isOfDeclarator(const TokenView &Tokens, unsigned Open, bool RefQualified, unsigned I) {
  if (!RefQualified)
    return !mayBeCast(Tokens, Open) ||
           (mayHoldRestrictions(Tokens, I) && !Tokens.hasOwnRestrictions());
  unsigned Name = Open - 1;
  if (endsAngles(Tokens, Name))
    Name = Tokens.openAngle(Name) - 1;
  else if (Tokens.match(Name) != TokenView::NoToken)
    Name = Tokens.match(Name);
  if (closesIntroducer(Tokens, Name))
    return true;
  Declares Kind = declaresFunction(Tokens, Name);
  return Kind == Declares::Surely || (Kind == Declares::Perhaps && mayHoldRestrictions(Tokens, I));
}

/// The group at Open is not that of a statement, a specifier or an operator with a name: where
/// nothing but a clause can be called `restrict`, it is a parameter list.
bool mayOpenParameters(const TokenView &Tokens, unsigned Open) {
  return Open > 0 &&
         (opensParameters(Tokens, Open) || !tok::getKeywordSpelling(Tokens.kind(Open - 1)) ||
          Tokens.isTypeWord(Open - 1));
}

/// The `}` at I ends a requires-expression.
bool isRequirement(const TokenView &Tokens, unsigned I) {
  unsigned Open = Tokens.match(I);
  if (Open == TokenView::NoToken || Open == 0)
    return false;
  unsigned Before = Open - 1;
  if (Tokens.is(Before, tok::r_paren) && Tokens.match(Before) != TokenView::NoToken)
    Before = Tokens.match(Before) - 1;
  return Tokens.is(Before, tok::kw_requires);
}

/// Only specifiers of a lambda are between the head's end and the clause at I.
bool reaches(const TokenView &Tokens, LambdaHead &Head, unsigned I) {
  unsigned Next = Head.End;
  while (Next < I) {
    unsigned After = Tokens.skipAttribute(Next);
    if (looksLikeClause(Tokens, Next))
      After = lastOfClause(Tokens, Next) + 1;
    else if (isQualifier(Tokens, Next))
      After = Next + 1;
    else if (Tokens.isOneOf(Next, tok::kw_noexcept, tok::kw_throw))
      After = Tokens.skipGroup(Next + 1);
    if (After == Next)
      return false;
    Head.HasList |= Tokens.is(After - 1, tok::r_paren) && !looksLikeClause(Tokens, Next);
    Next = After;
  }
  return Next == I;
}

} // namespace

bool closesIntroducer(const TokenView &Tokens, unsigned I) {
  unsigned Open = Tokens.is(I, tok::r_square) ? Tokens.match(I) : TokenView::NoToken;
  if (Open == TokenView::NoToken || attributeEndingAt(Tokens, I) != TokenView::NoToken)
    return false;
  if (Open == 0)
    return true;
  unsigned Before = Open - 1;
  if (Tokens.is(Before, tok::r_paren)) // of a cast, or of what is subscripted
    return Tokens.match(Before) != TokenView::NoToken &&
           (isControlHead(Tokens, Tokens.match(Before)) || opensLambda(Tokens, Open));
  return !Tokens[Before].isLiteral() && !Tokens.isIdentifier(Before) &&
         !Tokens.isTypeWord(Before) &&
         !Tokens.isOneOf(Before, tok::r_square, tok::kw_this, tok::kw_operator, tok::kw_delete,
                         tok::kw_new);
}

bool opensParameters(const TokenView &Tokens, unsigned Open) {
  if (Open == 0)
    return false;
  unsigned Last = Open - 1;
  if (Last > 0 && Tokens.is(Last - 1, tok::kw_operator))
    return true; // `operator=(`, `operator new(`
  if (Tokens.is(Last, tok::r_paren))
    return isParenthesisedName(Tokens, Last);
  if (Tokens.is(Last, tok::r_square)) // of a lambda, `operator[]`, `operator new[]`
    return !(Tokens.match(Last) == Last - 1 && Last > 1 && Tokens.is(Last - 2, tok::kw_delete) &&
             Tokens.isNot(Last - 3, tok::kw_operator));
  if (Tokens.isOneOf(Last, tok::greater, tok::greatergreater))
    return Tokens.openAngle(Last) != TokenView::NoToken;
  if (Tokens.isOneOf(Last, tok::star, tok::amp, tok::ampamp))
    return endsPointerType(Tokens, Last) || endsConversionName(Tokens, Last);
  return Tokens.isIdentifier(Last) || Tokens.isTypeWord(Last) ||
         Tokens.isOneOf(Last, tok::kw_const, tok::kw_volatile) ||
         (tok::isStringLiteral(Tokens.kind(Last)) && Tokens.is(Last - 1, tok::kw_operator));
}

bool followsType(const TokenView &Tokens, unsigned Begin) {
  unsigned Start = Tokens.statementStart(Begin);
  for (unsigned I = Start; I < Begin;) {
    unsigned After = Tokens.is(I, tok::less) ? Tokens.skipAngles(I) : Tokens.skipAttribute(I);
    if (After == TokenView::NoToken)
      return false;
    if (After != I) {
      I = After;
      continue;
    }
    if (Tokens.is(I, tok::kw_operator))
      return true;
    if (Tokens.isTypeTransform(I)) {
      I = Tokens.skipGroup(I + 1);
      continue;
    }
    if (!Tokens.isTypeWord(I) && !Tokens.isIdentifier(I) &&
        !Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::coloncolon, tok::kw_const,
                        tok::kw_volatile, tok::kw_static, tok::kw_virtual, tok::kw_inline,
                        tok::kw_constexpr, tok::kw_explicit, tok::kw_friend, tok::kw_typename,
                        tok::kw_template, tok::kw_struct, tok::kw_class, tok::kw_auto))
      return false;
    ++I;
  }
  return Start < Begin || Tokens.isOneOf(Begin, tok::kw_operator, tok::tilde);
}

ClausePosition clausePositionAt(const TokenView &Tokens, unsigned I) {
  ClausePosition Position;
  const unsigned Clause = I;
  bool RefQualified = false;
  unsigned Exception = TokenView::NoToken, Attribute = TokenView::NoToken;
  for (;;) {
    if (I == 0)
      return {};
    --I;
    if (isQualifier(Tokens, I)) {
      RefQualified |= Tokens.isOneOf(I, tok::amp, tok::ampamp);
      continue;
    }
    if (unsigned Spec = exceptionSpecEndingAt(Tokens, I); Spec != TokenView::NoToken) {
      I = Exception = Spec;
      continue;
    }
    if (unsigned First = attributeEndingAt(Tokens, I); First != TokenView::NoToken) {
      I = Attribute = First;
      continue;
    }
    unsigned Open = Tokens.is(I, tok::r_paren) ? Tokens.match(I) : TokenView::NoToken;
    if (Open == TokenView::NoToken || Open == 0 || !looksLikeClause(Tokens, Open - 1) ||
        !clausePositionAt(Tokens, Open - 1).IsClause)
      break;
    I = Open - 1; // another clause
  }
  if (lambdaAt(Tokens, Clause).Begin != TokenView::NoToken) {
    Position.IsClause = Position.IsLambda = true;
    Position.Culprit = Exception;
    return Position;
  }
  unsigned Open = Tokens.is(I, tok::r_paren) ? Tokens.match(I) : TokenView::NoToken;
  if (Open == TokenView::NoToken ||
      !(Tokens.hasOwnRestrict()
            ? opensParameters(Tokens, Open) && isOfDeclarator(Tokens, Open, RefQualified, Clause)
            : mayOpenParameters(Tokens, Open)))
    return {};
  Position.IsClause = true;
  Position.Culprit = Exception != TokenView::NoToken ? Exception : Attribute;
  return Position;
}

LambdaHead lambdaAt(const TokenView &Tokens, unsigned I) {
  for (unsigned J = I; J-- > 0;) {
    if (Tokens.isOneOf(J, tok::semi, tok::l_brace, tok::l_paren, tok::l_square))
      break;
    if (Tokens.is(J, tok::r_brace) && !isRequirement(Tokens, J))
      break;
    if (closesIntroducer(Tokens, J))
      if (LambdaHead Head = headAfter(Tokens, J); reaches(Tokens, Head, I))
        return Head;
    if (Tokens.isOneOf(J, tok::r_paren, tok::r_square, tok::r_brace) &&
        Tokens.match(J) != TokenView::NoToken)
      J = Tokens.match(J);
  }
  return {};
}

LambdaHead headAfter(const TokenView &Tokens, unsigned Close) {
  LambdaHead Head;
  Head.Begin = Head.End = Close + 1;
  if (Tokens.is(Head.End, tok::less)) {
    unsigned After = Tokens.skipAngles(Head.End);
    if (After != TokenView::NoToken)
      Head.End = Tokens.skipRequires(After);
  }
  for (unsigned After = Tokens.skipAttribute(Head.End); After != Head.End;
       After = Tokens.skipAttribute(Head.End))
    Head.End = After;
  Head.HasList = Tokens.is(Head.End, tok::l_paren);
  Head.End = Head.HasList ? Tokens.skipGroup(Head.End) : Head.End;
  return Head;
}

bool opensLambda(const TokenView &Tokens, unsigned I) {
  if (Tokens.isNot(I, tok::l_square) || Tokens.match(I) == TokenView::NoToken ||
      Tokens.is(I + 1, tok::numeric_constant))
    return false;
  if (Tokens.isOneOf(I + 1, tok::r_square, tok::equal) ||
      (Tokens.is(I + 1, tok::amp) && Tokens.isOneOf(I + 2, tok::r_square, tok::comma)))
    return true;
  const unsigned Tail = headAfter(Tokens, Tokens.match(I)).End;
  return Tokens.is(Tail, tok::l_brace) || looksLikeClause(Tokens, Tail);
}

} // namespace ampcc
