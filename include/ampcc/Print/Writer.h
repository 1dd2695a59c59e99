//===- Writer.h - indented text with line directives ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PRINT_WRITER_H
#define AMPCC_PRINT_WRITER_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace ampcc {

/// Collects lines. It knows which source line the next line of output counts as for the device's
/// compiler, and spends a directive only where that would be wrong by more than a little.
class Writer {
  const std::vector<std::string> &Files;
  std::string Out;
  unsigned Depth = 0;
  kir::SourcePos Presumed; ///< of the next line; File 0: nobody said yet
  kir::SourcePos Last;     ///< where the last statement came from
  bool ExactLines;

public:
  /// With ExactLines no statement counts as a line that it does not come from, whatever number of
  /// directives that takes.
  explicit Writer(const std::vector<std::string> &Files, bool ExactLines)
      : Files(Files), ExactLines(ExactLines) {}

  void indent() { ++Depth; }
  void dedent() { --Depth; }
  /// One line, broken where it is too long (Text may hold several, separated by newlines and
  /// already aligned).
  void line(llvm::StringRef Text);
  void blank();
  /// A directive that makes the next line count as Pos.
  void directive(kir::SourcePos Pos);
  /// The next line comes from Pos: adds blank lines or a directive if the lines drifted apart.
  void moveTo(kir::SourcePos Pos);

  std::string take() { return std::exchange(Out, {}); }

private:
  void physicalLine(llvm::StringRef Text, unsigned Indent);
};

} // namespace ampcc

#endif
