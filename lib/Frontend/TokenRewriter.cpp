//===- TokenRewriter.cpp --------------------------------------------------===//
//
// One pass over the unit collects edits, a second one applies them. An attribute goes in front of
// the name that is declared, as part of the decl-specifiers, where Clang and GCC accept it in every
// form of declaration; a lambda takes it behind its introducer. Attribute tokens carry the place of
// the token they stand before, so that the source ranges of declarations stay those of the user's
// text.
//
//===----------------------------------------------------------------------===//
#include "TokenRewriter.h"
#include "ClauseParser.h"
#include "DeclaratorScan.h"
#include "FunctionTypeAttribute.h"
#include "LambdaScan.h"
#include "LocalClassScan.h"
#include "MisplacedClause.h"
#include "TileStaticAttribute.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

using namespace clang;

namespace ampcc {
namespace {

struct Restrictions {
  bool Cpu = false;
  bool Amp = false;
};

class TokenRewriter {
public:
  TokenRewriter(Preprocessor &PP, llvm::ArrayRef<Token> In, ClauseTable &Table, HostTypes &Types)
      : PP(PP), In(In), Tokens(In), Table(Table), Types(Types), Erased(In.size()) {}

  std::vector<Token> run() {
    for (unsigned I = 0; I < Tokens.size(); ++I) {
      while (!Regions.empty() && I > Regions.back().End)
        Regions.pop_back();
      if (!Erased[I])
        visit(I);
    }
    return apply();
  }

private:
  /// Where a function's restrictions are in force: from its declarator to its end (spec 2.1.1).
  struct Region {
    unsigned End;
    Restrictions R;
  };

  struct Attribute {
    const char *Name;
    SourceLocation Loc;
  };

  void visit(unsigned I) {
    switch (Tokens.kind(I)) {
    case tok::l_square:
      if (isLambdaIntroducer(Tokens, I))
        visitLambda(I);
      return;
    case tok::kw_class:
    case tok::kw_struct:
    case tok::kw_union:
      if (ambient().Amp)
        visitLocalClass(I);
      return;
    case tok::kw_decltype:
      if (!ambient().Amp && Tokens.is(I + 1, tok::l_paren))
        visitDecltype(I);
      return;
    case tok::identifier:
      if (looksLikeClause(Tokens, I))
        visitClause(I);
      else if (Tokens.isWord(I, "tile_static"))
        visitTileStatic(I);
      else if (Tokens.isWord(I, "restrict"))
        visitBareRestrict(I);
      else if (isDeductionGuide(Tokens, I))
        attributes(I, {/*Cpu=*/true, /*Amp=*/true}); // it never runs: both sides may use it
      return;
    default:
      return;
    }
  }

  Restrictions ambient() const {
    return Regions.empty() ? Restrictions{/*Cpu=*/true, /*Amp=*/false} : Regions.back().R;
  }

  DiagnosticBuilder error(unsigned I, diag::Kind Kind) {
    return report(PP.getDiagnostics(), Tokens[I].getLocation(), Kind);
  }

  void erase(unsigned First, unsigned Last) {
    for (unsigned I = First; I <= Last; ++I)
      Erased[I] = true;
  }

  /// Takes the clauses of a declarator out of the stream; returns what they say together.
  Restrictions takeClauses(llvm::ArrayRef<unsigned> Clauses) {
    Restrictions R;
    for (unsigned I : Clauses) {
      RestrictClause Clause = parseClause(PP, Tokens, I);
      R.Amp |= Clause.Amp;
      R.Cpu |= Clause.Cpu;
      Table.Clauses.push_back(std::move(Clause));
      erase(I, Tokens.match(I + 1));
    }
    return R;
  }

  void attributes(unsigned Before, Restrictions R) {
    if (R.Amp)
      Inserted[Before].push_back({"device", Tokens[Before].getLocation()});
    if (R.Cpu)
      Inserted[Before].push_back({"host", Tokens[Before].getLocation()});
  }

