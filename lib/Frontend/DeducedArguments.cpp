//===- DeducedArguments.cpp -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeducedArguments.h"

using namespace clang;

namespace ampcc {

/// `name(...) -> name<`
bool DeducedArguments::beginsGuide(unsigned Arrow) const {
  if (Arrow < 2 || !Tokens.isIdentifier(Arrow + 1) || Tokens.isNot(Arrow + 2, tok::less) ||
      Tokens.isNot(Arrow - 1, tok::r_paren))
    return false;
  unsigned Open = Tokens.match(Arrow - 1);
  return Open != TokenView::NoToken && Open > 0 && Tokens.isIdentifier(Open - 1) &&
         Tokens[Open - 1].getIdentifierInfo() == Tokens[Arrow + 1].getIdentifierInfo();
}

/// `a.b`, `f(x)->y[i].z`: names, members, calls and subscripts, a member at last.
bool DeducedArguments::isMemberAccess(unsigned First, unsigned End) const {
  if (!Tokens.isIdentifier(First) && Tokens.isNot(First, tok::kw_this) &&
      Tokens.isNot(First, tok::coloncolon))
    return false;
  bool IsMember = false;
  for (unsigned I = First + 1; I < End;) {
    if (Tokens.isOneOf(I, tok::period, tok::arrow) && Tokens.isIdentifier(I + 1)) {
      IsMember = true;
      I += 2;
    } else if (Tokens.isOneOf(I, tok::l_paren, tok::l_square)) {
      IsMember = false;
      I = Tokens.skipGroup(I);
    } else if (Tokens.is(I, tok::coloncolon)) {
      ++I;
    } else if (Tokens.isIdentifier(I) && Tokens.is(I - 1, tok::coloncolon)) {
      ++I;
    } else {
      return false;
    }
  }
  return IsMember;
}

void DeducedArguments::arguments(unsigned First, unsigned End,
                                 llvm::function_ref<void(unsigned, unsigned)> Found) const {
  for (unsigned I = First; I < End;) {
    unsigned Begin = I;
    while (I < End && Tokens.isNot(I, tok::comma)) {
      unsigned Behind = Tokens.skipGroup(I);
      I = Behind == I ? I + 1 : Behind;
    }
    if (isMemberAccess(Begin, I))
      Found(Begin, I - 1);
    ++I;
  }
}

/// Behind `= ...`, where the next declarator or statement begins.
unsigned DeducedArguments::endOfInitializer(unsigned I) const {
  while (I < Tokens.size() &&
         !Tokens.isOneOf(I, tok::semi, tok::comma, tok::r_paren, tok::r_brace)) {
    unsigned Behind = Tokens.skipGroup(I);
    I = Behind == I ? I + 1 : Behind;
  }
  return I;
}

void DeducedArguments::visit(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found) {
  if (Tokens.is(I, tok::arrow)) {
    if (beginsGuide(I))
      Guided.insert(Tokens[I + 1].getIdentifierInfo());
    return;
  }
  if (!Guided.contains(Tokens[I].getIdentifierInfo()) ||
      (I > 0 && Tokens.isOneOf(I - 1, tok::period, tok::arrow)))
    return;
  // `name(...)`, or a variable: `name v(...)`, `name v{...}`, `name v = ...;`
  unsigned Next = Tokens.isIdentifier(I + 1) ? I + 2 : I + 1;
  if (Tokens.isOneOf(Next, tok::l_paren, tok::l_brace)) {
    if (unsigned Close = Tokens.match(Next); Close != TokenView::NoToken)
      arguments(Next + 1, Close, Found);
  } else if (Next == I + 2 && Tokens.is(Next, tok::equal)) {
    arguments(Next + 1, endOfInitializer(Next + 1), Found);
  }
}

} // namespace ampcc
