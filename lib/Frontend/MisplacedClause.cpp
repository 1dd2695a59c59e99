//===- MisplacedClause.cpp ------------------------------------------------===//
//
// `restrict` is an ordinary identifier outside a function declarator: a variable, a function, a
// class may have this name. What holds only `amp` and `cpu` and stands where C++ allows no name,
// though, is a clause in the wrong place.
//
//===----------------------------------------------------------------------===//
#include "MisplacedClause.h"
#include "ClauseParser.h"
#include "LambdaScan.h"
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
  if (Tokens.isIdentifier(Last) && Tokens.isOneOf(Last - 1, tok::kw_class, tok::kw_struct,
                                                  tok::kw_union, tok::kw_enum, tok::kw_namespace))
    return true;
  if (Tokens.is(Last, tok::r_square) && Tokens.match(Last) != TokenView::NoToken &&
      Tokens.match(Last) > 0)
    return Tokens.isIdentifier(Tokens.match(Last) - 1);
  if (!Tokens.isIdentifier(Last))
    return false;
  return Tokens.isTypeWord(Last - 1) || Tokens.isIdentifier(Last - 1) ||
         Tokens.isOneOf(Last - 1, tok::star, tok::amp, tok::ampamp, tok::greater);
}

bool beginsType(const TokenView &Tokens, unsigned I) {
  return Tokens.isTypeWord(I) || Tokens.isIdentifier(I) ||
         Tokens.isOneOf(I, tok::kw_const, tok::kw_struct, tok::kw_class, tok::kw_typename,
                        tok::kw_decltype, tok::coloncolon);
}

/// `restrict(amp) void f();`, `struct restrict(amp) S`, `restrict(amp) [](int) {}`: among
/// specifiers, or in front of what it belongs to.
bool standsInFront(const TokenView &Tokens, unsigned I) {
  if (I > 0 && Tokens.isOneOf(I - 1, tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_enum))
    return true;
  unsigned Next = Tokens.match(I + 1) + 1;
  return beginsType(Tokens, Next) || isLambdaBehindClause(Tokens, Next) ||
         Tokens.isOneOf(Next, tok::kw_static, tok::kw_inline, tok::kw_constexpr, tok::kw_virtual,
                        tok::kw_friend, tok::kw_explicit, tok::kw_operator, tok::kw_catch);
}

} // namespace

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
                        tok::kw_template, tok::kw_struct, tok::kw_class, tok::kw_auto))
      return false;
    ++I;
  }
  return Start < Begin || Tokens.isOneOf(Begin, tok::kw_operator, tok::tilde);
}

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

/// Takes the clause out and puts it in front of the token at To or behind it.
static void moveClause(const DiagnosticBuilder &Builder, Preprocessor &PP, const TokenView &Tokens,
                       unsigned Clause, unsigned To, bool Behind) {
  unsigned Close = Tokens.match(Clause + 1);
  std::string Text;
  for (unsigned I = Clause; I <= Close; ++I) {
    if (Tokens[I].getLocation().isMacroID())
      return;
    Text += PP.getSpelling(Tokens[I]);
    if (Tokens.is(I, tok::comma))
      Text += ' ';
  }
  SourceLocation Place = Tokens[To].getLocation();
  if (Place.isMacroID())
    return;
  if (Behind)
    Place = PP.getLocForEndOfToken(Place);
  Builder << FixItHint::CreateRemoval({Tokens[Clause].getLocation(), Tokens[Close].getLocation()})
          << FixItHint::CreateInsertion(Place, Behind ? " " + Text : Text + " ");
}

void reportWrongOrder(Preprocessor &PP, const TokenView &Tokens, const DeclaratorTail &Tail,
                      bool IsLambda) {
  for (const DeclaratorTail::Misplaced &M : Tail.WrongOrder) {
    SourceLocation Loc = Tokens[M.Clause].getLocation();
    SourceRange Culprit(Tokens[M.Culprit].getLocation());
    // override, final, requires, attributes
    bool Word = Tokens.isIdentifier(M.Culprit) ||
                Tokens.isOneOf(M.Culprit, tok::kw_requires, tok::l_square, tok::kw___attribute,
                               tok::kw_alignas, tok::kw_asm, tok::kw___declspec);
    diag::Kind Kind = Tokens.is(M.Culprit, tok::arrow) ? diag::err_clause_after_trailing_return
                      : Tokens.isOneOf(M.Culprit, tok::kw_noexcept, tok::kw_throw)
                          ? diag::err_clause_after_exception_spec
                      : Word ? diag::err_clause_after_specifier
                      : Tokens.is(M.Culprit, tok::kw_mutable) && IsLambda
                          ? diag::err_clause_before_mutable
                          : diag::err_clause_before_cv;
    DiagnosticBuilder Builder = report(PP.getDiagnostics(), Loc, Kind);
    if (Tokens.is(M.Culprit, tok::l_square))
      Builder << "[[";
    else if (Word || Kind == diag::err_clause_before_cv)
      Builder << PP.getSpelling(Tokens[M.Culprit]);
    Builder << Culprit;
    bool Behind = Kind == diag::err_clause_before_mutable || Kind == diag::err_clause_before_cv;
    moveClause(Builder, PP, Tokens, M.Clause, M.Culprit, Behind);
  }
}

