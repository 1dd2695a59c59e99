//===- TokenStream.h - the tokens between preprocessor and parser ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tokens of the user's files as the preprocessor gave them, before clauses were taken out.
// The host rewriter works on ranges of this stream: a declaration or a lambda is a run of tokens no
// matter which of them come from macros.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_FRONTEND_TOKENSTREAM_H
#define AMPCC_FRONTEND_TOKENSTREAM_H

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <vector>

namespace ampcc {

/// Tokens [First, Last] of the stream.
struct TokenRange {
  unsigned First = 0, Last = 0;
};

class TokenStream {
public:
  void add(const clang::Token &Tok);

  unsigned size() const { return Tokens.size(); }
  const clang::Token &operator[](unsigned I) const { return Tokens[I]; }

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
  mutable llvm::DenseMap<clang::SourceLocation, unsigned> Index; ///< made by the first find()
};

} // namespace ampcc

#endif