  void enter(const DeclaratorTail &Tail, Restrictions R) { Regions.push_back({Tail.End, R}); }

  /// `Strays` are clauses that have been reported in another place.
  void visitLambda(unsigned I, llvm::SmallVector<unsigned, 2> Strays = {}) {
    unsigned Behind = lambdaTail(Tokens, Tokens.match(I) + 1);
    if (looksLikeClause(Tokens, Behind)) { // `[] restrict(amp) (int) {}`
      unsigned Next = Tokens.match(Behind + 1) + 1, BehindList = lambdaTail(Tokens, Next);
      if (Tokens.isOneOf(Next, tok::l_paren, tok::less) &&
          Tokens.is(BehindList - 1, tok::r_paren)) {
        reportBeforeParameters(PP, Tokens, Behind, BehindList - 1);
        Strays.push_back(Behind);
        Behind = BehindList;
      }
    }
    DeclaratorTail Tail = scanTail(Tokens, Behind, /*IsLambda=*/true);
    if (Tail.Body == TokenView::NoToken)
      return;
    if (looksLikeClause(Tokens, Tail.End + 1) && holdsOnlyRestrictions(Tokens, Tail.End + 1)) {
      error(Tail.End + 1, diag::err_clause_misplaced); // `[](int) {} restrict(amp)`
      Strays.push_back(Tail.End + 1);
    }
    reportWrongOrder(PP, Tokens, Tail, /*IsLambda=*/true);
    Tail.Clauses.append(Strays);
    Restrictions R = Tail.Clauses.empty() ? ambient() : takeClauses(Tail.Clauses);
    attributes(Tokens.match(I) + 1, R);
    enter(Tail, R);
  }

  void visitDecltype(unsigned I) {
    unsigned Close = Tokens.match(I + 1);
    if (Close == TokenView::NoToken ||
        PP.getSourceManager().isInSystemHeader(Tokens[I].getLocation()) ||
        !isOfHostDeclaration(Tokens, I))
      return;
    Types.Begin.insert(Tokens[I].getLocation());
    Types.End.insert(Tokens[Close + 1].getLocation());
  }

  void visitLocalClass(unsigned I) {
    unsigned Body = findClassBody(Tokens, I);
    if (Body != TokenView::NoToken)
      ClassBodies.insert(Body);
  }

  void visitClause(unsigned I) {
    unsigned Close = parameterListBefore(Tokens, I);
    if (Close == TokenView::NoToken)
      return visitMisplaced(I);
    visitDeclarator(I, scanDeclarator(Tokens, Tokens.match(Close)));
  }

  /// A clause and the declarator whose parameter list it follows.
  void visitDeclarator(unsigned I, const Declarator &D) {
    const auto &[Head, Tail] = D;
    switch (Head.K) {
    case DeclaratorHead::None:
      return visitMisplaced(I);
    case DeclaratorHead::Lambda:
    case DeclaratorHead::Function:
      if (isMemberInitializer(Tokens, Head.Begin)) {
        error(I, diag::err_clause_after_specifier) << ":";
        return applyMisplaced(I);
      }
      reportWrongOrder(PP, Tokens, Tail, Head.K == DeclaratorHead::Lambda);
      break;
    case DeclaratorHead::Pointer:
    case DeclaratorHead::Type:
      return visitFunctionType(Head, Tail);
    }
    if (Head.K == DeclaratorHead::Function)
      Table.OfDeclarators.try_emplace(Tokens[Head.Begin].getLocation(),
                                      Tokens[Tail.Clauses.front()].getLocation());
    Restrictions R = takeClauses(Tail.Clauses);
    attributes(attributePlace(Head, Tail), R);
    enter(Tail, R);
  }

