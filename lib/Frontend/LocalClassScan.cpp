//===- LocalClassScan.cpp -------------------------------------------------===//
//
// Member functions of a local class inherit the restrictions of the function around them (spec
// 2.2.1). Their declarators are found member by member.
//
//===----------------------------------------------------------------------===//
#include "LocalClassScan.h"
#include "DeclaratorScan.h"

using namespace clang;

namespace ampcc {
namespace {

bool isNameOrOperator(const TokenView &Tokens, unsigned Open) {
  unsigned Last = Open - 1;
  return Tokens.isIdentifier(Last) || Tokens.is(Last, tok::greater) ||
         scanHead(Tokens, Open, Tokens.match(Open) + 1).K == DeclaratorHead::Function;
}

/// Behind the template header at I, or I.
unsigned skipTemplateHeader(const TokenView &Tokens, unsigned I) {
  while (Tokens.is(I, tok::kw_template) && Tokens.is(I + 1, tok::less)) {
    unsigned Behind = Tokens.skipAngles(I + 1);
    if (Behind == TokenView::NoToken)
      return I;
    I = Behind;
  }
  return I;
}

/// Walks one member declaration. Returns the '(' of its parameter list, or NoToken, and moves I to
/// the token behind the member.
unsigned scanMember(const TokenView &Tokens, unsigned &I, unsigned End) {
  I = skipTemplateHeader(Tokens, I);
  while (I < End) {
    if (Tokens.isOneOf(I, tok::semi, tok::equal, tok::l_brace, tok::kw_using, tok::kw_typedef,
                       tok::kw_static_assert, tok::kw_friend))
      break;
    if (Tokens.is(I, tok::kw_operator) && Tokens.is(I + 1, tok::l_paren))
      I += 3; // operator()
    unsigned Behind = Tokens.skipAttribute(I);
    if (Behind != I) {
      I = Behind;
      continue;
    }
    if (Tokens.is(I, tok::l_paren) && isNameOrOperator(Tokens, I)) {
      unsigned Open = I;
      DeclaratorTail Tail = scanDeclarator(Tokens, Open).Tail;
      I = Tail.Body == TokenView::NoToken ? Tail.Behind : Tail.End + 1;
      if (Tail.Body == TokenView::NoToken)
        while (I < End && Tokens.isNot(I, tok::semi))
          ++I;
      return Tail.Clauses.empty() ? Open : TokenView::NoToken;
    }
    // `int (&name())[3]`: the name stands in the parentheses.
    bool Wraps =
        Tokens.is(I, tok::l_paren) && Tokens.isOneOf(I + 1, tok::star, tok::amp, tok::ampamp);
    unsigned Next = Wraps ? I : Tokens.skipGroup(I);
    I = Next == I ? I + 1 : Next;
  }
  // A data member, an alias or a nested class: to its end.
  while (I < End && Tokens.isNot(I, tok::semi)) {
    unsigned Next = Tokens.skipGroup(I);
    I = Next == I ? I + 1 : Next;
  }
  return TokenView::NoToken;
}

} // namespace

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

llvm::SmallVector<unsigned, 8> findPlainMembers(const TokenView &Tokens, unsigned Body) {
  llvm::SmallVector<unsigned, 8> Members;
  unsigned End = Tokens.match(Body);
  for (unsigned I = Body + 1; I < End;) {
    if (Tokens.isOneOf(I, tok::kw_public, tok::kw_protected, tok::kw_private, tok::colon,
                       tok::semi)) {
      ++I;
      continue;
    }
    unsigned Open = scanMember(Tokens, I, End);
    if (Open != TokenView::NoToken)
      Members.push_back(Open);
  }
  return Members;
}

} // namespace ampcc
