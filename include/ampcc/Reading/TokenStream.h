//===- TokenStream.h - the tokens between preprocessor and parser ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tokens of the user's files as the preprocessor gave them, before clauses were taken out.
// The host rewriter works on ranges of this stream: a declaration or a lambda is a run of tokens no
// matter which of them come from macros.
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

/// A `_Pragma(...)` that a macro has brought. The preprocessor gives no tokens for it.
struct PragmaOperator {
  unsigned Before; ///< this token of the stream it stands
  clang::SourceLocation Begin, End;
  std::string Text; ///< of the directive
};

class TokenStream {
public:
  void add(const clang::Token &Tok);
  /// Stands behind all tokens up to now.
  void addPragma(clang::SourceRange Range, llvm::StringRef Text);

  unsigned size() const { return Tokens.size(); }
  const clang::Token &operator[](unsigned I) const { return Tokens[I]; }

  /// Those among these tokens, in front of the first and behind the last, too.
  llvm::ArrayRef<PragmaOperator> pragmas(TokenRange Around) const;

  /// The token at exactly this location, as AST nodes name it.
  std::optional<unsigned> find(clang::SourceLocation Loc) const;

  /// The token is the identifier or keyword Word.
  bool isWord(unsigned I, llvm::StringRef Word) const;
  /// From an opening bracket to its partner; the last token when there is none.
  unsigned closing(unsigned Open) const;
  /// From a closing bracket back to its partner; 0 when there is none.
  unsigned opening(unsigned Close) const;

private:
  std::vector<clang::Token> Tokens;
  std::vector<PragmaOperator> Pragmas;                           ///< in order
  mutable llvm::DenseMap<clang::SourceLocation, unsigned> Index; ///< made by the first find()
};

} // namespace ampcc

#endif
