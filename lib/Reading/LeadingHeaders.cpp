//===- LeadingHeaders.cpp - the headers at the beginning of a unit -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/LeadingHeaders.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {

static bool holds(StringRef Folder, StringRef Name) {
  llvm::SmallString<256> Path(Folder);
  llvm::sys::path::append(Path, Name);
  return llvm::sys::fs::is_regular_file(Path);
}

/// The name means the compiler's own header, because no folder of the user has a file of this name.
/// The standard library's headers are those without an extension.
static bool isStandard(StringRef Name, const HeaderSearchOptions &Search,
                       llvm::ArrayRef<std::string> Implementation) {
  if (Name.find_first_of("./\\") != StringRef::npos)
    return false;
  bool Found = false;
  for (const HeaderSearchOptions::Entry &E : Search.UserEntries) {
    if (!holds(E.Path, Name))
      continue;
    if (!llvm::is_contained(Implementation, E.Path))
      return false;
    Found = true;
  }
  return Found;
}

/// Only the library's folders have a header of this name.
static bool isLibrary(StringRef Name, const HeaderSearchOptions &Search,
                      llvm::ArrayRef<std::string> Library) {
  auto Holds = [&](StringRef Folder) { return holds(Folder, Name); };
  return llvm::any_of(Library, Holds) &&
         llvm::none_of(Search.UserEntries, [&](auto &Entry) { return Holds(Entry.Path); });
}

bool usesModules(StringRef Text, const LangOptions &Language) {
  if (!Language.CPlusPlusModules)
    return false;
  // The text ends with a null character, as every buffer does.
  Lexer Lex(SourceLocation(), Language, Text.begin(), Text.begin(), Text.end());
  Token Tok, Next;
  for (Lex.LexFromRawLexer(Next); Next.isNot(tok::eof);) {
    Tok = Next;
    Lex.LexFromRawLexer(Next);
    if (Tok.isNot(tok::raw_identifier) || !Tok.isAtStartOfLine())
      continue;
    // The words that begin a directive of modules and are names elsewhere ([cpp.pre]).
    const StringRef Word = Tok.getRawIdentifier();
    const bool BeforeName = Next.isOneOf(tok::raw_identifier, tok::colon);
    if (Word == "export" || (Word == "module" && (BeforeName || Next.is(tok::semi))) ||
        (Word == "import" && (BeforeName || Next.is(tok::less) || Next.isLiteral())))
      return true;
  }
  return false;
}

bool isHarmlessPragma(StringRef Directive) {
  Directive = Directive.ltrim("# \t");
  if (!Directive.consume_front("pragma"))
    return false;
  llvm::SmallVector<StringRef, 8> Words;
  llvm::SplitString(Directive, Words);
  if (Words.size() > 1 && llvm::is_contained({"GCC", "clang"}, Words[0]))
    return Words[1] == "diagnostic" || Words[1] == "system_header";
  return !Words.empty() &&
         llvm::is_contained({"once", "message", "warning", "comment", "region", "endregion"},
                            Words[0].take_until([](char C) { return C == '('; }));
}

namespace {

/// The directives that a text begins with, one by one.
class LeadingDirectives {
public:
  explicit LeadingDirectives(StringRef Text)
      : Text(Text), Lex(SourceLocation(), Language, Text.begin(), Text.begin(), Text.end()) {
    Lex.LexFromRawLexer(Tok);
  }

  /// The first line of the next directive, from its name on; empty if the next line is no
  /// directive.
  StringRef next() {
    if (!Tok.is(tok::hash) || !Tok.isAtStartOfLine())
      return "";
    Lex.LexFromRawLexer(Tok);
    if (!Tok.is(tok::raw_identifier) || Tok.isAtStartOfLine())
      return "";
    StringRef Line = Text.substr(Tok.getRawIdentifier().begin() - Text.begin());
    do
      Lex.LexFromRawLexer(Tok);
    while (!Tok.isAtStartOfLine() && Tok.isNot(tok::eof));
    return Line.take_until([](char C) { return C == '\n'; }).rtrim();
  }

private:
  StringRef Text;
  LangOptions Language;
  Lexer Lex;
  Token Tok;
};

} // namespace

LeadingHeaders leadingHeaders(StringRef Text, const HeaderSearchOptions &Search,
                              llvm::ArrayRef<std::string> Library,
                              llvm::ArrayRef<std::string> Implementation) {
  LeadingHeaders Result;
  LeadingDirectives Directives(Text);
  unsigned Depth = 0; // of conditionals, which may hold macros only
  for (StringRef Line = Directives.next(); !Line.empty(); Line = Directives.next()) {
    StringRef Word = Line.take_while(llvm::isAlpha), Rest = Line.drop_front(Word.size()).ltrim();
    if (llvm::is_contained({"if", "ifdef", "ifndef"}, Word)) {
      ++Depth;
    } else if (Word == "endif" && Depth > 0) {
      --Depth;
    } else if (llvm::is_contained({"define", "undef", "elif", "else", "endif"}, Word) ||
               isHarmlessPragma(Line)) {
      continue;
    } else if (Word == "include" && Depth == 0 && Rest.consume_front("<")) {
      StringRef Name = Rest.take_until([](char C) { return C == '>'; });
      if (isLibrary(Name, Search, Library))
        Result.Library = true;
      else if (isStandard(Name, Search, Implementation))
        Result.Standard.push_back(Name.str());
      else
        return Result;
    } else {
      return Result;
    }
  }
  return Result;
}

} // namespace ampcc
