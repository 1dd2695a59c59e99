//===- MisplacedClause.cpp ------------------------------------------------===//
//
// `restrict` is an ordinary identifier outside a function declarator: a variable, a function, a
// class may have this name. What holds only `amp` and `cpu` and stands where C++ allows no name,
// though, is a clause in the wrong place.
//
//===----------------------------------------------------------------------===//
#include "MisplacedClause.h"
#include "ClauseParser.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

/// The '(' of `noexcept(...)` or `throw(...)` that ends at I, as the index of its keyword; I itself
/// for a bare noexcept; NoToken otherwise.
unsigned exceptionSpecBefore(const TokenView &Tokens, unsigned I) {
  if (Tokens.is(I, tok::kw_noexcept))
    return I;
  if (Tokens.isNot(I, tok::r_paren) || Tokens.match(I) == TokenView::NoToken)
    return TokenView::NoToken;
  unsigned Open = Tokens.match(I);
  return Open > 0 && Tokens.isOneOf(Open - 1, tok::kw_noexcept, tok::kw_throw) ? Open - 1
                                                                               : TokenView::NoToken;
}

/// True when an arrow of a trailing return type stands between I and the start of the declaration.
bool followsTrailingReturn(const TokenView &Tokens, unsigned I) {
  for (unsigned J = I, Start = Tokens.statementStart(I); J-- > Start;) {
    if (Tokens.isOneOf(J, tok::r_paren, tok::r_square) && Tokens.match(J) != TokenView::NoToken) {
      J = Tokens.match(J);
      continue;
    }
    if (Tokens.is(J, tok::arrow) && J > 0 &&
        Tokens.isOneOf(J - 1, tok::r_paren, tok::kw_const, tok::kw_noexcept, tok::kw_mutable))
      return Tokens.isOneOf(Tokens.match(I + 1) + 1, tok::l_brace, tok::semi, tok::equal);
  }
  return false;
}

/// `T name restrict(amp)`, `int a[3] restrict(amp)`: a name has been declared already.
bool followsDeclaredName(const TokenView &Tokens, unsigned I) {
  if (I < 2)
    return false;
  unsigned Last = I - 1;
  if (Tokens.is(Last, tok::r_square) && Tokens.match(Last) != TokenView::NoToken &&
      Tokens.match(Last) > 0)
    return Tokens.isIdentifier(Tokens.match(Last) - 1);
  if (!Tokens.isIdentifier(Last))
    return false;
  return Tokens.isTypeWord(Last - 1) || Tokens.isIdentifier(Last - 1) ||
         Tokens.isOneOf(Last - 1, tok::star, tok::amp, tok::ampamp, tok::greater);
}

/// `restrict(amp) void f();`, `struct restrict(amp) S`: among specifiers.
bool standsAmongSpecifiers(const TokenView &Tokens, unsigned I) {
  if (I > 0 && Tokens.isOneOf(I - 1, tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_enum))
    return true;
  unsigned Next = Tokens.match(I + 1) + 1;
  return Tokens.isTypeWord(Next) || Tokens.isIdentifier(Next) ||
         Tokens.isOneOf(Next, tok::kw_const, tok::kw_static, tok::kw_inline, tok::kw_constexpr,
                        tok::kw_struct, tok::kw_class);
}

/// True when everything between the start of the statement and the name at Begin can belong to
/// decl-specifiers, and there is something.
bool followsType(const TokenView &Tokens, unsigned Begin) {
  unsigned Start = Tokens.statementStart(Begin);
  for (unsigned I = Start; I < Begin;) {
    unsigned Behind = Tokens.is(I, tok::less) ? Tokens.skipAngles(I) : Tokens.skipAttribute(I);
    if (Behind == TokenView::NoToken)
      return false;
    if (Behind != I) {
      I = Behind;
      continue;
    }
    if (!Tokens.isTypeWord(I) && !Tokens.isIdentifier(I) &&
        !Tokens.isOneOf(I, tok::star, tok::amp, tok::ampamp, tok::coloncolon, tok::kw_const,
                        tok::kw_volatile, tok::kw_static, tok::kw_virtual, tok::kw_inline,
                        tok::kw_constexpr, tok::kw_explicit, tok::kw_friend, tok::kw_typename,
                        tok::kw_template, tok::kw_struct, tok::kw_class))
      return false;
    ++I;
  }
  return Start < Begin || Tokens.isOneOf(Begin, tok::kw_operator, tok::tilde);
}

} // namespace

unsigned parameterListBefore(const TokenView &Tokens, unsigned I) {
  bool RefQualified = false;
  while (I-- > 0) {
    if (Tokens.isOneOf(I, tok::amp, tok::ampamp)) {
      RefQualified = true;
      continue;
    }
    if (Tokens.isOneOf(I, tok::kw_const, tok::kw_volatile, tok::kw_mutable, tok::kw_constexpr,
                       tok::kw_restrict))
      continue;
    break;
  }
  if (I == TokenView::NoToken || Tokens.isNot(I, tok::r_paren) ||
      Tokens.match(I) == TokenView::NoToken)
    return TokenView::NoToken;
  if (!RefQualified)
    return I;
  // `f(x) & restrict(y)` is an expression unless only specifiers and a type stand in front of `f`.
  DeclaratorHead Head = scanHead(Tokens, Tokens.match(I), I + 1);
  return Head.K == DeclaratorHead::Function && followsType(Tokens, Head.Begin) ? I
                                                                               : TokenView::NoToken;
}

void reportWrongOrder(Preprocessor &PP, const TokenView &Tokens, const DeclaratorTail &Tail,
                      bool IsLambda) {
  for (const DeclaratorTail::Misplaced &M : Tail.WrongOrder) {
    SourceLocation Loc = Tokens[M.Clause].getLocation();
    SourceRange Culprit(Tokens[M.Culprit].getLocation());
    if (Tokens.is(M.Culprit, tok::arrow))
      report(PP.getDiagnostics(), Loc, diag::err_clause_after_trailing_return) << Culprit;
    else if (Tokens.isOneOf(M.Culprit, tok::kw_noexcept, tok::kw_throw))
      report(PP.getDiagnostics(), Loc, diag::err_clause_after_exception_spec) << Culprit;
    else if (Tokens.is(M.Culprit, tok::kw_mutable) && IsLambda)
      report(PP.getDiagnostics(), Loc, diag::err_clause_before_mutable) << Culprit;
    else
      report(PP.getDiagnostics(), Loc, diag::err_clause_before_cv)
          << PP.getSpelling(Tokens[M.Culprit]) << Culprit;
  }
}

bool reportMisplaced(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  SourceLocation Loc = Tokens[I].getLocation();
  if (I > 0 && exceptionSpecBefore(Tokens, I - 1) != TokenView::NoToken) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_after_exception_spec);
    return true;
  }
  if (!holdsOnlyRestrictions(Tokens, I))
    return false;
  if (I > 0 && Tokens.isOneOf(I - 1, tok::period, tok::arrow, tok::coloncolon))
    return false;
  if (followsTrailingReturn(Tokens, I)) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_after_trailing_return);
    return true;
  }
  if (followsDeclaredName(Tokens, I) || standsAmongSpecifiers(Tokens, I)) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_misplaced);
    return true;
  }
  return false;
}

} // namespace ampcc
