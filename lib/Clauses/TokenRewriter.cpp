//===- TokenRewriter.cpp - the replacement of clauses by attributes ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass over the unit collects edits, a second one applies them. A clause becomes an attribute
// of the type that its declarator declares, at the same place. Where Clang requires another order
// than C++ AMP, parts change places:
//   - an exception specification after the clause moves before the attribute;
//   - a lambda without a parameter list has no type that could get the attribute, and neither has a
//     declaration after a misplaced clause: they get a GNU attribute;
//   - a lambda's clause also applies to the part of the lambda before it (LambdaHeads.h);
//   - in an explicit instantiation Clang compares the attributes among its specifiers.
// An argument from which a template's arguments are deduced may become a value
// (DeducedArguments.h). All tokens of an attribute have the location of the clause's `restrict`.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Clauses/TokenRewriter.h"
#include "ClauseParser.h"
#include "ClausePosition.h"
#include "DeducedArguments.h"
#include "LambdaHeads.h"
#include "MemberSpecializations.h"
#include "MisplacedClause.h"
#include "MisspeltWords.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Clauses/ClauseAttribute.h"
#include "ampcc/Clauses/TileStaticAttribute.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

using namespace clang;

namespace ampcc {
namespace {

class TokenRewriter {
public:
  TokenRewriter(Preprocessor &PP, const UnitFiles &Files, llvm::ArrayRef<Token> In,
                ClauseTable &Table, HostTypes &Types,
                llvm::function_ref<bool(const IdentifierInfo *)> Declared)
      : PP(PP), Files(Files), In(In), Tokens(In), Table(Table), Types(Types),
        HostDeclarations(findHostDeclarations(Tokens, Files)), Arguments(Tokens, Declared),
        Misspelt(PP, Tokens, Declared), Erased(In.size()) {}

  std::vector<Token> run() {
    for (unsigned I = 0; I < Tokens.size(); ++I)
      if (!Erased[I])
        visit(I);
    return apply();
  }

private:
  struct Attribute {
    StringRef Name; ///< of a GNU attribute; empty: the attribute of a type
    Sides Of;
    SourceLocation Loc;
    StringRef Argument = "";
  };

  void visit(unsigned I) {
    if (auto Host = HostDeclarations.find(I); Host != HostDeclarations.end())
      resolveForHost(I, Host->second);
    if (Tokens.is(I, tok::kw_decltype) && Tokens.is(I + 1, tok::l_paren))
      return visitDecltype(I);
    if (Tokens.isOneOf(I, tok::kw_throw, tok::kw_try))
      return visitException(I);
    if (Tokens.is(I, tok::kw_template))
      visitTemplate(I);
    if (Tokens.isOneOf(I, tok::identifier, tok::kw_template))
      Arguments.visit(I, [&](unsigned First, unsigned Last) { makeValue(First, Last); });
    if (Tokens.is(I, tok::l_square))
      return visitIntroducer(I);
    if (Tokens.isNot(I, tok::identifier))
      return;
    if (looksLikeClause(Tokens, I))
      visitRestrict(I);
    else if (Tokens.isWord(I, "tile_static") && (hasClauses(I) || !Misspelt.declaresTileStatic(I)))
      visitTileStatic(I);
    else if (Tokens.isWord(I, "restrict"))
      visitBareRestrict(I);
    else if (!PP.getSourceManager().isInSystemHeader(Tokens[I].getLocation()))
      visitMisspelt(I);
  }

  void erase(unsigned First, unsigned Last) {
    for (unsigned I = First; I <= Last; ++I)
      Erased[I] = true;
  }

  /// Takes a clause out of the stream.
  Sides takeClause(unsigned I) {
    RestrictClause Clause = parseClause(PP, Tokens, I);
    Sides Of{Clause.Cpu, Clause.Amp, Clause.Version, Clause.Auto};
    for (auto [First, Bracket] : Table.AttributeBrackets)
      if (First == Tokens[I].getLocation())
        Clause.Tokens.push_back(Bracket);
    Table.Clauses.push_back(std::move(Clause));
    erase(I, lastOfClause(Tokens, I));
    return Of;
  }

  void gnu(unsigned Before, Sides Of, SourceLocation Loc) {
    Inserted[Before].push_back({gnuName(Of), Of, Loc});
  }

  void makeValue(unsigned First, unsigned Last) {
    Values.insert(First);
    ValueEnds.insert(Last);
  }

