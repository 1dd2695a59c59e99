//===- NextText.h - continuation of a parse in another text and language --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader uses these functions in one process that compiles the host source (the program without
// C++ AMP, as ampcc writes it) without a second parse of the standard headers
// (docs/shared-reading.md). This process parses the headers in the language of C++ AMP, and a child
// process, its fork, analyses the rest of the unit. Then the parent sets the user's own language
// and parses the host source, which the child has written, in place of the main file. Relies on
// Clang's Preprocessor and Parser: their only state from a main file is the macros, the identifiers
// and the position of the lexer, and they read the language options at each use. So
// LangOptions::CUDA and the set of keywords may change between two declarations. If Clang had a
// public interface for this, it would replace these functions. Clang's interpreter
// (IncrementalParser) does parse one text after the other, but keeps the language.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_NEXTTEXT_H
#define AMPCC_CLANGHOOKS_NEXTTEXT_H

#include "clang/Basic/LangOptions.h"
#include <memory>

namespace clang {
class CompilerInstance;
}
namespace llvm {
class MemoryBuffer;
}

namespace ampcc {

/// Sets the language options from the next declaration on; may be called several times. Makes
/// `__declspec` a keyword if `Language` has DeclSpecKeyword, else an identifier.
void setLanguage(clang::CompilerInstance &CI, const clang::LangOptions &Language);

/// Replaces the content of the main file by `Text`; the next token is the first one of `Text`. Call
/// it before the first token of the main file is lexed: the shared headers come before that, after
/// the macros of the command line. The end of `Text` ends the unit.
void replaceMainFile(clang::CompilerInstance &CI, std::unique_ptr<llvm::MemoryBuffer> Text);

} // namespace ampcc

#endif
