//===- NextText.h - a second text that continues the parse of a unit -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Preprocessor and Parser, whose only state from a main file is the macros, the
// identifiers and the position of the lexer, and which read the language options at each use. So
// after a part of a unit the parse can continue in another text and another language:
// LangOptions::CUDA and the set of keywords may change between two declarations. Clang's
// interpreter (IncrementalParser) parses one text after the other as parts of one file, but keeps
// the language. A public interface for that with other language options would replace this.
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

/// Sets the language from the next declaration on. `__declspec` is a keyword if the language has
/// it.
void setLanguage(clang::CompilerInstance &CI, const clang::LangOptions &Language);

/// Continues with the tokens of `Text` in place of the main file, of which nothing was read. The
/// end of `Text` is the end of the unit: the lexer of the main file returns nothing any more.
void replaceMainFile(clang::CompilerInstance &CI, std::unique_ptr<llvm::MemoryBuffer> Text);

} // namespace ampcc

#endif
