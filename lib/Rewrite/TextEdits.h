//===- TextEdits.h - edits of one piece of text ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// EditBuffer collects the edits of the user's text for the host compiler by tokens, and renders
// each file with this list of replacements by offset, in bytes. Replacements nest: one inside of a
// larger one is removed with the text that the larger one replaces. Insertions at one place keep
// their order. Edits must begin and end between tokens; apply() inserts a blank between two tokens
// that an edit would otherwise join:
//
//   int(x)    with `(` and `)` removed    ->    int x
//
// It knows nothing of macros and lines: such rules belong in EditBuffer.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_TEXTEDITS_H
#define AMPCC_LIB_REWRITE_TEXTEDITS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

/// A list of edits, all by offsets in the text before any edit.
class TextEdits {
public:
  /// Inserts Text before the character at Offset. Text stays if a replacement begins at Offset, and
  /// is removed if a replacement begins before Offset and ends after it.
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

/// The rest of Text after its removal: its line breaks and the preprocessor directives that affect
/// later lines (conditionals, definitions), but not inclusions and pragmas. `KeepColumns` leaves
/// spaces, so that text after it on the last line keeps its column.
std::string blank(llvm::StringRef Text, bool KeepColumns);

} // namespace ampcc

#endif
