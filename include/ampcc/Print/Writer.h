//===- Writer.h - indented text with line directives ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionPrinter writes the text of a module with it. Line directives let debuggers, and error
// messages of device compilers, show the user's source.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_WRITER_H
#define AMPCC_PRINT_WRITER_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace ampcc {

/// Collects lines. It tracks the source line that the device compiler assigns to the next line of
/// output, and adds a line directive only if the difference would be more than a few lines.
class Writer {
  const std::vector<std::string> &Files;
  std::string Out;
  unsigned Depth = 0;
  kir::SourcePos Presumed; ///< of the next line; File 0: not known
  kir::SourcePos Last;     ///< the source line of the last statement
  bool ExactLines;

public:
  /// With ExactLines every statement has exactly the line number of its source, however many
  /// directives that needs.
  explicit Writer(const std::vector<std::string> &Files, bool ExactLines)
      : Files(Files), ExactLines(ExactLines) {}

  void indent() { ++Depth; }
  void dedent() { --Depth; }
  /// Adds a line, broken if it is too long. Text may hold several lines, separated by newlines and
  /// already aligned.
  void line(llvm::StringRef Text);
  void blank();
  /// Adds a directive that gives the next line the position Pos.
  void directive(kir::SourcePos Pos);
  /// Gives the next line the position Pos: adds blank lines or a directive if the numbers differ.
  void moveTo(kir::SourcePos Pos);

  std::string take() { return std::exchange(Out, {}); }

private:
  void physicalLine(llvm::StringRef Text, unsigned Indent);
};

} // namespace ampcc

#endif
