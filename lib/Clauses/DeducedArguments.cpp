//===- DeducedArguments.cpp - properties as arguments of class template deduction -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeducedArguments.h"

using namespace clang;

namespace ampcc {

/// The name of the class or alias whose declaration as a template begins at I; null if none does.
const IdentifierInfo *DeducedArguments::declaredTemplate(unsigned I) const {
  while (I != TokenView::NoToken && Tokens.is(I, tok::kw_template) && Tokens.is(I + 1, tok::less))
    I = Tokens.skipAngles(I + 1);
  if (I == TokenView::NoToken ||
      !Tokens.isOneOf(I, tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_using))
    return nullptr;
  for (unsigned After = Tokens.skipAttribute(++I); After != I; After = Tokens.skipAttribute(I))
    I = After;
  return Tokens.isIdentifier(I) ? Tokens[I].getIdentifierInfo() : nullptr;
}

/// `a.b`, `(f(x)->y[i].z)`, `*p.q`: an expression with a member at its end. A part between commas
/// of template arguments is no whole expression, and a parameter's default argument comes after a
/// declaration; both are excluded.
bool DeducedArguments::endsInMember(unsigned First, unsigned End) const {
  while (First + 1 < End && Tokens.is(First, tok::l_paren) && Tokens.match(First) == End - 1)
    ++First, --End;
  int Angles = 0;
  for (unsigned I = First; I < End; I = next(I)) {
    Angles += Tokens.is(I, tok::less);
    Angles -= Tokens.is(I, tok::greater) + 2 * Tokens.is(I, tok::greatergreater);
    if (Angles < 0 || Tokens.isOneOf(I, tok::equal, tok::semi, tok::colon, tok::kw_return))
      return false;
  }
  unsigned Last = End - 1;
  while (Last > First + 2 && Tokens.isIdentifier(Last) && Tokens.is(Last - 1, tok::coloncolon) &&
         Tokens.isIdentifier(Last - 2))
    Last -= 2; // `a.Base::b`
  return Angles == 0 && Last > First && Last < End && Tokens.isIdentifier(Last) &&
         Tokens.isOneOf(Last - 1, tok::period, tok::arrow);
}

void DeducedArguments::arguments(unsigned First, unsigned End,
                                 llvm::function_ref<void(unsigned, unsigned)> Found) const {
  for (unsigned I = First; I < End;) {
    unsigned Begin = I;
    while (I < End && Tokens.isNot(I, tok::comma))
      I = next(I);
    if (I > Begin && endsInMember(Begin, I))
      Found(Begin, I - 1);
    ++I;
  }
}

/// Handles `(...)`, `{...}` or `= ...` at I. Returns the index after it.
unsigned DeducedArguments::initializer(unsigned I,
                                       llvm::function_ref<void(unsigned, unsigned)> Found) const {
  unsigned After = Tokens.isNot(I, tok::l_square) ? Tokens.skipGroup(I) : I;
  if (After != I) {
    arguments(I + 1, After - 1, Found);
  } else if (Tokens.is(I, tok::equal)) {
    for (After = I + 1; After < Tokens.size() &&
                        !Tokens.isOneOf(After, tok::semi, tok::comma, tok::r_paren, tok::r_brace);)
      After = next(After);
    arguments(I + 1, After, Found);
  }
  return After;
}

/// The index after the token at I, its group, or the type of a cast.
unsigned DeducedArguments::next(unsigned I) const {
  if (Tokens.isOneOf(I, tok::kw_static_cast, tok::kw_const_cast, tok::kw_dynamic_cast,
                     tok::kw_reinterpret_cast))
    if (unsigned After = Tokens.skipAngles(I + 1); After != TokenView::NoToken)
      return After;
  unsigned After = Tokens.skipGroup(I);
  return After == I ? I + 1 : After;
}

void DeducedArguments::visit(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found) {
  if (Tokens.is(I, tok::kw_template)) {
    if (const IdentifierInfo *Name = declaredTemplate(I))
      Templates.insert(Name);
    return;
  }
  const IdentifierInfo *Name = Tokens[I].getIdentifierInfo();
  if (!(Templates.contains(Name) || Declared(Name)) ||
      (I > 0 && Tokens.isOneOf(I - 1, tok::period, tok::arrow)))
    return;
  if (Tokens.isOneOf(I + 1, tok::l_paren, tok::l_brace))
    initializer(I + 1, Found);
  // `name v(...), w{...}, x = ...;`
  else
    for (unsigned Next = I; Tokens.isIdentifier(Next + 1);)
      if (Next = initializer(Next + 2, Found); Tokens.isNot(Next, tok::comma))
        break;
}

} // namespace ampcc