  /// The operand of `throw`, up to the end of its statement or the bracket around it, and the
  /// handlers of `try`.
  void visitException(unsigned I) {
    if (!Files.isEditable(Tokens[I].getLocation()))
      return;
    unsigned Begin = I + 1, End = Begin;
    if (Tokens.is(I, tok::kw_try)) {
      Begin = End = Tokens.skipGroup(Begin);
      while (Tokens.is(End, tok::kw_catch))
        End = Tokens.skipGroup(Tokens.skipGroup(End + 1));
    } else {
      for (unsigned After;
           !Tokens.isOneOf(End, tok::semi, tok::r_paren, tok::r_square, tok::r_brace, tok::eof) &&
           !(Tokens.is(End, tok::l_brace) && Tokens.is(End - 1, tok::r_paren));
           End = After == End ? End + 1 : After)
        After = Tokens.skipGroup(End);
      if (End > Begin && Arguments.endsInMember(Begin, End))
        makeValue(Begin, End - 1);
    }
    if (End > Begin)
      Table.Exceptions.push_back(
          {Tokens[I].getLocation(), {Tokens[Begin].getLocation(), Tokens[End - 1].getLocation()}});
  }

  /// Clang keeps nothing of a declaration `decltype(f());`, whose operand obeys the rules all the
  /// same (spec 2.3.2.1): the type gets a name.
  void nameType(unsigned I, unsigned Close) {
    if (Close == TokenView::NoToken || Tokens.isNot(Close + 1, tok::semi) ||
        !Files.isEditable(Tokens[I].getLocation()) || Tokens.statementStart(I) != I ||
        !isInAmpFunction(Tokens, I))
      return;
    Unnamed.insert(I);
    UnnamedEnds.insert(Close + 1);
  }

  void visitDecltype(unsigned I) {
    unsigned Close = Tokens.match(I + 1);
    nameType(I, Close);
    if (I < HostTypeEnd || Close == TokenView::NoToken ||
        !Files.isEditable(Tokens[I].getLocation()) || !isOfHostDeclaration(Tokens, I))
      return;
    resolveForHost(I, Close + 1);
  }

  void resolveForHost(unsigned First, unsigned End) {
    if (First != End)
      Types.Begin.insert(Tokens[First].getLocation());
    Types.End.insert(Tokens[End].getLocation());
    HostTypeEnd = End;
  }

  /// A misspelt word was reported, and is treated as the word that was meant.
  void visitMisspelt(unsigned I) {
    if (Misspelt.reportClause(I)) {
      ClausePosition Position = clausePositionAt(Tokens, I);
      unsigned Next = Position.Culprit == TokenView::NoToken
                          ? skipClauses(lastOfClause(Tokens, I) + 1)
                          : Position.Culprit;
      place(I, takeClause(I), Next, Position.IsLambda);
    } else if (Misspelt.reportTileStatic(I)) {
      visitTileStatic(I);
    }
  }

  void visitRestrict(unsigned I) {
    ClausePosition Position = clausePositionAt(Tokens, I);
    if (unsigned Colon = initializersBefore(Tokens, I); Colon != TokenView::NoToken)
      return recover(I, reportAfterInitializer(PP, Tokens, I, Colon));
    if (!Position.IsClause || beginsParameters(I, Position)) {
      if (std::optional<Recovery> R = reportMisplaced(PP, Tokens, I))
        recover(I, *R); // else it is an ordinary identifier
      return;
    }
    reportWrongOrder(PP, Tokens, I, Position, skipClauses(I));
    unsigned Next = Position.Culprit == TokenView::NoToken ? skipClauses(I) : Position.Culprit;
    place(I, takeClause(I), Next, Position.IsLambda);
  }

  /// `[] restrict(amp) (int) {}`
  bool beginsParameters(unsigned I, const ClausePosition &Position) const {
    unsigned Next = lastOfClause(Tokens, I) + 1;
    return Position.IsLambda && Tokens.isOneOf(Next, tok::l_paren, tok::less) &&
           closesIntroducer(Tokens, I - 1);
  }

  unsigned skipClauses(unsigned I) const {
    while (looksLikeClause(Tokens, I))
      I = lastOfClause(Tokens, I) + 1;
    return I;
  }

  /// The place of the attribute for a clause that comes before Next.
  unsigned placeOfAttribute(unsigned Next, bool IsLambda) const {
    unsigned Before = skipClauses(Next);
    for (bool Moved = true; Moved;) {
      unsigned From = Before;
      while (Tokens.isOneOf(Before, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp,
                            tok::kw_mutable, tok::kw_constexpr, tok::kw_consteval, tok::kw_static,
                            tok::kw_restrict))
        ++Before;
      if (Tokens.isOneOf(Before, tok::kw_noexcept, tok::kw_throw))
        Before = Tokens.is(Before + 1, tok::l_paren) ? Tokens.skipGroup(Before + 1) : Before + 1;
      // GNU attributes of a lambda come first.
      if (IsLambda && Tokens.isNot(Before, tok::l_square))
        Before = Tokens.skipAttribute(Before);
      Before = skipClauses(Before);
      Moved = Before != From;
    }
    return Before;
  }

