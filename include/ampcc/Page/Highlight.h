//===- Highlight.h - the lines of a text in pieces of one colour ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HtmlPage.cpp colours the source and the generated texts on a page of --translate=html with it.
// Clang's lexer finds the tokens, in raw mode: the text is not preprocessed, and no text is an
// error. `restrict` and `tile_static` have the colour of keywords. A further colour is a Kind here,
// the letter of its class in HtmlPage.cpp and a style for this class in translation.html.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PAGE_HIGHLIGHT_H
#define AMPCC_PAGE_HIGHLIGHT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

enum class TextLanguage { Cxx, OpenCL };

/// The characters of a line that have one colour.
struct ColouredText {
  enum class Kind { Plain, Keyword, Number, String, Comment, Directive };
  Kind K;
  std::string Text; ///< UTF-8, not empty, without line breaks
};

/// The lines of `Text`; a line break at the end of the text begins no further line. The pieces
/// together are `Text` without its line breaks. Bytes that are not UTF-8 are replaced. Costs linear
/// time.
std::vector<std::vector<ColouredText>> highlight(llvm::StringRef Text, TextLanguage Language);

} // namespace ampcc

#endif
