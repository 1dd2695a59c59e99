//===- DeclRanges.h - the tokens that belong to a declaration ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DeclEdits uses this class. Change this code if a removed declaration leaves a token in the host
// source, or takes one of its neighbour.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_DECLRANGES_H
#define AMPCC_LIB_REWRITE_DECLRANGES_H

#include "RewriteContext.h"

namespace ampcc {

/// Finds the tokens of declarations for DeclEdits, which removes declarations for the device alone
/// from the host source (the user's text for the host compiler). The ranges of AST nodes do not
/// suffice: they leave out attributes and specifiers before a declaration and the semicolon after
/// it. A TokenRange has the indices of its first and its last token in RewriteContext::Stream. This
/// class makes no edits.
class DeclRanges {
public:
  explicit DeclRanges(const RewriteContext &C) : C(C) {}

  /// The declaration of Function, up to the end of its body or its semicolon. D: Function or its
  /// template. Begin: the begin of D, or of the `friend` or `extern "C"` around D. Nothing if the
  /// name or the end of the declaration is no token of the stream.
  std::optional<TokenRange> declaration(const clang::Decl *D, const clang::FunctionDecl *Function,
                                        clang::SourceLocation Begin) const;
  /// The declarator of a function without a body, as `f()` in `int f(), x;`, together with the
  /// comma that separates it from the declarators that stay. If several declarators of one
  /// declaration are removed, remove each before the call for the next one, because the comma
  /// before it may be removed already.
  TokenRange declarator(const clang::FunctionDecl *Function) const;
  /// The closing brace of a function's body; invalid if this declaration has no body.
  clang::SourceLocation endOfBody(const clang::FunctionDecl *Function) const;
  /// The tokens from Loc to the next semicolon; nothing if Loc is no token of the stream.
  std::optional<TokenRange> toSemicolon(clang::SourceLocation Loc) const;

private:
  unsigned beginOfSpecifiers(unsigned I, bool InBlock) const;

  const RewriteContext &C;
};

} // namespace ampcc

#endif
