//===- TextEdits.cpp - edits of one piece of text ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextEdits.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace ampcc;

void TextEdits::replace(unsigned Begin, unsigned End, StringRef Text) {
  assert(Begin <= End && "range is reversed");
  Edits.push_back({Begin, End, Text.str()});
}

/// A token that ends with A and one that begins with B would become one, or another two.
static bool wouldJoin(char A, char B) {
  auto IsWord = [](char C) { return clang::isAsciiIdentifierContinue(C, true) || C & 0x80; };
  auto IsQuote = [](char C) { return C == '"' || C == '\''; };
  if (IsWord(A) || IsQuote(A))
    return IsWord(B) || (IsWord(A) && IsQuote(B));
  StringRef Longer = StringSwitch<StringRef>(StringRef(&A, 1))
                         .Case("+", "+=")
                         .Case("-", "-=>")
                         .Case("*", "=/")
                         .Case("/", "=/*")
                         .Case("%", "=:>")
                         .Case("&", "&=")
                         .Case("|", "|=")
                         .Case("<", "<=:%")
                         .Case(">", ">=*")
                         .Case(":", ":>")
                         .Case(".", ".*0123456789")
                         .Case("#", "#")
                         .Case("^", "=")
                         .Case("!", "=")
                         .Default("");
  return Longer.contains(B);
}

std::string TextEdits::apply(StringRef Source) const {
  std::vector<const Edit *> Order;
  for (const Edit &E : Edits)
    Order.push_back(&E);
  // At one place: insertions first, in the order in which they came, then the largest replacement.
  llvm::sort(Order, [](const Edit *A, const Edit *B) {
    auto Rank = [](const Edit *E) { return E->Begin == E->End ? 0 : ~E->End; };
    return std::make_tuple(A->Begin, Rank(A), A) < std::make_tuple(B->Begin, Rank(B), B);
  });

  std::string Out;
  auto Append = [&](StringRef Text) {
    if (!Out.empty() && !Text.empty() && wouldJoin(Out.back(), Text.front()))
      Out += ' ';
    Out += Text;
  };
  unsigned Done = 0; // everything before it was written or removed
  for (const Edit *E : Order) {
    if (E->Begin < Done) {
      assert(E->End <= Done && "edits overlap in part");
      continue;
    }
    Append(Source.slice(Done, E->Begin));
    Append(E->Text);
    Done = E->End;
  }
  Append(Source.substr(Done));
  return Out;
}

namespace {

/// Directives whose effect reaches beyond the text around them.
bool outlivesItsText(StringRef Directive) {
  static constexpr StringLiteral Names[] = {"if",      "ifdef",    "ifndef", "elif",
                                            "elifdef", "elifndef", "else",   "endif",
                                            "define",  "undef",    "line",   "error"};
  return is_contained(Names, Directive);
}

/// Writes the rest of a removed text, character by character.
class Blanker {
public:
  Blanker(StringRef Text, bool KeepColumns) : Text(Text), KeepColumns(KeepColumns) {}

  void drop(unsigned Begin, unsigned End) {
    for (char C : Text.slice(Begin, End)) {
      if (C == '\n') {
        Pending.clear();
        Out += C;
      } else if (C != '\r') {
        // A tab keeps its width only as a tab.
        Pending += C == '\t' ? '\t' : ' ';
      }
    }
  }
  void keep(unsigned Begin, unsigned End) {
    Out += Pending;
    Pending.clear();
    Out += Text.slice(Begin, End);
  }
  std::string take() {
    if (KeepColumns)
      Out += Pending;
    return std::move(Out);
  }

private:
  StringRef Text;
  bool KeepColumns;
  std::string Out, Pending;
};

} // namespace

std::string ampcc::blank(StringRef Text, bool KeepColumns) {
  clang::LangOptions Lang;
  Lang.CPlusPlus = Lang.CPlusPlus11 = Lang.LineComment = Lang.RawStringLiterals = true;
  // The lexer wants its buffer to end with a null character.
  std::string Buffer = Text.str();
  clang::Lexer Lex(clang::SourceLocation(), Lang, Buffer.data(), Buffer.data(),
                   Buffer.data() + Buffer.size());
  auto OffsetOf = [&] { return unsigned(Lex.getBufferLocation() - Buffer.data()); };

  Blanker Result(Text, KeepColumns);
  unsigned Done = 0;
  clang::Token Tok;
  bool End = Lex.LexFromRawLexer(Tok);
  while (!End) {
    if (!Tok.is(clang::tok::hash) || !Tok.isAtStartOfLine()) {
      End = Lex.LexFromRawLexer(Tok);
      continue;
    }
    unsigned Hash = OffsetOf() - Tok.getLength();
    End = Lex.LexFromRawLexer(Tok);
    bool Keep = !End && !Tok.isAtStartOfLine() && Tok.is(clang::tok::raw_identifier) &&
                outlivesItsText(Tok.getRawIdentifier());
    unsigned DirectiveEnd = Hash + 1;
    while (!End && !Tok.isAtStartOfLine()) {
      DirectiveEnd = OffsetOf();
      End = Lex.LexFromRawLexer(Tok);
    }
    if (!Keep)
      continue;
    Result.drop(Done, Hash);
    Result.keep(Hash, DirectiveEnd);
    Done = DirectiveEnd;
  }
  Result.drop(Done, Text.size());
  return Result.take();
}
