//===- NextText.cpp - continuation of a parse in another text and language -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/NextText.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clang;

namespace ampcc {

void setLanguage(CompilerInstance &CI, const LangOptions &Language) {
  IdentifierInfo &Declspec = CI.getPreprocessor().getIdentifierTable().get("__declspec");
  if (Declspec.getTokenID() != tok::identifier)
    Declspec.revertTokenIDToIdentifier();
  if (Language.DeclSpecKeyword)
    Declspec.revertIdentifierToTokenID(tok::kw___declspec);
  CI.getLangOpts() = Language;
}

void replaceMainFile(CompilerInstance &CI, std::unique_ptr<llvm::MemoryBuffer> Text) {
  Preprocessor &PP = CI.getPreprocessor();
  SourceManager &SM = CI.getSourceManager();
  while (!PP.isInPrimaryFile())
    PP.RemoveTopOfLexerStack();
  FileEntryRef File = *SM.getFileEntryRefForID(SM.getMainFileID());
  // This frees the text over which the lexer of the main file is.
  SM.overrideFileContents(File, std::move(Text));
  FileID Next = SM.createFileID(File, SourceLocation(), SrcMgr::C_User);
  SM.setMainFileID(Next);
  auto End = std::make_unique<Token[]>(1);
  End[0].startToken();
  End[0].setKind(tok::eof);
  End[0].setLocation(SM.getLocForEndOfFile(Next));
  PP.EnterTokenStream(std::move(End), 1, /*DisableMacroExpansion=*/true, /*IsReinject=*/false);
  PP.EnterSourceFile(Next, /*Dir=*/nullptr, SourceLocation());
}

} // namespace ampcc
