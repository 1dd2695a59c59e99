//===- ParserPosition.h - the token at which the parser is ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostTypes uses watchTokens(): when the parser reaches a declaration, it changes the side for
// which calls are resolved. KeptErrors uses positionOf() to find the clause in whose place the
// parser reports a missing token. Relies on Parser::ConsumeToken: the parser takes the next token
// when it has handled all tokens before it. So the token watcher of the Preprocessor, which is
// called for each token that the parser takes, knows the position of the parser.
// Parser::getCurToken returns the token that a message is about, also while the message is built.
// The watcher is not called for tokens with the flag IsReinjected. If Clang had parser callbacks
// for the parts of a declaration, this would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PARSERPOSITION_H
#define AMPCC_CLANGHOOKS_PARSERPOSITION_H

#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// Calls `Action` when the parser takes one of the tokens for which `IsWatched` holds; the others
/// get the flag IsReinjected. Replaces the token watcher of recordIncludes(), which has seen all
/// tokens by then. The tokens must not have been lexed again since they went through the
/// preprocessor. The second argument is true if the parser only looks ahead and will take the token
/// again.
void watchTokens(clang::Preprocessor &PP, llvm::MutableArrayRef<clang::Token> Tokens,
                 llvm::function_ref<bool(const clang::Token &)> IsWatched,
                 std::function<void(const clang::Token &, bool IsLookAhead)> Action);

/// The location of the parser's current token.
inline clang::SourceLocation positionOf(const clang::Parser &P) {
  return P.getCurToken().getLocation();
}

} // namespace ampcc

#endif