  unsigned attributePlace(const DeclaratorHead &Head, const DeclaratorTail &Tail) {
    if (Head.K == DeclaratorHead::Lambda)
      return Tokens.match(Head.Begin) + 1;
    // The first of several declarators: its attribute must not reach the others.
    bool First = Head.Begin > 0 && Tokens.isNot(Head.Begin - 1, tok::comma);
    return First && Tokens.is(Tail.Behind, tok::comma) ? Tail.Behind : Head.Begin;
  }

  /// Where an attribute of a typedef or alias goes whose type the declarator is; NoToken if it is
  /// another part of a declaration.
  unsigned typeNamePlace(const DeclaratorHead &Head, const DeclaratorTail &Tail) {
    unsigned Start = Tokens.statementStart(Head.Begin);
    if (Head.K == DeclaratorHead::Pointer || !Tokens.isOneOf(Tail.Behind, tok::semi, tok::comma) ||
        insideTemplateArguments(Tokens, Start, Head.Begin))
      return TokenView::NoToken;
    if (Tokens.is(Start, tok::kw_typedef))
      return Tail.Behind;
    bool IsAlias = Tokens.is(Start, tok::kw_using) && Tokens.isIdentifier(Start + 1) &&
                   Tokens.is(Start + 2, tok::equal);
    return IsAlias ? Start + 2 : TokenView::NoToken;
  }

  /// restrict(cpu) says nothing new about a function type; amp has no legal use in a pointer (spec
  /// 2.4.3.7), and Clang's types have no room for it, but its declarations of type names have.
  void visitFunctionType(const DeclaratorHead &Head, const DeclaratorTail &Tail) {
    Restrictions R = takeClauses(Tail.Clauses);
    unsigned Place = R.Amp ? typeNamePlace(Head, Tail) : TokenView::NoToken;
    if (Place != TokenView::NoToken)
      Inserted[Place].push_back(
          {R.Cpu ? DualFunctionTypeAttributeName : AmpFunctionTypeAttributeName,
           Tokens[Tail.Clauses.front()].getLocation()});
    else if (R.Amp)
      error(Tail.Clauses.front(), Head.K == DeclaratorHead::Pointer ? diag::err_amp_function_pointer
                                                                    : diag::err_amp_function_type);
  }

  /// `void f() restrict amp;`: the words go, so that nothing follows from them.
  void visitBareRestrict(unsigned I) {
    if (!reportMissingList(PP, Tokens, I))
      return;
    unsigned Last = I;
    while (Tokens.isWord(Last + 1, "amp") || Tokens.isWord(Last + 1, "cpu"))
      ++Last;
    erase(I, Last);
  }

  void visitMisplaced(unsigned I) {
    std::optional<Declarator> D;
    if (holdsOnlyRestrictions(Tokens, I))
      D = declaratorAround(I);
    if (D && followsType(Tokens, D->Head.Begin) && llvm::is_contained(D->Tail.Clauses, I))
      return visitDeclarator(I, *D);
    if (reportMisplaced(PP, Tokens, I)) // else it is an ordinary identifier
      applyMisplaced(I);
  }

  /// What the clause was meant for gets its restrictions all the same, so that nothing follows from
  /// the mistake.
  void applyMisplaced(unsigned I) {
    unsigned Next = Tokens.match(I + 1) + 1;
    if (isLambdaBehindClause(Tokens, Next))
      return visitLambda(Next, {I});
    std::optional<Declarator> D = declaratorAround(I);
    unsigned Clause[] = {I};
    Restrictions R = takeClauses(Clause);
    if (!D)
      return;
    attributes(attributePlace(D->Head, D->Tail), R);
    enter(D->Tail, R);
  }

