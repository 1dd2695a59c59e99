//===- Highlight.cpp - the lines of a text in pieces of one colour --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/Highlight.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/JSON.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;

namespace ampcc {
namespace {

LangOptions optionsFor(TextLanguage Language) {
  LangOptions Result;
  std::vector<std::string> Includes;
  if (Language == TextLanguage::OpenCL)
    LangOptions::setLangDefaults(Result, clang::Language::OpenCL, llvm::Triple(), Includes,
                                 LangStandard::lang_opencl12);
  else
    LangOptions::setLangDefaults(Result, clang::Language::CXX, llvm::Triple(), Includes,
                                 LangStandard::lang_cxx23);
  return Result;
}

class Highlighter {
public:
  Highlighter(StringRef Text, TextLanguage Language)
      : Text(llvm::json::isUTF8(Text) ? Text.str() : llvm::json::fixUTF8(Text)),
        Options(optionsFor(Language)), Names(Options), IsCxx(Language == TextLanguage::Cxx) {}

  std::vector<std::vector<ColouredText>> run() {
    const char *const Begin = Text.data(), *const End = Begin + Text.size(), *Done = Begin;
    Lexer Tokens(SourceLocation(), Options, Begin, Begin, End);
    Tokens.SetCommentRetentionState(true);
    for (Token Tok;;) {
      Tokens.LexFromRawLexer(Tok);
      if (Tok.is(tok::eof))
        break;
      const char *const After = Tokens.getBufferLocation(), *const First = After - Tok.getLength();
      add(Kind::Plain, StringRef(Done, First - Done));
      add(kindOf(Tok), StringRef(First, After - First));
      Done = After;
    }
    add(Kind::Plain, StringRef(Done, End - Done));
    if (Lines.size() > 1 && Lines.back().empty())
      Lines.pop_back();
    return std::move(Lines);
  }

private:
  using Kind = ColouredText::Kind;

  Kind kindOf(const Token &Tok) {
    if (Tok.is(tok::comment))
      return Kind::Comment;
    if (Tok.isAtStartOfLine())
      Part = Tok.is(tok::hash) ? Directive::Hash : Directive::None;
    else if (Part == Directive::Hash)
      Part = nameOf(Tok) == tok::pp_include ? Directive::Header : Directive::Rest;
    else if (Part == Directive::Header)
      return Kind::String;
    else
      Part = Directive::None;
    if (Part != Directive::None)
      return Kind::Directive;
    if (tok::isStringLiteral(Tok.getKind()) ||
        Tok.isOneOf(tok::char_constant, tok::wide_char_constant, tok::utf8_char_constant,
                    tok::utf16_char_constant, tok::utf32_char_constant))
      return Kind::String;
    if (Tok.is(tok::numeric_constant))
      return Kind::Number;
    return isKeyword(Tok) ? Kind::Keyword : Kind::Plain;
  }

  /// The directive that the name Tok begins.
  tok::PPKeywordKind nameOf(const Token &Tok) {
    return Tok.is(tok::raw_identifier) ? Names.get(Tok.getRawIdentifier()).getPPKeywordID()
                                       : tok::pp_not_keyword;
  }

  bool isKeyword(const Token &Tok) {
    if (Tok.isNot(tok::raw_identifier))
      return false;
    const StringRef Name = Tok.getRawIdentifier();
    return Names.get(Name).getTokenID() != tok::identifier ||
           (IsCxx && (Name == "restrict" || Name == "tile_static"));
  }

  /// Adds a part of the text, which may have line breaks.
  void add(Kind K, StringRef Piece) {
    for (;;) {
      const auto [Line, Rest] = Piece.split('\n');
      const StringRef Shown = Line.size() < Piece.size() ? Line.rtrim('\r') : Line;
      if (!Shown.empty() && !Lines.back().empty() && Lines.back().back().K == K)
        Lines.back().back().Text += Shown;
      else if (!Shown.empty())
        Lines.back().push_back({K, Shown.str()});
      if (Line.size() == Piece.size())
        return;
      Lines.emplace_back();
      Piece = Rest;
    }
  }

  const std::string Text;
  const LangOptions Options;
  IdentifierTable Names;
  const bool IsCxx;
  /// The part of a directive that the last token was.
  enum class Directive { None, Hash, Header, Rest } Part = Directive::None;
  std::vector<std::vector<ColouredText>> Lines{1};
};

} // namespace

std::vector<std::vector<ColouredText>> highlight(StringRef Text, TextLanguage Language) {
  return Highlighter(Text, Language).run();
}

} // namespace ampcc
