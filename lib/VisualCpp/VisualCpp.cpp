//===- VisualCpp.cpp - replacement of tokens that only Visual C++ accepts -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/VisualCpp.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Lex/Preprocessor.h"
#include <deque>

using namespace clang;

namespace ampcc {
namespace {

bool isWord(const Token &Tok, llvm::StringRef Word) {
  const IdentifierInfo *II = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
  return II && II->isStr(Word);
}

bool opens(const Token &Tok) { return Tok.isOneOf(tok::l_paren, tok::l_square, tok::l_brace); }
bool closes(const Token &Tok) { return Tok.isOneOf(tok::r_paren, tok::r_square, tok::r_brace); }

class Rewriter {
public:
  Rewriter(llvm::ArrayRef<Token> In, ClauseTable &Clauses) : In(In), Clauses(Clauses) {}

  std::vector<Token> run() {
    for (size_t I = 0; I < In.size(); ++I) {
      if (In[I].is(tok::kw_template))
        TemplateEnd = std::max(TemplateEnd, endOfDeclaration(I));
      if (In[I].isOneOf(tok::kw_class, tok::kw_struct))
        classHead(I);
      if (!Functions.empty() && I == Functions.front().first)
        function(I);
      if (isInterface(I))
        interface(I);
      if (I == PureAt)
        pure(I);
      if (isEnumKey(I))
        Clauses.EnumKeys.push_back(In[I].getLocation());
      else if (isSpecifier(In[I]) && (I < HeadEnd || followsParameters(I)))
        specifier(I);
      else if (isInterface(I))
        keyword(I, tok::kw_struct);
      else if (I == ForEachIn)
        colon(I);
      else if (!forEach(I))
        Out.push_back(In[I]);
      if (I < TemplateEnd)
        member(I);
    }
    return std::move(Out);
  }

private:
  bool is(size_t I, tok::TokenKind Kind) const { return I < In.size() && In[I].is(Kind); }

  /// The first token after Begin, at its depth, for which Stop returns true.
  template <typename Condition> size_t find(size_t Begin, Condition Stop) const {
    int Depth = 0;
    for (size_t I = Begin; I < In.size(); ++I) {
      if (Depth == 0 && Stop(In[I]))
        return I;
      Depth += opens(In[I]) - closes(In[I]);
      if (Depth < 0)
        break;
    }
    return In.size();
  }

  /// Of a class or function template with its body, or of another declaration.
  size_t endOfDeclaration(size_t I) const {
    size_t Head = find(I, [](const Token &T) { return T.isOneOf(tok::semi, tok::l_brace); });
    return is(Head, tok::l_brace)
               ? find(Head + 1, [](const Token &T) { return T.is(tok::r_brace); })
               : Head;
  }

  /// `class` in `enum class E x`, where E is no declaration of its own.
  bool isEnumKey(size_t I) const {
    if (I == 0 || !In[I].isOneOf(tok::kw_class, tok::kw_struct) || !In[I - 1].is(tok::kw_enum))
      return false;
    for (++I; is(I, tok::identifier) || is(I, tok::coloncolon);)
      ++I;
    return In[I - 1].is(tok::identifier) && !is(I, tok::l_brace) && !is(I, tok::colon) &&
           !is(I, tok::semi);
  }

  static bool isSpecifier(const Token &Tok) {
    return isWord(Tok, "sealed") || isWord(Tok, "abstract");
  }

  /// `class C sealed abstract : base {`. After a name alone these words are the name of a variable.
  void classHead(size_t I) {
    size_t End = find(I + 2, [](const Token &T) {
      return T.isOneOf(tok::l_brace, tok::colon, tok::semi, tok::equal, tok::comma, tok::greater);
    });
    if (is(End, tok::l_brace) || is(End, tok::colon))
      if (isSpecifier(In[End - 1]) || isWord(In[End - 1], "final"))
        HeadEnd = std::max(HeadEnd, End);
  }

  /// `virtual void f() const override sealed;`
  bool followsParameters(size_t I) const {
    const Token *Next = I + 1 < In.size() ? &In[I + 1] : nullptr;
    if (!Next || !(Next->isOneOf(tok::semi, tok::l_brace, tok::equal) || isSpecifier(*Next) ||
                   isWord(*Next, "override") || isWord(*Next, "final")))
      return false;
    while (I > 0 &&
           (In[I - 1].isOneOf(tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp) ||
            isSpecifier(In[I - 1]) || isWord(In[I - 1], "override") || isWord(In[I - 1], "final")))
      --I;
    return I > 0 && In[I - 1].is(tok::r_paren);
  }

  /// `sealed` is the standard's `final`; an `abstract` function is a pure one. Of a class
  /// `abstract` only says that it is a base.
  void specifier(size_t I) {
    if (isWord(In[I], "sealed")) {
      Clauses.Specifiers.push_back({In[I].getLocation(), "final"});
      return;
    }
    Clauses.Specifiers.push_back({In[I].getLocation(), ""});
    if (I < HeadEnd)
      return;
    size_t End =
        find(I, [](const Token &T) { return T.isOneOf(tok::semi, tok::l_brace, tok::equal); });
    if (!is(End, tok::semi) || End == PureAt)
      return;
    PureAt = End;
    Clauses.Specifiers.push_back({In[End].getLocation(), " = 0;"});
  }

