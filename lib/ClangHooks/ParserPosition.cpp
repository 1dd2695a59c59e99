//===- ParserPosition.cpp - the token at which the parser is -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ParserPosition.h"

using namespace clang;

void ampcc::watchTokens(Preprocessor &PP, llvm::MutableArrayRef<Token> Tokens,
                        llvm::function_ref<bool(const Token &)> IsWatched,
                        std::function<void(const Token &, bool IsLookAhead)> Action) {
  for (Token &Tok : Tokens)
    if (!IsWatched(Tok))
      Tok.setFlag(Token::IsReinjected);
  PP.setTokenWatcher([&PP, Action = std::move(Action)](const Token &Tok) {
    Action(Tok, PP.isBacktrackEnabled());
  });
}
