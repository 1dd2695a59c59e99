//===- StandardHeaders.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Frontend/StandardHeaders.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {
namespace {

struct NamedHeader {
  const char *Name;
  const char *Guard; ///< of libstdc++; with other libraries <amp.h> includes what it needs
  std::vector<StringRef> Names;
  /// Programs use the names for things of their own: only `std::` in front of one counts.
  bool Qualified = false;
};

const std::vector<NamedHeader> &namedHeaders() {
  static const std::vector<NamedHeader> Table = {
      {"array", "_GLIBCXX_ARRAY", {"array"}, true},
      {"chrono", "_GLIBCXX_CHRONO", {"chrono"}},
      {"cmath",
       "_GLIBCXX_CMATH",
       {"sqrt", "sqrtf", "fabs", "fabsf", "pow", "powf", "sin", "sinf", "cos", "cosf", "tan", "exp",
        "expf", "floor", "floorf", "ceil", "ceilf", "fmod", "atan2"}},
      {"condition_variable", "_GLIBCXX_CONDITION_VARIABLE", {"condition_variable"}},
      {"functional",
       "_GLIBCXX_FUNCTIONAL",
       {"function", "bind", "bind_front", "mem_fn", "not_fn", "placeholders", "bad_function_call"}},
      {"future",
       "_GLIBCXX_FUTURE",
       {"future_status", "shared_future", "future", "promise", "packaged_task", "async",
        "future_error", "future_errc"}},
      {"list", "_GLIBCXX_LIST", {"list"}, true},
      {"map", "_GLIBCXX_MAP", {"map", "multimap"}, true},
      {"mutex",
       "_GLIBCXX_MUTEX",
       {"mutex", "recursive_mutex", "timed_mutex", "lock_guard", "unique_lock", "scoped_lock",
        "once_flag", "call_once"}},
      {"set", "_GLIBCXX_SET", {"set", "multiset"}, true},
      {"system_error", "_GLIBCXX_SYSTEM_ERROR", {"system_error", "error_code", "errc"}},
      {"thread", "_GLIBCXX_THREAD", {"thread", "this_thread"}},
      {"unordered_map", "_GLIBCXX_UNORDERED_MAP", {"unordered_map"}},
  };
  return Table;
}

/// Bit I: a name of the table's row I.
unsigned rowsOf(StringRef Word) {
  unsigned Rows = 0;
  for (auto [I, Header] : llvm::enumerate(namedHeaders()))
    if (llvm::is_contained(Header.Names, Word))
      Rows |= 1u << I;
  return Rows;
}

/// The rows whose names need `std::` in front.
unsigned qualifiedRows() {
  unsigned Rows = 0;
  for (auto [I, Header] : llvm::enumerate(namedHeaders()))
    if (Header.Qualified)
      Rows |= 1u << I;
  return Rows;
}

/// Whether `std::` stands in front of the token to come.
class StdPrefix {
public:
  explicit operator bool() const { return Seen == 2; }
  /// Goes past a token; Word is empty unless it is an identifier.
  void pass(StringRef Word, tok::TokenKind Kind) {
    const bool Colons = Kind == tok::coloncolon || Kind == tok::colon; // two of them in C
    Seen = Word == "std" ? 1 : Seen != 0 && Colons ? 2 : 0;
  }

private:
  unsigned Seen = 0; ///< 1: `std`, 2: `std::`
};

std::vector<std::string> namesOf(unsigned Rows) {
  std::vector<std::string> Result;
  for (auto [I, Header] : llvm::enumerate(namedHeaders()))
    if (Rows & 1u << I)
      Result.push_back(Header.Name);
  return Result;
}

} // namespace

std::vector<std::string> headersBesides(llvm::ArrayRef<std::string> Some) {
  std::vector<std::string> Result;
  for (const NamedHeader &Header : namedHeaders())
    if (!llvm::is_contained(Some, Header.Name))
      Result.push_back(Header.Name);
  return Result;
}

std::string macroFor(StringRef Header) { return "AMPCC_RT_USES_" + Header.upper(); }

