//===- DirectiveLines.cpp - the line table that directives of a text give -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/DirectiveLines.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace ampcc {
namespace {

class DirectiveReader {
public:
  explicit DirectiveReader(const std::string &Text) : Text(Text) {
    Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus14 = Options.LineComment = 1;
    Options.RawStringLiterals = 1;
  }

  LineTable run() {
    Result.Files.emplace_back(); // no file
    Lexer Tokens(SourceLocation(), Options, Text.begin(), Text.begin(), Text.end());
    Token Tok;
    Tokens.LexFromRawLexer(Tok);
    while (Tok.isNot(tok::eof)) {
      if (Tok.isAtStartOfLine() && Tok.is(tok::hash))
        directive(Tokens, Tok);
      else
        Tokens.LexFromRawLexer(Tok);
    }
    addLines(Text.count('\n') + !Text.ends_with("\n"));
    return std::move(Result);
  }

private:
  /// Reads on after `#`; Tok becomes the first token that is not part of the directive.
  void directive(Lexer &Tokens, Token &Tok) {
    const char *const Hash = Tokens.getBufferLocation();
    auto Next = [&] {
      Tokens.LexFromRawLexer(Tok);
      return Tok.is(tok::eof) || Tok.isAtStartOfLine() ? StringRef() : spelling(Tokens, Tok);
    };
    StringRef Number = Next();
    if (Number == "line")
      Number = Next();
    unsigned Line = 0;
    if (Number.getAsInteger(10, Line))
      return;
    StringRef Name = Next();
    if (!Name.consume_front("\"") || !Name.consume_back("\""))
      return;
    addLines(Text.take_front(Hash - Text.begin()).count('\n'));
    Result.Lines.push_back({/*IsDirective=*/true, {}});
    Now.File = fileOf(Name);
    Now.Line = Line;
  }

  static StringRef spelling(const Lexer &Tokens, const Token &Tok) {
    return StringRef(Tokens.getBufferLocation() - Tok.getLength(), Tok.getLength());
  }

  unsigned fileOf(StringRef Name) {
    const auto [It, Inserted] = Index.try_emplace(Name, Result.Files.size());
    if (Inserted)
      Result.Files.push_back(Name.str());
    return It->second;
  }

  /// Adds the lines before the line with the number End, which counts from 0.
  void addLines(size_t End) {
    for (; Result.Lines.size() < End; ++Now.Line)
      Result.Lines.push_back(
          {/*IsDirective=*/false, Now.File ? std::vector{Now} : std::vector<kir::SourcePos>()});
  }

  const StringRef Text;
  LangOptions Options;
  LineTable Result;
  llvm::StringMap<unsigned> Index;
  kir::SourcePos Now; ///< of the next line
};

} // namespace

LineTable linesOfDirectives(const std::string &Text) { return DirectiveReader(Text).run(); }

} // namespace ampcc
