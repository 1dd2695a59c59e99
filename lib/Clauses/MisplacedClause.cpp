//===- MisplacedClause.cpp - clauses in wrong places ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `restrict` is an ordinary identifier outside a function declarator: a variable, a function, a
// class may have this name. But a group that contains only `amp` and `cpu`, in a place where C++
// allows no name, is a clause in the wrong place. The parser reports the clauses that are not
// recognised here (KeptErrors.h).
//
//===----------------------------------------------------------------------===//
#include "MisplacedClause.h"
#include "ClauseParser.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

/// A fix-it that removes the clause and inserts it before the token at To, or after it.
void moveClause(const DiagnosticBuilder &Builder, Preprocessor &PP, const TokenView &Tokens,
                unsigned Clause, unsigned To, bool After) {
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
  if (After)
    Place = PP.getLocForEndOfToken(Place);
  Builder << FixItHint::CreateRemoval({Tokens[Clause].getLocation(), Tokens[Close].getLocation()})
          << FixItHint::CreateInsertion(Place, After ? " " + Text : Text + " ");
}

/// A token that ends the declarator before an arrow or a requires-clause.
bool endsDeclarator(const TokenView &Tokens, unsigned I) {
  return Tokens.isOneOf(I, tok::r_paren, tok::kw_const, tok::kw_volatile, tok::kw_noexcept,
                        tok::kw_mutable, tok::amp, tok::ampamp);
}