  /// The function declarator that the clause at I, which follows no parameter list, stands in or in
  /// front of.
  std::optional<Declarator> declaratorAround(unsigned I) {
    for (unsigned J = Tokens.statementStart(I);
         !Tokens.isOneOf(J, tok::semi, tok::l_brace, tok::r_brace, tok::r_paren, tok::equal,
                         tok::colon, tok::eof);) {
      if (J == I) {
        J = Tokens.match(J + 1) + 1;
        continue;
      }
      if (Tokens.is(J, tok::l_paren) && Tokens.match(J) != TokenView::NoToken) {
        Declarator D = scanDeclarator(Tokens, J);
        if (Tokens.match(I + 1) + 1 == J) // `int f restrict(amp) (int)`
          D.Head = scanHead(Tokens, I, D.Tail.Behind);
        if (D.Head.K == DeclaratorHead::Function && Tokens.isNot(D.Tail.Behind, tok::l_paren))
          return D;
      }
      unsigned Behind = Tokens.is(J, tok::less) ? Tokens.skipAngles(J) : Tokens.skipGroup(J);
      J = Behind == J || Behind == TokenView::NoToken ? J + 1 : Behind;
    }
    return std::nullopt;
  }

  /// tile_static is for local variables of functions that are restrict(amp) alone (spec 2.4.3.5.1).
  void visitTileStatic(unsigned I) {
    erase(I, I);
    Restrictions R = ambient();
    // A storage class stands among the decl-specifiers, so a name or type follows.
    bool InFront = !Tokens.isOneOf(I + 1, tok::semi, tok::comma, tok::equal, tok::r_paren,
                                   tok::l_brace, tok::l_square, tok::greater, tok::eof);
    if (!R.Amp || !InFront || ClassBodies.contains(Tokens.enclosing(I)))
      error(I, diag::err_tile_static_misplaced);
    else if (R.Cpu)
      error(I, diag::err_tile_static_dual);
    else
      Inserted[I + 1].push_back({TileStaticAttributeName, Tokens[I].getLocation()});
    Table.TileStatics.push_back(Tokens[I].getLocation());
  }

  void appendAttribute(std::vector<Token> &Out, const Attribute &A) {
    auto Word = [&](StringRef Text) {
      Token T;
      T.startToken();
      T.setLocation(A.Loc);
      T.setIdentifierInfo(PP.getIdentifierInfo(Text));
      T.setKind(T.getIdentifierInfo()->getTokenID());
      T.setLength(1);
      Out.push_back(T);
    };
    auto Punctuator = [&](tok::TokenKind Kind) {
      Token T;
      T.startToken();
      T.setLocation(A.Loc);
      T.setKind(Kind);
      T.setLength(1);
      Out.push_back(T);
    };
    Word("__attribute__");
    Punctuator(tok::l_paren);
    Punctuator(tok::l_paren);
    Word(A.Name);
    Punctuator(tok::r_paren);
    Punctuator(tok::r_paren);
  }

  std::vector<Token> apply() {
    std::vector<Token> Out;
    Out.reserve(In.size() + 8 * Inserted.size());
    for (unsigned I = 0; I < In.size(); ++I) {
      auto It = Inserted.find(I);
      if (It != Inserted.end())
        for (const Attribute &A : It->second)
          appendAttribute(Out, A);
      if (Erased[I])
        continue;
      Out.push_back(In[I]);
    }
    return Out;
  }

  Preprocessor &PP;
  llvm::ArrayRef<Token> In;
  TokenView Tokens;
  ClauseTable &Table;
  HostTypes &Types;
  std::vector<bool> Erased;
  llvm::DenseMap<unsigned, std::vector<Attribute>> Inserted; ///< by the token they come before
  llvm::SmallVector<Region, 16> Regions;
  llvm::DenseSet<unsigned> ClassBodies; ///< the '{' of classes in amp functions
};

} // namespace

bool mayHoldAmp(llvm::ArrayRef<Token> Tokens) {
  return llvm::any_of(Tokens, [](const Token &Tok) {
    const IdentifierInfo *II = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
    return II && (II->isStr("restrict") || II->isStr("tile_static"));
  });
}

void rewriteTokens(Preprocessor &PP, std::vector<Token> &Tokens, ClauseTable &Clauses,
                   HostTypes &Types) {
  Tokens = TokenRewriter(PP, Tokens, Clauses, Types).run();
}

} // namespace ampcc