void reportBeforeParameters(Preprocessor &PP, const TokenView &Tokens, unsigned I, unsigned Close) {
  moveClause(report(PP.getDiagnostics(), Tokens[I].getLocation(), diag::err_clause_misplaced), PP,
             Tokens, I, Close, /*Behind=*/true);
}

bool isMemberInitializer(const TokenView &Tokens, unsigned I) {
  while (I-- > 1) {
    if (Tokens.is(I, tok::colon))
      return Tokens.isOneOf(I - 1, tok::r_paren, tok::kw_noexcept);
    if (Tokens.isOneOf(I, tok::r_paren, tok::r_brace) && Tokens.is(I + 1, tok::comma) &&
        Tokens.match(I) != TokenView::NoToken)
      I = Tokens.match(I);
    else if (Tokens.isNot(I, tok::comma) && !Tokens.isIdentifier(I) &&
             !Tokens.isOneOf(I, tok::coloncolon, tok::less, tok::greater, tok::ellipsis))
      return false;
  }
  return false;
}

bool reportMissingList(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  if (I == 0 || Tokens.is(I + 1, tok::l_paren) || Tokens.isNot(I - 1, tok::r_paren) ||
      Tokens.match(I - 1) == TokenView::NoToken)
    return false;
  DeclaratorHead Head = scanHead(Tokens, Tokens.match(I - 1), I);
  if (Head.K != DeclaratorHead::Function || !followsType(Tokens, Head.Begin))
    return false;
  report(PP.getDiagnostics(), Tokens[I].getLocation(), diag::err_clause_no_list);
  return true;
}

bool reportMisplaced(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  SourceLocation Loc = Tokens[I].getLocation();
  if (I > 0 && exceptionSpecBefore(Tokens, I - 1) != TokenView::NoToken) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_after_exception_spec);
    return true;
  }
  if (!holdsOnlyRestrictions(Tokens, I))
    return false;
  if (I > 0 && (Tokens.isWord(I - 1, "override") || Tokens.isWord(I - 1, "final"))) {
    unsigned First = I - 1;
    while (Tokens.isWord(First - 1, "override") || Tokens.isWord(First - 1, "final"))
      --First;
    if (Tokens.isOneOf(First - 1, tok::r_paren, tok::kw_const, tok::kw_volatile, tok::kw_noexcept,
                       tok::amp, tok::ampamp)) {
      moveClause(report(PP.getDiagnostics(), Loc, diag::err_clause_after_specifier)
                     << PP.getSpelling(Tokens[First]),
                 PP, Tokens, I, First, /*Behind=*/false);
      return true;
    }
  }
  // `= default restrict(amp)`, `= 0 restrict(amp)`
  if (I > 1 && Tokens.is(I - 2, tok::equal) &&
      (Tokens.isOneOf(I - 1, tok::kw_default, tok::kw_delete) ||
       (Tokens.is(I - 1, tok::numeric_constant) && I > 2 &&
        Tokens.isNot(I - 3, tok::identifier)))) {
    moveClause(report(PP.getDiagnostics(), Loc, diag::err_clause_after_specifier)
                   << ("= " + PP.getSpelling(Tokens[I - 1])),
               PP, Tokens, I, I - 2, /*Behind=*/false);
    return true;
  }
  unsigned Next = Tokens.match(I + 1) + 1;
  // `-> restrict(amp) int`
  if (I > 1 && Tokens.is(I - 1, tok::arrow) &&
      Tokens.isOneOf(I - 2, tok::r_paren, tok::kw_const, tok::kw_noexcept, tok::kw_mutable) &&
      beginsType(Tokens, Next)) {
    moveClause(report(PP.getDiagnostics(), Loc, diag::err_clause_after_trailing_return), PP, Tokens,
               I, I - 1, /*Behind=*/false);
    return true;
  }
  if (I > 0 && Tokens.isOneOf(I - 1, tok::period, tok::arrow, tok::coloncolon))
    return false;
  if (I > 0 && Tokens.is(I - 1, tok::kw_try)) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_after_specifier) << "try";
    return true;
  }
  if (followsTrailingReturn(Tokens, I)) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_after_trailing_return);
    return true;
  }
  if (followsDeclaredName(Tokens, I) || standsInFront(Tokens, I)) {
    report(PP.getDiagnostics(), Loc, diag::err_clause_misplaced);
    return true;
  }
  return false;
}

} // namespace ampcc