  /// The attribute of the clause at I.
  void place(unsigned I, Sides Of, unsigned Next, bool IsLambda) {
    SourceLocation Loc = Tokens[I].getLocation();
    unsigned Before = placeOfAttribute(Next, IsLambda);
    if (IsLambda)
      if (LambdaHead Head = lambdaAt(Tokens, I); Head.Begin != TokenView::NoToken) {
        if (!Of.Auto)
          Inserted[Head.Begin].push_back({HeadAttributeName, Of, Loc, headArgument(Of)});
        if (!Head.HasList)
          return gnu(Head.Begin, Of, Loc);
      }
    if (unsigned Keyword = explicitInstantiation(I); Keyword != TokenView::NoToken) {
      if (Of.Auto) {
        report(PP.getDiagnostics(), Loc, diag::err_clause_auto_declaration);
        return;
      }
      Table.Clauses.back().Instantiation = Tokens[Keyword - isExtern(Keyword)].getLocation();
      for (auto [Is, Name] : {std::pair(Of.Amp, "device"), std::pair(Of.Cpu, "host")})
        if (Is)
          Inserted[Keyword + 1].push_back({Name, Of, Loc});
      return placeOfInstantiation(Keyword, Before, Of, Loc);
    }
    Inserted[Before].push_back({"", Of, Loc});
  }

  /// Adds attributes around an explicit instantiation. The lookup of their arguments shows that
  /// Clang has parsed all of its type, and that it has found the instantiated function.
  void placeOfInstantiation(unsigned Keyword, unsigned Before, Sides Of, SourceLocation Loc) {
    Inserted[Keyword + 1].push_back({InstanceAttributeName, Of, Loc});
    if (Tokens.is(Before, tok::arrow)) {
      Inserted[Before].push_back({"", Of, Loc});
      while (!Tokens.isOneOf(Before, tok::semi, tok::eof))
        Before = std::max(Before + 1, Tokens.skipGroup(Before));
    }
    Inserted[Before].push_back({"", Of, Loc, instanceArgument(Of)});
  }

  /// The `template` at Keyword comes after `extern`.
  bool isExtern(unsigned Keyword) const {
    return Keyword > 0 && Tokens.is(Keyword - 1, tok::kw_extern);
  }

  /// The explicit instantiation of a class's function without a clause is for the cpu.
  void visitTemplate(unsigned Keyword) {
    if (!Files.isEditable(Tokens[Keyword].getLocation()) ||
        Tokens.isOneOf(Keyword + 1, tok::less, tok::kw_class, tok::kw_struct, tok::kw_union) ||
        Tokens.statementStart(Keyword) + isExtern(Keyword) != Keyword)
      return;
    unsigned Parameters = TokenView::NoToken;
    bool IsMember = false;
    for (unsigned I = Keyword + 1; !Tokens.isOneOf(I, tok::semi, tok::eof);) {
      if (looksLikeClause(Tokens, I))
        return;
      IsMember |= Tokens.is(I, tok::coloncolon);
      if (Parameters == TokenView::NoToken && Tokens.is(I, tok::l_paren) &&
          Tokens.isNot(I - 1, tok::kw_decltype) && opensParameters(Tokens, I))
        Parameters = I;
      unsigned After = skipPart(I);
      if (After == TokenView::NoToken)
        return;
      I = std::max(I + 1, After);
    }
    if (IsMember && Parameters != TokenView::NoToken)
      placeOfInstantiation(Keyword,
                           placeOfAttribute(Tokens.match(Parameters) + 1, /*IsLambda=*/false),
                           {/*Cpu=*/true, /*Amp=*/false}, Tokens[Parameters].getLocation());
  }

  /// An explicit instantiation has no expression outside of brackets, so every '<' that is not part
  /// of an operator's name opens arguments.
  unsigned skipPart(unsigned I) const {
    return Tokens.is(I, tok::less)          ? Tokens.skipAngles(I)
           : Tokens.is(I, tok::kw_operator) ? Tokens.skipOperator(I)
                                            : Tokens.skipGroup(I);
  }

  /// Of a lambda without a clause only the return type can be for another side than Clang takes it.
  void visitIntroducer(unsigned I) {
    unsigned Close = Tokens.match(I);
    if (Close == TokenView::NoToken || !Files.isEditable(Tokens[I].getLocation()) ||
        !closesIntroducer(Tokens, Close))
      return;
    unsigned Tail = headAfter(Tokens, Close).End;
    while (Tokens.isOneOf(Tail, tok::kw_mutable, tok::kw_constexpr, tok::kw_noexcept))
      Tail = Tokens.skipGroup(Tail + 1);
    if (Tokens.is(Tail, tok::arrow))
      Inserted[Close + 1].push_back(
          {HeadAttributeName, {}, Tokens[I].getLocation(), headArgument({})});
  }