std::vector<std::string> headersNamedIn(StringRef Text) {
  // Behind the text stands a null character, as in every buffer.
  LangOptions Language;
  Lexer Lex(SourceLocation(), Language, Text.begin(), Text.begin(), Text.end());
  const unsigned Qualified = qualifiedRows();
  unsigned Rows = 0;
  StdPrefix Std;
  Token Tok;
  for (bool End = Lex.LexFromRawLexer(Tok); !End; End = Lex.LexFromRawLexer(Tok)) {
    const StringRef Word = Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : "";
    if (!Word.empty())
      Rows |= rowsOf(Word) & (Std ? ~0u : ~Qualified);
    Std.pass(Word, Tok.getKind());
  }
  return namesOf(Rows);
}

std::vector<std::string> headersMissing(llvm::ArrayRef<Token> Tokens, Preprocessor &PP) {
  if (!PP.isMacroDefined("AMP_AMP_H") || !PP.isMacroDefined("__GLIBCXX__"))
    return {};
  llvm::DenseMap<const IdentifierInfo *, unsigned> RowsOfName;
  for (const NamedHeader &Header : namedHeaders())
    if (!PP.isMacroDefined(Header.Guard))
      for (StringRef Name : Header.Names)
        RowsOfName[PP.getIdentifierInfo(Name)] = rowsOf(Name);
  const unsigned Qualified = qualifiedRows();
  unsigned Rows = 0;
  StdPrefix Std;
  for (const Token &Tok : Tokens) {
    const IdentifierInfo *Name = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
    auto Found = Name ? RowsOfName.find(Name) : RowsOfName.end();
    if (Found != RowsOfName.end() && !PP.getSourceManager().isInSystemHeader(Tok.getLocation()))
      Rows |= Found->second & (Std ? ~0u : ~Qualified);
    Std.pass(Name ? Name->getName() : "", Tok.getKind());
  }
  return namesOf(Rows);
}

/// The name stands for the compiler's own header: no folder of the user has a file that is so
/// called. The standard library's headers are those without an extension.
static bool isStandard(StringRef Name, const HeaderSearchOptions &Search,
                       llvm::ArrayRef<std::string> Implementation) {
  if (Name.find_first_of("./\\") != StringRef::npos)
    return false;
  bool Found = false;
  for (const HeaderSearchOptions::Entry &E : Search.UserEntries) {
    llvm::SmallString<256> Path(E.Path);
    llvm::sys::path::append(Path, Name);
    if (!llvm::sys::fs::is_regular_file(Path))
      continue;
    if (!llvm::is_contained(Implementation, E.Path))
      return false;
    Found = true;
  }
  return Found;
}

/// A header of <amp.h>'s company, where no folder of the user has one that is so called.
static bool isLibrary(StringRef Name, const HeaderSearchOptions &Search) {
  if (!llvm::is_contained(
          {"amp.h", "amp_math.h", "amp_graphics.h", "amp_short_vectors.h", "amprt.h"}, Name))
    return false;
  return llvm::none_of(Search.UserEntries, [&](const HeaderSearchOptions::Entry &E) {
    llvm::SmallString<256> Path(E.Path);
    llvm::sys::path::append(Path, Name);
    return llvm::sys::fs::exists(Path);
  });
}

bool usesModules(StringRef Text) {
  // Behind the text stands a null character, as in every buffer.
  LangOptions Language;
  Lexer Lex(SourceLocation(), Language, Text.begin(), Text.begin(), Text.end());
  Token Tok;
  for (bool End = Lex.LexFromRawLexer(Tok); !End; End = Lex.LexFromRawLexer(Tok))
    if (Tok.is(tok::raw_identifier) && Tok.isAtStartOfLine() &&
        llvm::is_contained({"import", "module", "export"}, Tok.getRawIdentifier()))
      return true;
  return false;
}

bool isHarmlessPragma(StringRef Directive) {
  Directive = Directive.ltrim("# \t");
  if (!Directive.consume_front("pragma"))
    return false;
  llvm::SmallVector<StringRef, 8> Words;
  llvm::SplitString(Directive, Words);
  if (Words.size() > 1 && llvm::is_contained({"GCC", "clang"}, Words[0]))
    return Words[1] == "diagnostic";
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

  /// The first line of the next directive, from its name on; empty where something else stands.
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
      if (isLibrary(Name, Search))
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
