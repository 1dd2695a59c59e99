//===- DeclaratorTail.cpp - what follows a parameter list -----------------===//
#include "ClauseParser.h"
#include "DeclaratorScan.h"

using namespace clang;

namespace ampcc {
namespace {

class TailScanner {
public:
  TailScanner(const TokenView &Tokens, bool IsLambda) : Tokens(Tokens), IsLambda(IsLambda) {}

  DeclaratorTail scan(unsigned I) {
    while (step(I))
      ;
    Tail.Behind = I;
    Tail.End = I == 0 ? 0 : I - 1;
    findBody(I);
    return std::move(Tail);
  }

private:
  /// What stands out of order makes the clauses before (or behind) it misplaced.
  void wrongOrder(unsigned Clause, unsigned Culprit) {
    Tail.WrongOrder.push_back({Clause, Culprit});
  }
  void mustComeBeforeClause(unsigned I) {
    if (!Tail.Clauses.empty() && Tail.WrongOrder.empty())
      wrongOrder(Tail.Clauses.back(), I);
  }

  /// Moves I over one part of the declarator; false at its end.
  bool step(unsigned &I) {
    if (looksLikeClause(Tokens, I)) {
      if (LateSpecifier != TokenView::NoToken)
        wrongOrder(I, LateSpecifier);
      Tail.Clauses.push_back(I);
      I = Tokens.match(I + 1) + 1;
      return true;
    }
    if (Tokens.isOneOf(I, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp,
                       tok::kw_mutable)) {
      mustComeBeforeClause(I);
      ++I;
      return true;
    }
    if (Tokens.isOneOf(I, tok::kw_noexcept, tok::kw_throw)) {
      LateSpecifier = I;
      I = Tokens.skipGroup(I + 1);
      return true;
    }
    if (Tokens.isOneOf(I, tok::kw_constexpr, tok::kw_consteval, tok::kw_static, tok::kw_restrict)) {
      ++I;
      return true;
    }
    if (Tokens.is(I, tok::arrow))
      return skipTrailingReturn(I);
    if (Tokens.isWord(I, "override") || Tokens.isWord(I, "final")) {
      LateSpecifier = I;
      ++I;
      return true;
    }
    if (Tokens.is(I, tok::kw_requires)) {
      skipRequires(I);
      return true;
    }
    unsigned Behind = Tokens.skipAttribute(I);
    if (Behind == I)
      return false;
    if (!IsLambda) // a lambda's attributes come first (spec 2.1.2)
      LateSpecifier = I;
    I = Behind;
    return true;
  }

  bool skipTrailingReturn(unsigned &I) {
    unsigned Arrow = I++;
    while (!Tokens.isOneOf(I, tok::l_brace, tok::semi, tok::equal, tok::eof, tok::comma,
                           tok::r_paren, tok::r_square, tok::kw_requires)) {
      if (looksLikeClause(Tokens, I)) {
        LateSpecifier = Arrow;
        return true;
      }
      if (Tokens.is(I, tok::less)) {
        unsigned Behind = Tokens.skipAngles(I);
        I = Behind == TokenView::NoToken ? I + 1 : Behind;
        continue;
      }
      unsigned Next = Tokens.skipGroup(I);
      I = Next == I ? I + 1 : Next;
    }
    return Tokens.is(I, tok::kw_requires);
  }

  /// A requires-clause ends where a body or the end of the declaration begins; the braces of a
  /// requires-expression in it are not a body.
  void skipRequires(unsigned &I) {
    unsigned Requires = I++;
    while (!Tokens.isOneOf(I, tok::semi, tok::equal, tok::eof, tok::l_brace)) {
      if (looksLikeClause(Tokens, I) && holdsOnlyRestrictions(Tokens, I)) {
        LateSpecifier = Requires;
        return;
      }
      if (Tokens.is(I, tok::kw_requires)) {
        I = Tokens.skipGroup(Tokens.skipGroup(I + 1));
        continue;
      }
      unsigned Next = Tokens.skipGroup(I);
      I = Next == I ? I + 1 : Next;
    }
  }

  /// `name(...)` and `name{...}` of a constructor, up to the body.
  unsigned skipInitializers(unsigned I) {
    while (!Tokens.isOneOf(I, tok::semi, tok::eof, tok::r_brace)) {
      if (Tokens.is(I, tok::less)) {
        unsigned Behind = Tokens.skipAngles(I);
        I = Behind == TokenView::NoToken ? I + 1 : Behind;
        continue;
      }
      unsigned Next = Tokens.skipGroup(I);
      if (Next == I) {
        ++I;
        continue;
      }
      I = Next;
      if (Tokens.is(I, tok::ellipsis))
        ++I;
      if (Tokens.isNot(I, tok::comma))
        return I;
    }
    return I;
  }

  void findBody(unsigned I) {
    bool IsTry = Tokens.is(I, tok::kw_try);
    if (IsTry)
      ++I;
    if (Tokens.is(I, tok::colon) && !IsLambda)
      I = skipInitializers(I + 1);
    if (Tokens.isNot(I, tok::l_brace) || Tokens.match(I) == TokenView::NoToken)
      return;
    Tail.Body = I;
    Tail.End = Tokens.match(I);
    while (IsTry && Tokens.is(Tail.End + 1, tok::kw_catch)) {
      unsigned Handler = Tokens.skipGroup(Tail.End + 2);
      if (Tokens.match(Handler) == TokenView::NoToken)
        return;
      Tail.End = Tokens.match(Handler);
    }
  }

  const TokenView &Tokens;
  bool IsLambda;
  unsigned LateSpecifier =
      TokenView::NoToken; ///< exception specification, '->', attribute, override... seen
  DeclaratorTail Tail;
};

} // namespace

DeclaratorTail scanTail(const TokenView &Tokens, unsigned I, bool IsLambda) {
  return TailScanner(Tokens, IsLambda).scan(I);
}

Declarator scanDeclarator(const TokenView &Tokens, unsigned Open) {
  Declarator D;
  D.Tail = scanTail(Tokens, Tokens.match(Open) + 1, /*IsLambda=*/false);
  D.Head = scanHead(Tokens, Open, D.Tail.Behind);
  if (D.Head.BehindParens == TokenView::NoToken)
    return D;
  DeclaratorTail Outer = scanTail(Tokens, D.Head.BehindParens, /*IsLambda=*/false);
  D.Tail.Behind = Outer.Behind;
  D.Tail.Body = Outer.Body;
  D.Tail.End = Outer.End;
  return D;
}

bool isDeductionGuide(const TokenView &Tokens, unsigned I) {
  if (!Tokens.isIdentifier(I) || Tokens.isNot(I + 1, tok::l_paren) ||
      Tokens.match(I + 1) == TokenView::NoToken)
    return false;
  unsigned Arrow = Tokens.match(I + 1) + 1;
  if (Tokens.isNot(Arrow, tok::arrow) || Tokens.isNot(Arrow + 2, tok::less) ||
      Tokens[Arrow + 1].getIdentifierInfo() != Tokens[I].getIdentifierInfo())
    return false;
  unsigned Behind = Tokens.skipAngles(Arrow + 2);
  return Behind != TokenView::NoToken && Tokens.is(Behind, tok::semi);
}

} // namespace ampcc