  /// `__interface I {`, `__interface I;`
  bool isInterface(size_t I) const {
    return isWord(In[I], "__interface") && is(I + 1, tok::identifier) &&
           (is(I + 2, tok::l_brace) || is(I + 2, tok::colon) || is(I + 2, tok::semi));
  }

  /// Its functions are virtual and pure, and all members are public, as a struct's are.
  void interface(size_t I) {
    Clauses.Specifiers.push_back({In[I].getLocation(), "struct"});
    const size_t Open =
        find(I + 2, [](const Token &T) { return T.isOneOf(tok::l_brace, tok::semi); });
    if (!is(Open, tok::l_brace))
      return;
    const auto IsEnd = [](const Token &T) { return T.isOneOf(tok::semi, tok::r_brace); };
    for (size_t First = Open + 1, End; is(End = find(First, IsEnd), tok::semi); First = End + 1)
      if (In[End - 1].isOneOf(tok::r_paren, tok::kw_const) &&
          !In[First].isOneOf(tok::kw_typedef, tok::kw_using) && In[First].getIdentifierInfo())
        Functions.push_back({First, End});
  }

  /// The first token of a function of an interface.
  void function(size_t I) {
    if (!is(I, tok::kw_virtual)) {
      keyword(I, tok::kw_virtual);
      Clauses.Specifiers.push_back(
          {In[I].getLocation(), "virtual " + In[I].getIdentifierInfo()->getName().str()});
    }
    PureAt = Functions.front().second;
    Clauses.Specifiers.push_back({In[PureAt].getLocation(), " = 0;"});
    Functions.pop_front();
  }

  void keyword(size_t I, tok::TokenKind Kind) {
    Token Keyword = In[I];
    Keyword.setIdentifierInfo(nullptr);
    Keyword.setKind(Kind);
    Out.push_back(Keyword);
  }

  void pure(size_t I) {
    Token Equal = In[I], Zero = In[I];
    Equal.setKind(tok::equal);
    Zero.setKind(tok::numeric_constant);
    Zero.setLiteralData("0");
    Out.push_back(Equal);
    Out.push_back(Zero);
  }

  /// Takes `each` out, and remembers its `in`.
  bool forEach(size_t I) {
    if (I == 0 || !In[I - 1].is(tok::kw_for) || !isWord(In[I], "each") || !is(I + 1, tok::l_paren))
      return false;
    // The first word can only be a type.
    size_t Word = find(I + 3, [](const Token &T) { return isWord(T, "in"); });
    if (Word == In.size())
      return false; // the parser says what it misses
    ForEachIn = Word;
    Clauses.ForEach.push_back({In[I].getLocation(), In[Word].getLocation()});
    return true;
  }

  void colon(size_t I) {
    Token Colon = In[I];
    Colon.setIdentifierInfo(nullptr);
    Colon.setKind(tok::colon);
    Out.push_back(Colon);
  }

  /// Inserts `template` after `.` and `->` before `f<...>()`.
  void member(size_t I) {
    if (!In[I].isOneOf(tok::period, tok::arrow) || !is(I + 1, tok::identifier) ||
        !is(I + 2, tok::less))
      return;
    size_t Close = find(I + 3, [](const Token &T) {
      return T.isOneOf(tok::greater, tok::less, tok::semi, tok::ampamp, tok::pipepipe);
    });
    if (!is(Close, tok::greater) || !is(Close + 1, tok::l_paren) || !is(Close + 2, tok::r_paren))
      return;
    Token Keyword = In[I + 1];
    Keyword.setIdentifierInfo(nullptr);
    Keyword.setKind(tok::kw_template);
    Out.push_back(Keyword);
    Clauses.Templates.push_back(Keyword.getLocation());
  }

  llvm::ArrayRef<Token> In;
  ClauseTable &Clauses;
  std::vector<Token> Out;
  size_t TemplateEnd = 0; ///< tokens before it are part of a template
  size_t HeadEnd = 0;     ///< tokens before it are part of a class's head
  size_t ForEachIn = size_t(-1);
  /// Of interfaces: the first token and the semicolon of each.
  std::deque<std::pair<size_t, size_t>> Functions;
  size_t PureAt = size_t(-1); ///< the end of an `abstract` function's declaration
};

} // namespace

bool isVisualCpp(Preprocessor &PP) {
  const IdentifierInfo *Guard = PP.getIdentifierInfo("AMP_MSVC_DETAIL_DIALECT_H");
  return PP.isMacroDefined(Guard);
}

void rewriteVisualCpp(std::vector<Token> &Tokens, ClauseTable &Clauses) {
  Tokens = Rewriter(Tokens, Clauses).run();
}

} // namespace ampcc
