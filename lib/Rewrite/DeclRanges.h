//===- DeclRanges.h - the tokens that belong to a declaration ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_REWRITE_DECLRANGES_H
#define AMPCC_LIB_REWRITE_DECLRANGES_H

#include "RewriteContext.h"

namespace ampcc {

/// Finds the tokens of declarations, because the ranges of AST nodes leave out attributes and
/// specifiers before a declaration and the semicolon after it. Makes no edits.
class DeclRanges {
public:
  explicit DeclRanges(const RewriteContext &C) : C(C) {}

  /// The function's declaration, up to its body's end or its semicolon. D: the function or its
  /// template; Begin: of the `friend` or `extern "C"` around D. None where its name or end is no
  /// token of the stream.
  std::optional<TokenRange> declaration(const clang::Decl *D, const clang::FunctionDecl *Function,
                                        clang::SourceLocation Begin) const;
  /// The declarator of a function without a body, together with the comma that separates it from
  /// those that stay. Uses the edits: a comma that was removed is not there.
  TokenRange declarator(const clang::FunctionDecl *Function) const;
  /// The closing brace of a function's body. Invalid: the declaration has no body.
  clang::SourceLocation endOfBody(const clang::FunctionDecl *Function) const;
  /// From the token at Loc to the next semicolon.
  std::optional<TokenRange> toSemicolon(clang::SourceLocation Loc) const;

private:
  unsigned beginOfSpecifiers(unsigned I, bool InBlock) const;

  const RewriteContext &C;
};

} // namespace ampcc

#endif
