//===- TextLexer.cpp - the tokens of KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextLexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace ampcc::kir;
using namespace llvm;

namespace {

class Lexer {
  StringRef Rest;
  unsigned Line = 1, Column = 1;
  bool Space = false;

  void advance(size_t N) {
    for (char C : Rest.take_front(N)) {
      Column = C == '\n' ? 1 : Column + 1;
      Line += C == '\n';
    }
    Rest = Rest.drop_front(N);
  }

  void skipBlank() {
    Space = false;
    for (;;) {
      size_t N = Rest.size() - Rest.ltrim().size();
      if (Rest.drop_front(N).starts_with("//"))
        N = std::min(Rest.find('\n', N), Rest.size());
      if (N == 0)
        return;
      Space = true;
      advance(N);
    }
  }

  size_t numberLength(bool &IsFloat) const {
    bool Hex = Rest.starts_with_insensitive("0x");
    size_t N = Hex ? 2 : 0;
    IsFloat = false;
    for (; N < Rest.size(); ++N) {
      char C = Rest[N];
      bool Exponent = Hex ? C == 'p' || C == 'P' : C == 'e' || C == 'E';
      if (C == '.' || Exponent)
        IsFloat = true;
      else if ((C == '+' || C == '-') && IsFloat && StringRef("eEpP").contains(Rest[N - 1]))
        continue;
      else if (!isAlnum(C))
        break;
    }
    return N;
  }

  size_t punctuatorLength() const {
    for (StringRef P : {"<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
                        "-=",  "*=",  "/=", "%=", "&=", "|=", "^=", "++", "--", "->"})
      if (Rest.starts_with(P))
        return P.size();
    return StringRef("{}()[]<>;:,.=+-*/%&|^!~?@'").contains(Rest[0]) ? 1 : 0;
  }

public:
  explicit Lexer(StringRef Text) : Rest(Text) {}

  bool next(Token &T, std::string &Error) {
    skipBlank();
    T = Token();
    T.SpaceBefore = Space;
    T.Line = Line;
    T.Column = Column;
    if (Rest.empty())
      return true;
    char First = Rest[0];
    size_t Length = 0, Quote = 0;
    if (isAlpha(First) || First == '_' || First == '$') {
      T.K = Token::Kind::Identifier;
      Length = Rest.take_while([](char C) { return isAlnum(C) || C == '_' || C == '$'; }).size();
    } else if (isDigit(First)) {
      bool IsFloat;
      Length = numberLength(IsFloat);
      T.K = IsFloat ? Token::Kind::Float : Token::Kind::Integer;
    } else if (First == '"' || First == '`') {
      T.K = First == '"' ? Token::Kind::String : Token::Kind::Identifier;
      size_t End = Rest.find(First, 1);
      Length = End == StringRef::npos ? 0 : End + 1;
      Quote = 1;
      T.IsQuoted = First == '`';
    } else {
      T.K = Token::Kind::Punctuator;
      Length = punctuatorLength();
    }
    if (Length == 0) {
      Error = (Twine(Line) + ":" + Twine(Column) + ": no token starts with '" + Twine(First) + "'")
                  .str();
      return false;
    }
    T.Text = Rest.substr(Quote, Length - 2 * Quote);
    advance(Length);
    return true;
  }
};

} // namespace

bool ampcc::kir::lex(StringRef Text, std::vector<Token> &Tokens, std::string &Error) {
  Lexer L(Text);
  do {
    Tokens.emplace_back();
    if (!L.next(Tokens.back(), Error))
      return false;
  } while (Tokens.back().K != Token::Kind::End);
  return true;
}
