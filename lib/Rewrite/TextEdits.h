//===- TextEdits.h - edits of one piece of text ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of replacements by offset. Replacements nest: one that lies inside a larger one is part of
// what the larger one takes away. Insertions at one place keep the order in which they were made.
// Edits begin and end between tokens: a blank parts those that would become one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_TEXTEDITS_H
#define AMPCC_LIB_REWRITE_TEXTEDITS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

class TextEdits {
public:
  /// Puts Text in front of the character at Offset. Survives the replacement of what follows, not
  /// that of a larger range around Offset.
  void insert(unsigned Offset, llvm::StringRef Text) { replace(Offset, Offset, Text); }
  /// Puts Text in the place of [Begin, End).
  void replace(unsigned Begin, unsigned End, llvm::StringRef Text);
  bool empty() const { return Edits.empty(); }

  /// The edited text. Two replacements must not overlap in part.
  std::string apply(llvm::StringRef Source) const;

private:
  struct Edit {
    unsigned Begin, End;
    std::string Text;
  };
  std::vector<Edit> Edits;
};

/// What stays of Text when it is taken out: its line breaks and the preprocessor directives that
/// control what follows (conditionals, definitions); inclusions and pragmas go. `KeepColumns`
/// leaves spaces, so that the rest of the last line keeps its column.
std::string blank(llvm::StringRef Text, bool KeepColumns);

} // namespace ampcc

#endif
