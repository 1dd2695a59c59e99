//===- NextText.h - a unit that goes on in another text ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Preprocessor and Parser, which keep nothing of a main file but the macros, the
// identifiers and the position of the lexer, and read the language options at each use. So a unit
// goes on in another text after the end of a part of it, and in another language: LangOptions::CUDA
// and the words that are keywords may change between two declarations. Clang's interpreter reads
// one text after the other as parts of one file (IncrementalParser), which keeps the language. A
// public interface for that with other language options would replace this.
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

/// From the next declaration on the unit is of this language. `__declspec` is a keyword if it says
/// so.
void setLanguage(clang::CompilerInstance &CI, const clang::LangOptions &Language);

/// The tokens that come next are those of `Text`, in place of the main file, of which nothing was
/// read. Its end is the end of the unit: the lexer of the main file reads nothing any more.
void replaceMainFile(clang::CompilerInstance &CI, std::unique_ptr<llvm::MemoryBuffer> Text);

} // namespace ampcc

#endif
