//===- NamespaceNames.cpp - unification of the library's two namespace names -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/NamespaceNames.h"
#include "ampcc/Clauses/TokenView.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral First = "Concurrency", Second = "concurrency";

/// The definitions of namespaces and aliases with one of the two names in the global namespace.
/// Namespaces are only defined at namespace scope, so only the braces of linkage specifications may
/// enclose them.
class GlobalNamespaces {
public:
  explicit GlobalNamespaces(llvm::ArrayRef<Token> Tokens) : Tokens(Tokens) {
    for (unsigned I = 0; I < Tokens.size(); ++I) {
      if (Tokens[I].is(tok::l_brace))
        enter(I);
      else if (Tokens[I].is(tok::r_brace) && !Braces.empty())
        Depth -= Braces.pop_back_val();
      else if (Tokens[I].is(tok::kw_namespace) && Depth == 0)
        visit(I);
    }
  }

  /// The library declares the second name as an alias of the first.
  unsigned Alias = TokenView::NoToken;
  llvm::SmallVector<unsigned, 4> Openings; ///< of the second name: the tokens that name it
  llvm::SmallVector<unsigned, 1> Reversed; ///< the first name, declared an alias of the second

private:
  void enter(unsigned I) {
    bool Linkage =
        I > 1 && tok::isStringLiteral(Tokens[I - 1].getKind()) && Tokens[I - 2].is(tok::kw_extern);
    Braces.push_back(!Linkage);
    Depth += !Linkage;
  }

  bool is(unsigned I, tok::TokenKind Kind) const { return I < Tokens.size() && Tokens[I].is(Kind); }
  bool isWord(unsigned I, StringRef Word) const {
    return is(I, tok::identifier) && Tokens[I].getIdentifierInfo()->isStr(Word);
  }

  /// The index after the attributes at I.
  unsigned skipAttributes(unsigned I) const {
    while (is(I, tok::kw___attribute) || (is(I, tok::l_square) && is(I + 1, tok::l_square))) {
      tok::TokenKind Open = is(I, tok::l_square) ? tok::l_square : tok::l_paren;
      tok::TokenKind Close = Open == tok::l_square ? tok::r_square : tok::r_paren;
      int Inside = 0;
      do {
        Inside += is(I, Open) - is(I, Close);
        ++I;
      } while (I < Tokens.size() && (Inside > 0 || is(I, Open)));
    }
    return I;
  }

  void visit(unsigned I) {
    unsigned Name = skipAttributes(I + 1);
    if (!isWord(Name, First) && !isWord(Name, Second))
      return;
    bool IsSecond = isWord(Name, Second);
    unsigned Next = skipAttributes(Name + 1);
    if (IsSecond && (is(Next, tok::l_brace) || is(Next, tok::coloncolon)))
      Openings.push_back(Name);
    if (!is(Next, tok::equal))
      return;
    Next += is(Next + 1, tok::coloncolon) ? 2 : 1;
    if (!is(Next + 1, tok::semi))
      return;
    if (IsSecond && isWord(Next, First))
      Alias = std::min(Alias, I);
    else if (!IsSecond && isWord(Next, Second))
      Reversed.push_back(Name);
  }

  llvm::ArrayRef<Token> Tokens;
  llvm::SmallVector<bool, 16> Braces; ///< those that are open: of anything but a linkage
  unsigned Depth = 0;                 ///< how many of them hide the global namespace
};

/// `namespace Concurrency {} namespace concurrency = Concurrency;` at the place of At.
std::vector<Token> aliasTokens(Preprocessor &PP, const Token &At) {
  std::vector<Token> Out;
  auto Add = [&](tok::TokenKind Kind, StringRef Name = "") {
    Token Tok;
    Tok.startToken();
    Tok.setLocation(At.getLocation());
    Tok.setLength(1);
    Tok.setKind(Kind);
    if (!Name.empty())
      Tok.setIdentifierInfo(PP.getIdentifierInfo(Name));
    Out.push_back(Tok);
  };
  Add(tok::kw_namespace, "namespace");
  Add(tok::identifier, First);
  Add(tok::l_brace);
  Add(tok::r_brace);
  Add(tok::kw_namespace, "namespace");
  Add(tok::identifier, Second);
  Add(tok::equal);
  Add(tok::identifier, First);
  Add(tok::semi);
  return Out;
}

} // namespace

void nameNamespaces(Preprocessor &PP, std::vector<Token> &Tokens, ClauseTable &Clauses) {
  GlobalNamespaces Found(Tokens);
  if (Found.Alias == TokenView::NoToken)
    return;
  auto Rename = [&](unsigned I, StringRef Name) {
    Clauses.Namespaces.push_back({Tokens[I].getLocation(), Name});
    Tokens[I].setIdentifierInfo(PP.getIdentifierInfo(Name));
  };
  for (unsigned I : Found.Openings)
    Rename(I, First);
  for (unsigned I : Found.Reversed)
    Rename(I, Second);
  // Before the library's headers the second name means the same.
  if (Clauses.Namespaces.empty())
    return;
  std::vector<Token> Alias = aliasTokens(PP, Tokens.front());
  Tokens.insert(Tokens.begin(), Alias.begin(), Alias.end());
}

} // namespace ampcc
