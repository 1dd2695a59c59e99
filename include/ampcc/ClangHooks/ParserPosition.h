//===- ParserPosition.h - the token at which the parser is ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Parser::ConsumeToken: the parser takes the next token when it is done with what stands
// before, so that Preprocessor's token watcher, which hears of each token that the parser takes,
// says where the parser is. Parser::getCurToken gives the token that a message is about, also while
// the message is made. Tokens with the flag IsReinjected are not told to the watcher.
// Parser call-backs for the parts of a declaration would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PARSERPOSITION_H
#define AMPCC_CLANGHOOKS_PARSERPOSITION_H

#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// Calls `Action` where the parser takes one of the tokens for which `IsWatched` holds: these have
/// not been lexed again since they went through the preprocessor. The second argument says that the
/// parser only looks ahead, and will begin anew.
void watchTokens(clang::Preprocessor &PP, llvm::MutableArrayRef<clang::Token> Tokens,
                 llvm::function_ref<bool(const clang::Token &)> IsWatched,
                 std::function<void(const clang::Token &, bool IsLookAhead)> Action);

/// Where the parser is.
inline clang::SourceLocation positionOf(const clang::Parser &P) {
  return P.getCurToken().getLocation();
}

} // namespace ampcc

#endif