/// The last token of this kind (an arrow or `requires`) that follows the declarator, before I and
/// at the same depth; NoToken if there is none.
unsigned lastBefore(const TokenView &Tokens, unsigned I, tok::TokenKind Kind) {
  for (unsigned J = I, Start = Tokens.statementStart(I); J-- > Start;) {
    if (Tokens.isOneOf(J, tok::r_paren, tok::r_square, tok::r_brace) &&
        Tokens.match(J) != TokenView::NoToken) {
      J = Tokens.match(J);
      continue;
    }
    if (Tokens.is(J, Kind) && J > Start && endsDeclarator(Tokens, J - 1))
      return J;
  }
  return TokenView::NoToken;
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

/// Skips `override`, `final` and other specifiers after the place of a clause, backwards from I.
unsigned skipSpecifiersBack(const TokenView &Tokens, unsigned I) {
  while (I > 0 && (Tokens.isWord(I - 1, "override") || Tokens.isWord(I - 1, "final")))
    --I;
  return I;
}

class MisplacedClause {
public:
  MisplacedClause(Preprocessor &PP, const TokenView &Tokens, unsigned I)
      : PP(PP), Tokens(Tokens), I(I), Next(Tokens.match(I + 1) + 1) {}

  std::optional<Recovery> report() {
    if (I == 0)
      return beforeDeclaration();
    if (std::optional<Recovery> R = afterSpecifier())
      return R;
    // `-> restrict(amp) int`
    if (Tokens.is(I - 1, tok::arrow) && I > 1 && endsDeclarator(Tokens, I - 2) &&
        beginsType(Tokens, Next))
      return moved(diag::err_clause_after_trailing_return, I - 1);
    if (Tokens.isOneOf(I - 1, tok::period, tok::arrow, tok::coloncolon))
      return std::nullopt;
    if (Tokens.is(I - 1, tok::kw_try))
      return before(I - 1, error(diag::err_clause_after_specifier) << "try");
    if (unsigned Arrow = lastBefore(Tokens, I, tok::arrow); Arrow != TokenView::NoToken)
      if (Tokens.isOneOf(Next, tok::l_brace, tok::semi, tok::equal))
        return before(Arrow, error(diag::err_clause_after_trailing_return));
    if (unsigned Requires = lastBefore(Tokens, I, tok::kw_requires);
        Requires != TokenView::NoToken && Tokens.isOneOf(Next, tok::l_brace, tok::semi, tok::equal))
      return before(Requires, error(diag::err_clause_after_specifier) << "requires");
    if (std::optional<Recovery> R = afterBody())
      return R;
    if (std::optional<Recovery> R = afterName())
      return R;
    return beforeDeclaration();
  }

private:
  DiagnosticBuilder error(diag::Kind Kind) {
    return ampcc::report(PP.getDiagnostics(), Tokens[I].getLocation(), Kind);
  }

  Recovery before(unsigned To, const DiagnosticBuilder &Builder) {
    moveClause(Builder, PP, Tokens, I, To, /*After=*/false);
    return {To};
  }
  Recovery moved(diag::Kind Kind, unsigned To) { return before(To, error(Kind)); }

  /// `override restrict(amp)`, `= default restrict(amp)`, `= 0 restrict(amp)`
  std::optional<Recovery> afterSpecifier() {
    unsigned First = skipSpecifiersBack(Tokens, I);
    if (First < I && First > 0 && endsDeclarator(Tokens, First - 1))
      return before(First, error(diag::err_clause_after_specifier)
                               << PP.getSpelling(Tokens[First]));
    bool IsPure =
        Tokens.is(I - 1, tok::numeric_constant) && I > 2 && Tokens.isNot(I - 3, tok::identifier);
    if (I < 2 || Tokens.isNot(I - 2, tok::equal) ||
        !(IsPure || Tokens.isOneOf(I - 1, tok::kw_default, tok::kw_delete)))
      return std::nullopt;
    Recovery R = before(I - 2, error(diag::err_clause_after_specifier)
                                   << ("= " + PP.getSpelling(Tokens[I - 1])));
    return Recovery{skipSpecifiersBack(Tokens, R.Before)};
  }

  /// `[](int) {} restrict(amp)`
  std::optional<Recovery> afterBody() {
    unsigned Brace = Tokens.is(I - 1, tok::r_brace) ? Tokens.match(I - 1) : TokenView::NoToken;
    if (Brace == TokenView::NoToken || Brace == 0)
      return std::nullopt;
    unsigned Head = Brace - 1;
    if (Tokens.is(Head, tok::r_paren) && Tokens.match(Head) != TokenView::NoToken &&
        Tokens.match(Head) > 0)
      Head = Tokens.match(Head) - 1;
    if (!closesIntroducer(Tokens, Head))
      return std::nullopt;
    error(diag::err_clause_misplaced);
    return Recovery{Head + 1, /*AmongSpecifiers=*/true};
  }

  /// `int f restrict(amp) (int);`, `[] restrict(amp) <class T>(T) {}`, `int a[3] restrict(amp);`
  std::optional<Recovery> afterName() {
    bool IsLambda = closesIntroducer(Tokens, I - 1);
    unsigned Tail = IsLambda ? headAfter(Tokens, Next - 1).End : Tokens.skipGroup(Next);
    bool BeforeList = Tail != Next && Tokens.is(Tail - 1, tok::r_paren);
    if (!followsDeclaredName(Tokens, I) && !(IsLambda && BeforeList))
      return std::nullopt;
    DiagnosticBuilder Builder = error(diag::err_clause_misplaced);
    if (!BeforeList)
      return Recovery();
    moveClause(Builder, PP, Tokens, I, Tail - 1, /*After=*/true);
    return Recovery{Tail};
  }

  /// `restrict(amp) void f();`, `struct restrict(amp) S`, `restrict(amp) [](int) {}`: a clause
  /// among specifiers, or before its declaration.
  std::optional<Recovery> beforeDeclaration() {
    if (I > 0 &&
        Tokens.isOneOf(I - 1, tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_enum)) {
      error(diag::err_clause_misplaced);
      return Recovery();
    }
    if (opensLambda(Tokens, Next)) {
      error(diag::err_clause_misplaced);
      return Recovery{Tokens.match(Next) + 1, /*AmongSpecifiers=*/true};
    }
    if (!beginsType(Tokens, Next) &&
        !Tokens.isOneOf(Next, tok::kw_static, tok::kw_inline, tok::kw_constexpr, tok::kw_virtual,
                        tok::kw_friend, tok::kw_explicit, tok::kw_operator, tok::tilde,
                        tok::kw_catch))
      return std::nullopt;
    error(diag::err_clause_misplaced);
    bool InConversion = I > 0 && Tokens.is(I - 1, tok::kw_operator);
    return Recovery{InConversion ? I - 1 : I, /*AmongSpecifiers=*/true};
  }

  Preprocessor &PP;
  const TokenView &Tokens;
  unsigned I;
  unsigned Next; ///< the token after the clause
};

} // namespace

