//===- LineIndex.h - places in a text, as editors and compilers count them -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The protocol counts lines and characters from 0, and the characters of a line in the units of an
// encoding that client and server agree on. Clang counts lines and bytes from 1. Both begin a line
// after "\n", "\r\n" and "\r".
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_LINEINDEX_H
#define AMPCC_LSP_LINEINDEX_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace ampcc {

/// The units in which the protocol counts the characters of a line.
enum class PositionEncoding { Utf8, Utf16, Utf32 };

/// A place as the protocol has it, from 0.
struct Position {
  unsigned Line = 0, Character = 0;
};

/// The beginnings of a text's lines. `Text` must outlive the object, or the next update().
class LineIndex {
public:
  explicit LineIndex(llvm::StringRef Text);

  /// The text became `Changed`: `Length` bytes are now where the bytes from `Begin` to `End` were.
  /// Only these bytes are read again.
  void update(llvm::StringRef Changed, size_t Begin, size_t End, size_t Length);

  /// The offset of a place, in bytes. A place after the end of its line is that end, one after the
  /// last line the end of the text.
  size_t offsetOf(Position P, PositionEncoding Encoding) const;
  /// The same for a place as Clang has it.
  size_t offsetOf(unsigned Line, unsigned Column) const;
  /// The place of an offset, which may be the text's length.
  Position positionOf(size_t Offset, PositionEncoding Encoding) const;

private:
  /// The beginnings of lines after the bytes from `Begin` to `End`, in order.
  std::vector<size_t> startsAfter(size_t Begin, size_t End) const;
  /// The line, from 0, without the characters that end it; empty after the last line.
  llvm::StringRef line(unsigned Number) const;

  llvm::StringRef Text;
  std::vector<size_t> Starts;
};

} // namespace ampcc

#endif
