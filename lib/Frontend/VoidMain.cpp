//===- VoidMain.cpp - `void main` past the parser -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Frontend/VoidMain.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {

/// Is there a `void` right before the name of a main function? The answer may be yes too often:
/// what is a declaration is for the parser to say.
static bool namesVoidMain(const SourceManager &SM, const LangOptions &LangOpts) {
  FileID File = SM.getMainFileID();
  Lexer Lex(File, SM.getBufferOrFake(File), SM, LangOpts);
  bool AfterVoid = false;
  Token Tok;
  do {
    Lex.LexFromRawLexer(Tok);
    llvm::StringRef Word = Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : "";
    if (AfterVoid && (Word == "main" || Word == "_tmain"))
      return true;
    AfterVoid = Word == "void";
  } while (Tok.isNot(tok::eof));
  return false;
}

void allowVoidMain(CompilerInstance &CI) {
  // A freestanding program's main is no special function. The predefined macros are made already,
  // so nothing else of the source reads differently.
  if (namesVoidMain(CI.getSourceManager(), CI.getLangOpts()))
    CI.getLangOpts().Freestanding = true;
}

} // namespace ampcc
