//===- LocalFunctionScan.cpp ----------------------------------------------===//
//
// The restrictions of a function apply to the functions that its body declares (spec 2.2.1).
//
//===----------------------------------------------------------------------===//
#include "LocalFunctionScan.h"
#include "DeclaratorScan.h"

using namespace clang;

namespace ampcc {
namespace {

bool isTypeStart(const TokenView &Tokens, unsigned I, const TypeNames &Types) {
  return Tokens.isTypeWord(I) || Types.contains(Tokens, I) ||
         Tokens.isOneOf(I, tok::kw_const, tok::kw_struct, tok::kw_class, tok::kw_union,
                        tok::kw_enum, tok::kw_typename);
}

/// Decl-specifiers and pointer operators fill the tokens from Begin up to the name.
bool isTypeInFront(const TokenView &Tokens, unsigned Begin, unsigned Name, const TypeNames &Types) {
  while (Tokens.isOneOf(Begin, tok::kw_extern, tok::kw_inline, tok::kw_constexpr))
    ++Begin;
  // `A::T f();`: the last part of a qualified name tells.
  unsigned First = Begin;
  while (Tokens.isIdentifier(First) && Tokens.is(First + 1, tok::coloncolon))
    First += 2;
  if (First >= Name || !isTypeStart(Tokens, First, Types))
    return false;
  for (unsigned I = First; I < Name;) {
    unsigned Behind = Tokens.is(I, tok::less) ? Tokens.skipAngles(I) : I;
    if (Behind == TokenView::NoToken)
      return false;
    if (Behind != I) {
      I = Behind;
      continue;
    }
    if (!isTypeStart(Tokens, I, Types) && !Tokens.isIdentifier(I) &&
        !Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::coloncolon))
      return false;
    ++I;
  }
  return true;
}

/// Nothing, or a parameter that begins with a type; `f(int(x))` and `f(T(x))` are left alone.
bool isParameterList(const TokenView &Tokens, unsigned Open, const TypeNames &Types) {
  if (Tokens.match(Open) == Open + 1)
    return true;
  return isTypeStart(Tokens, Open + 1, Types) &&
         !Tokens.isOneOf(Open + 2, tok::l_paren, tok::l_brace, tok::coloncolon);
}

} // namespace

void TypeNames::enter(const TokenView &Tokens, unsigned I) {
  unsigned Name = I + 1;
  if (Tokens.is(I, tok::kw_typedef)) {
    while (!Tokens.isOneOf(Name, tok::semi, tok::l_brace, tok::eof))
      ++Name;
    --Name;
  } else if (Tokens.is(I, tok::kw_using)) {
    if (Tokens.isNot(Name + 1, tok::equal))
      return;
  } else if (Tokens.is(I, tok::kw_enum) && Tokens.isOneOf(Name, tok::kw_class, tok::kw_struct)) {
    ++Name;
  }
  if (Tokens.isIdentifier(Name))
    Names.insert(Tokens[Name].getIdentifierInfo());
}

bool declaresLocalFunction(const TokenView &Tokens, unsigned I, const TypeNames &Types) {
  unsigned Open = I + 1;
  if (Tokens.isNot(Open, tok::l_paren) || Tokens.match(Open) == TokenView::NoToken)
    return false;
  unsigned Begin = Tokens.statementStart(I);
  if (Begin == 0 || Begin >= I || !Tokens.isOneOf(Begin - 1, tok::semi, tok::l_brace, tok::r_brace))
    return false;
  unsigned Around = Tokens.enclosing(I);
  if (Around == TokenView::NoToken || Tokens.isNot(Around, tok::l_brace) ||
      !isTypeInFront(Tokens, Begin, I, Types) || !isParameterList(Tokens, Open, Types))
    return false;
  DeclaratorTail Tail = scanTail(Tokens, Tokens.match(Open) + 1, /*IsLambda=*/false);
  return Tail.Clauses.empty() && Tail.Body == TokenView::NoToken &&
         Tokens.is(Tail.Behind, tok::semi);
}

} // namespace ampcc