  /// The `template` of the explicit instantiation whose function has the clause at I; else NoToken.
  unsigned explicitInstantiation(unsigned I) const {
    unsigned Keyword = Tokens.statementStart(I);
    if (Tokens.is(Keyword, tok::kw_extern))
      ++Keyword;
    if (!Tokens.is(Keyword, tok::kw_template) ||
        Tokens.isOneOf(Keyword + 1, tok::less, tok::kw_class, tok::kw_struct, tok::kw_union))
      return TokenView::NoToken;
    // A clause among template arguments is that of another type.
    for (unsigned Next = Keyword + 1; Next < I;) {
      unsigned After = skipPart(Next);
      Next = After == Next ? Next + 1 : After;
      if (Next > I)
        return TokenView::NoToken;
    }
    return Keyword;
  }

  void recover(unsigned I, Recovery R) {
    SourceLocation Loc = Tokens[I].getLocation();
    Sides Of = takeClause(I);
    if (R.Before == TokenView::NoToken)
      return;
    if (R.AmongSpecifiers)
      gnu(R.Before, Of, Loc);
    else
      place(I, Of, R.Before, /*IsLambda=*/false);
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

  /// There is a clause before or after I. A unit without clauses cannot have tile_static variables,
  /// and may have `tile_static` as a name.
  bool hasClauses(unsigned I) const {
    bool Found = !Table.Clauses.empty();
    for (; !Found && I < Tokens.size(); ++I)
      Found = looksLikeClause(Tokens, I) && clausePositionAt(Tokens, I).IsClause;
    return Found;
  }

  /// Whether the function around may have such variables the attribute finds out.
  void visitTileStatic(unsigned I) {
    erase(I, I);
    SourceLocation Loc = Tokens[I].getLocation();
    // A storage class is among the decl-specifiers, so a name or type follows.
    if (Tokens.isOneOf(I + 1, tok::semi, tok::comma, tok::equal, tok::r_paren, tok::l_brace,
                       tok::l_square, tok::greater, tok::eof))
      report(PP.getDiagnostics(), Loc, diag::err_tile_static_misplaced);
    else
      Inserted[I + 1].push_back({TileStaticAttributeName, {}, Loc});
    Table.TileStatics.push_back(Loc);
  }

  std::vector<Token> apply() {
    std::vector<Token> Out;
    Out.reserve(In.size() + 10 * Inserted.size());
    AttributeWriter Write(PP, Out);
    for (unsigned I = 0; I < In.size(); ++I) {
      auto It = Inserted.find(I);
      if (It != Inserted.end())
        for (const Attribute &A : It->second)
          A.Name.empty() ? Write.ofType(A.Of, A.Argument, A.Loc)
                         : Write.gnu(A.Name, A.Argument, A.Loc);
      if (Values.contains(I))
        Write.beginValue(In[I].getLocation());
      if (Unnamed.contains(I))
        Write.beginAlias(In[I].getLocation());
      if (UnnamedEnds.contains(I))
        Write.endAlias(I, In[I].getLocation());
      if (!Erased[I])
        Out.push_back(In[I]);
      if (ValueEnds.contains(I))
        Write.endValue(In[I].getLocation());
    }
    return Out;
  }

  Preprocessor &PP;
  const UnitFiles &Files;
  llvm::ArrayRef<Token> In;
  TokenView Tokens;
  ClauseTable &Table;
  HostTypes &Types;
  unsigned HostTypeEnd = 0; ///< the end of the last of them; types inside of it are covered by it
  llvm::DenseMap<unsigned, unsigned> HostDeclarations;
  DeducedArguments Arguments;
  MisspeltWords Misspelt;
  llvm::DenseSet<unsigned> Values, ValueEnds;    ///< first and last tokens of such arguments
  llvm::DenseSet<unsigned> Unnamed, UnnamedEnds; ///< such types, and the tokens after them
  std::vector<bool> Erased;
  llvm::DenseMap<unsigned, llvm::SmallVector<Attribute, 1>> Inserted; ///< by the token after them
};

} // namespace

bool isWordOfAmp(const Token &Tok) {
  const IdentifierInfo *II = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
  return II && (II->isStr("restrict") || II->isStr("tile_static"));
}

bool mayHoldAmp(llvm::ArrayRef<Token> Tokens) { return llvm::any_of(Tokens, isWordOfAmp); }

void rewriteTokens(Preprocessor &PP, const UnitFiles &Files, std::vector<Token> &Tokens,
                   ClauseTable &Clauses, HostTypes &Types,
                   llvm::function_ref<bool(const IdentifierInfo *)> Declared) {
  Tokens = TokenRewriter(PP, Files, Tokens, Clauses, Types, Declared).run();
}

} // namespace ampcc
