//===- ParserPosition.h - the token at which the parser is ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostTypes uses watchTokens() to change the side (host or device) for which calls are resolved
// when the parser reaches certain declarations. KeptErrors uses positionOf().
//
// Relies on this behaviour of Clang:
//  - Unless the parser looks ahead, it requests a token from the Preprocessor when it has handled
//    all tokens before. The Preprocessor then calls its token watcher.
//  - The watcher is not called for tokens with the flag IsReinjected. A token that was read ahead
//    gets that flag, so that the watcher is called only once for it.
//  - Parser::getCurToken returns the parser's current token also while a message is built.
// If Clang had parser callbacks for the parts of a declaration, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PARSERPOSITION_H
#define AMPCC_CLANGHOOKS_PARSERPOSITION_H

#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// Calls `Action` once for each of the tokens for which `IsWatched` holds, when the parser requests
/// it first. `IsLookAhead`: the parser then parses tentatively. It will handle the token later,
/// without another call. All other tokens get the flag IsReinjected.
///
/// Call this after the unit is lexed and before `Tokens` are passed to the preprocessor for the
/// parser: it replaces the token watcher of recordIncludes(), which needs each token that is lexed.
void watchTokens(clang::Preprocessor &PP, llvm::MutableArrayRef<clang::Token> Tokens,
                 llvm::function_ref<bool(const clang::Token &)> IsWatched,
                 std::function<void(const clang::Token &, bool IsLookAhead)> Action);

/// The location of the parser's current token. If the parser reports a missing token while a clause
/// is its current token, the clause is what it did not expect.
inline clang::SourceLocation positionOf(const clang::Parser &P) {
  return P.getCurToken().getLocation();
}

} // namespace ampcc

#endif