void reportWrongOrder(Preprocessor &PP, const TokenView &Tokens, unsigned I,
                      const ClausePosition &Position, unsigned Next) {
  auto Report = [&](unsigned Culprit, diag::Kind Kind, StringRef Name, bool After) {
    DiagnosticBuilder Builder = report(PP.getDiagnostics(), Tokens[I].getLocation(), Kind);
    if (!Name.empty())
      Builder << Name;
    Builder << SourceRange(Tokens[Culprit].getLocation());
    moveClause(Builder, PP, Tokens, I, Culprit, After);
  };
  if (unsigned Culprit = Position.Culprit; Culprit != TokenView::NoToken) {
    if (Tokens.isOneOf(Culprit, tok::kw_noexcept, tok::kw_throw))
      return Report(Culprit, diag::err_clause_after_exception_spec, "", /*After=*/false);
    return Report(Culprit, diag::err_clause_after_specifier,
                  Tokens.is(Culprit, tok::l_square) ? "[[" : PP.getSpelling(Tokens[Culprit]),
                  /*After=*/false);
  }
  if (Tokens.is(Next, tok::kw_mutable) && Position.IsLambda)
    return Report(Next, diag::err_clause_before_mutable, "", /*After=*/true);
  if (Tokens.isOneOf(Next, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp, tok::kw_mutable))
    Report(Next, diag::err_clause_before_cv, PP.getSpelling(Tokens[Next]), /*After=*/true);
}

bool reportMissingList(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  if (I == 0 || Tokens.is(I + 1, tok::l_paren) || Tokens.isNot(I - 1, tok::r_paren))
    return false;
  unsigned Open = Tokens.match(I - 1);
  // `name(...) restrict` is no expression; it could declare `restrict` where no type is written.
  if (Open == TokenView::NoToken || Open == 0 || !Tokens.isIdentifier(Open - 1) ||
      !followsType(Tokens, Open - 1))
    return false;
  report(PP.getDiagnostics(), Tokens[I].getLocation(), diag::err_clause_no_list);
  return true;
}

unsigned initializersBefore(const TokenView &Tokens, unsigned I) {
  if (I == 0 || !Tokens.isOneOf(I - 1, tok::r_paren, tok::r_brace) ||
      Tokens.match(I - 1) == TokenView::NoToken)
    return TokenView::NoToken;
  const unsigned Last = Tokens.match(I - 1);
  // `x ? f(x) : (T)restrict(y)`
  if (Last == 0 || !(Tokens.isIdentifier(Last - 1) ||
                     (Tokens.isOneOf(Last - 1, tok::greater, tok::greatergreater) &&
                      holdsOnlyRestrictions(Tokens, I))))
    return TokenView::NoToken;
  for (unsigned J = Last; J-- > 1;) {
    if (Tokens.is(J, tok::colon))
      return Tokens.isOneOf(J - 1, tok::r_paren, tok::kw_noexcept) ? J : TokenView::NoToken;
    if (Tokens.isOneOf(J, tok::r_paren, tok::r_brace) && Tokens.is(J + 1, tok::comma) &&
        Tokens.match(J) != TokenView::NoToken)
      J = Tokens.match(J);
    else if ((Tokens.isIdentifier(J) && Tokens.isIdentifier(J + 1)) || // `case (1): T f(int)`
             (Tokens.isNot(J, tok::comma) && !Tokens.isIdentifier(J) &&
              !Tokens.isOneOf(J, tok::coloncolon, tok::less, tok::greater, tok::ellipsis)))
      break;
  }
  return TokenView::NoToken;
}

Recovery reportAfterInitializer(Preprocessor &PP, const TokenView &Tokens, unsigned I,
                                unsigned Colon) {
  report(PP.getDiagnostics(), Tokens[I].getLocation(), diag::err_clause_after_specifier) << ":";
  return {Colon};
}

std::optional<Recovery> reportMisplaced(Preprocessor &PP, const TokenView &Tokens, unsigned I) {
  if (!holdsOnlyRestrictions(Tokens, I))
    return std::nullopt;
  return MisplacedClause(PP, Tokens, I).report();
}

} // namespace ampcc
