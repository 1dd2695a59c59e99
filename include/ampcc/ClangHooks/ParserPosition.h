//===- ParserPosition.h - the token at which the parser is ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostTypes uses watchTokens() to change the side for which calls are resolved when the parser
// reaches certain declarations. KeptErrors uses positionOf() to find the clause in whose place the
// parser reports a missing token. Relies on Parser::ConsumeToken: the parser takes the next token
// when it has handled all tokens before. So the token watcher of the Preprocessor, which is called
// for each token that the parser takes, knows the position of the parser.
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

/// Calls `Action` when the parser takes one of the tokens for which `IsWatched` holds; the other
/// tokens get the flag IsReinjected. Call it after the unit is lexed and before `Tokens` are passed
/// to the preprocessor for the parser: it replaces the token watcher of recordIncludes(), which
/// needs each token that is lexed. `IsLookAhead`: the parser only looks ahead, and will take the
/// token again.
void watchTokens(clang::Preprocessor &PP, llvm::MutableArrayRef<clang::Token> Tokens,
                 llvm::function_ref<bool(const clang::Token &)> IsWatched,
                 std::function<void(const clang::Token &, bool IsLookAhead)> Action);

/// The location of the parser's current token.
inline clang::SourceLocation positionOf(const clang::Parser &P) {
  return P.getCurToken().getLocation();
}

} // namespace ampcc

#endif
