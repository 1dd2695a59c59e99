//===- TokenStream.h - the tokens between preprocessor and parser ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tokens of the user's files in the order in which the preprocessor emitted them, before
// UnitReader replaced the clauses `restrict(...)` by attributes. IncludeRecord.h fills the stream
// while the preprocessor works. The host rewriter then works on ranges of it: a declaration or a
// lambda is a range of tokens, whether or not macros wrote some of them. If system headers have C++
// AMP, the rewriter edits them too, and fills a stream of its own with TranslationUnit::Tokens.
// Change this code if an edit needs another fact about tokens.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_TOKENSTREAM_H
#define AMPCC_READING_TOKENSTREAM_H

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

/// Tokens [First, Last] of the stream.
struct TokenRange {
  unsigned First = 0, Last = 0;
};

/// A `_Pragma(...)` from a macro. The preprocessor emits no tokens for it.
struct PragmaOperator {
  unsigned Before; ///< the index of the token after it
  clang::SourceLocation Begin, End;
  std::string Text; ///< the text of the directive
};

class TokenStream {
public:
  /// Adds a token at the end, unless it is an annotation or the end of a file. Do not call it after
  /// find(), whose index would lack the token.
  void add(const clang::Token &Tok);
  /// Adds a pragma after all present tokens.
  void addPragma(clang::SourceRange Range, llvm::StringRef Text);

  unsigned size() const { return Tokens.size(); }
  const clang::Token &operator[](unsigned I) const { return Tokens[I]; }

  /// The pragmas between these tokens, and directly before the first and after the last.
  llvm::ArrayRef<PragmaOperator> pragmas(TokenRange Around) const;

  /// The index of the token at exactly this location, such as that of an AST node; none if the
  /// stream has no such token. The first call indexes the stream.
  std::optional<unsigned> find(clang::SourceLocation Loc) const;

  /// True if token I is the identifier or keyword Word.
  bool isWord(unsigned I, llvm::StringRef Word) const;
  // Brackets are `()`, `[]` and `{}`, but not `<>`. The tokens at Open and Close must be brackets.
  /// The index of the bracket that closes the one at Open; the last token if there is none.
  unsigned closing(unsigned Open) const;
  /// The index of the bracket that opens the one at Close; 0 if there is none.
  unsigned opening(unsigned Close) const;

private:
  std::vector<clang::Token> Tokens;
  std::vector<PragmaOperator> Pragmas;                           ///< in order
  mutable llvm::DenseMap<clang::SourceLocation, unsigned> Index; ///< filled by the first find()
};

} // namespace ampcc

#endif
