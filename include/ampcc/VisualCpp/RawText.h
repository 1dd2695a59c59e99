//===- RawText.h - raw tokens of a file ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Raw tokens are those of Clang's lexer before any preprocessing. VisualCppRepairs.h converts a
// construct that Clang rejects to standard C++, and edits the text; after an error the AST does not
// have the text around the place of the message, so these classes lex it again. GccRepairs reads
// the text around declarations with them. A further search in raw tokens that several repairs need
// belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_VISUALCPP_RAWTEXT_H
#define AMPCC_VISUALCPP_RAWTEXT_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace clang {
class SourceManager;
class LangOptions;
} // namespace clang

namespace ampcc {

/// The raw tokens of one file from the spelling of a place on: no macro is expanded. At most 4096
/// tokens, because no call or declarator is longer.
class RawText {
public:
  RawText(const clang::SourceManager &SM, const clang::LangOptions &Lang,
          clang::SourceLocation Begin);

  size_t size() const { return Tokens.size(); }
  bool is(size_t I, clang::tok::TokenKind Kind) const {
    return I < Tokens.size() && Tokens[I].is(Kind);
  }
  bool isWord(size_t I, llvm::StringRef Word) const {
    return is(I, clang::tok::raw_identifier) && Tokens[I].getRawIdentifier() == Word;
  }
  /// The text of an identifier or keyword.
  llvm::StringRef word(size_t I) const { return Tokens[I].getRawIdentifier(); }
  clang::SourceLocation begin(size_t I) const { return Tokens[I].getLocation(); }
  clang::SourceLocation end(size_t I) const { return Tokens[I].getEndLoc(); }

  /// The index of the bracket `)`, `]` or `}` that closes the one at Open; size() if there is none.
  size_t closing(size_t Open) const;
  /// The index of the comma, `)`, `}` or `;` that ends the operand at I in a list of operands;
  /// size() if there is none.
  size_t endOfOperand(size_t I) const;
  /// The index after the template arguments whose `<` is at Less; Less itself if it is an operator.
  size_t skipTemplateArguments(size_t Less) const;

private:
  std::vector<clang::Token> Tokens;
};

/// The raw tokens of one file before the spelling of a place, the nearest token first. The file is
/// lexed from its beginning.
class RawTextBefore {
public:
  RawTextBefore(const clang::SourceManager &SM, const clang::LangOptions &Lang,
                clang::SourceLocation End);

  size_t size() const { return Tokens.size(); }
  template <typename... Ts> bool isOneOf(size_t I, Ts... Kinds) const {
    return I < Tokens.size() && (Tokens[I].is(Kinds) || ...);
  }
  bool isWord(size_t I, llvm::StringRef Word) const {
    return isOneOf(I, clang::tok::raw_identifier) && Tokens[I].getRawIdentifier() == Word;
  }
  clang::SourceLocation begin(size_t I) const { return Tokens[I].getLocation(); }
  clang::SourceLocation end(size_t I) const { return Tokens[I].getEndLoc(); }
  /// The index of the first token of the declaration or statement that contains the place. Check it
  /// against size(), which is 0 at the beginning of a file.
  size_t firstOfStatement() const;

private:
  std::vector<clang::Token> Tokens;
};

} // namespace ampcc

#endif
