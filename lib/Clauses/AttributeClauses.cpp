//===- AttributeClauses.cpp - restrictions written as attributes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/AttributeClauses.h"
#include "ClausePosition.h"
#include "ampcc/Clauses/TokenView.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace ampcc {
namespace {

bool isRestriction(const TokenView &Tokens, unsigned I) {
  return Tokens.isWord(I, "amp") || Tokens.isWord(I, "hc") || Tokens.isWord(I, "cpu");
}

class Replacement {
public:
  Replacement(Preprocessor &PP, llvm::ArrayRef<Token> In, ClauseTable &Clauses)
      : PP(PP), In(In), Tokens(In), Clauses(Clauses), Erased(In.size()) {}

  bool find() {
    for (unsigned I = 0; I + 3 < In.size(); ++I)
      if (unsigned Inner = innerBracket(I))
        replace(I, Inner);
    return !Inserted.empty();
  }

  std::vector<Token> apply() const {
    std::vector<Token> Out;
    Out.reserve(In.size() + 4 * Inserted.size());
    for (unsigned I = 0; I < In.size(); ++I) {
      if (auto Found = Inserted.find(I); Found != Inserted.end())
        Out.insert(Out.end(), Found->second.begin(), Found->second.end());
      if (!Erased[I])
        Out.push_back(In[I]);
    }
    return Out;
  }

private:
  /// The bracket around the list of the attribute at I, which holds restrictions alone; else 0.
  unsigned innerBracket(unsigned I) const {
    const bool IsGnu = Tokens.is(I, tok::kw___attribute);
    const tok::TokenKind Kind = IsGnu ? tok::l_paren : tok::l_square;
    const unsigned Outer = I + IsGnu, Inner = Outer + 1, Close = Tokens.match(Inner);
    if (Tokens.isNot(Outer, Kind) || Tokens.isNot(Inner, Kind) || Close == TokenView::NoToken ||
        Tokens.match(Outer) != Close + 1 || Close == Inner + 1)
      return 0;
    for (unsigned J = Inner + 1; J < Close; ++J)
      if (!(isRestriction(Tokens, J) || Tokens.is(J, tok::comma)))
        return 0;
    return Inner;
  }

  /// The first token of the attribute, `noexcept` or the like that ends at I; else NoToken.
  unsigned beginOfSpecifier(unsigned I) const {
    if (Tokens.is(I, tok::kw_noexcept))
      return I;
    const unsigned Open = Tokens.match(I);
    if (!Tokens.isOneOf(I, tok::r_paren, tok::r_square) || Open == TokenView::NoToken || Open == 0)
      return TokenView::NoToken;
    for (unsigned Begin : {Open, Open - 1})
      if (Tokens.is(Begin, tok::kw_noexcept) || Tokens.skipAttribute(Begin) == I + 1)
        return Begin;
    return TokenView::NoToken;
  }

  /// The clause of the attribute at I comes before this token.
  unsigned placeFor(unsigned I) const {
    unsigned Place = I, Begin;
    while (Place > 0 && (Begin = beginOfSpecifier(Place - 1)) != TokenView::NoToken)
      Place = Begin;
    if (Place > 0 && (Tokens.isOneOf(Place - 1, tok::r_paren, tok::kw_const, tok::kw_mutable) ||
                      (Tokens.is(Place - 1, tok::r_square) && closesIntroducer(Tokens, Place - 1))))
      return Place;
    // Before the declaration: after the parameters.
    for (unsigned J = I; !Tokens.isOneOf(J, tok::semi, tok::l_brace, tok::r_brace, tok::eof);) {
      const unsigned After = std::max(Tokens.skipAttribute(J), Tokens.skipGroup(J));
      if (Tokens.is(J, tok::l_paren) && After != J && opensParameters(Tokens, J)) {
        unsigned End = After;
        while (Tokens.isOneOf(End, tok::kw_const, tok::kw_volatile))
          ++End;
        return End;
      }
      J = std::max(After, J + 1);
    }
    return I;
  }

  Token token(unsigned At, tok::TokenKind Kind, StringRef Word = {}) const {
    Token Result = In[At];
    Result.setKind(Kind);
    Result.setIdentifierInfo(Word.empty() ? nullptr : PP.getIdentifierInfo(Word));
    return Result;
  }

  void replace(unsigned I, unsigned Inner) {
    const unsigned Close = Tokens.match(Inner);
    auto &Clause = Inserted[placeFor(I)];
    Clause.push_back(token(I, tok::identifier, "restrict"));
    Clause.push_back(token(Inner, tok::l_paren));
    for (unsigned J = Inner + 1; J < Close; ++J)
      Clause.push_back(Tokens.is(J, tok::comma)
                           ? In[J]
                           : token(J, tok::identifier, Tokens.isWord(J, "cpu") ? "cpu" : "amp"));
    Clause.push_back(token(Close, tok::r_paren));
    const SourceLocation First = In[I].getLocation();
    if (Inner != I + 1)
      Clauses.AttributeBrackets.emplace_back(First, In[I + 1].getLocation());
    Clauses.AttributeBrackets.emplace_back(First, In[Close + 1].getLocation());
    for (unsigned J = I; J <= Close + 1; ++J)
      Erased[J] = true;
  }

  Preprocessor &PP;
  llvm::ArrayRef<Token> In;
  TokenView Tokens;
  ClauseTable &Clauses;
  std::vector<bool> Erased;
  llvm::DenseMap<unsigned, llvm::SmallVector<Token, 6>> Inserted; ///< by what they come before
};

/// Whether the tokens have such a word, without a look at brackets.
bool mayHoldAttributes(llvm::ArrayRef<Token> Tokens) {
  for (size_t I = 0; I + 2 < Tokens.size(); ++I)
    if ((Tokens[I].is(tok::l_square) && Tokens[I + 1].is(tok::l_square)) ||
        (Tokens[I].is(tok::l_paren) && Tokens[I + 1].is(tok::l_paren)))
      if (const Token &Word = Tokens[I + 2]; Word.is(tok::identifier))
        for (StringRef Known : {"amp", "hc", "cpu"})
          if (Word.getIdentifierInfo()->isStr(Known))
            return true;
  return false;
}

} // namespace

void replaceAttributeClauses(Preprocessor &PP, std::vector<Token> &Tokens, ClauseTable &Clauses) {
  if (!mayHoldAttributes(Tokens))
    return;
  if (Replacement Of(PP, Tokens, Clauses); Of.find())
    Tokens = Of.apply();
}

} // namespace ampcc
