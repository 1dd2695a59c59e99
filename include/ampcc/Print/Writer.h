//===- Writer.h - indented text with line directives ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionPrinter writes the text of a module with this class. Line directives let debuggers, and
// error messages of device compilers, show the user's source. A LineTable has the same for pages
// that show both texts. Change this code if a debugger shows the wrong line.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_WRITER_H
#define AMPCC_PRINT_WRITER_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Print/LineTable.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace ampcc {

/// Collects lines. The class tracks the source line that the device compiler assigns to the next
/// line of output, so that moveTo() adds a line directive only where one is needed.
class Writer {
  const std::vector<std::string> &Files;
  std::string Out;
  unsigned Depth = 0;
  kir::SourcePos Presumed; ///< the position of the next line; File 0: not known
  kir::SourcePos Last;     ///< the source line of the last statement
  bool ExactLines;
  std::vector<PrintedLine> Lines;
  std::map<std::string, unsigned> Functions;
  std::vector<kir::SourcePos> Sources;            ///< of the next lines
  std::vector<std::vector<kir::SourcePos>> Outer; ///< those before each indent()

public:
  /// With ExactLines every statement has exactly the line number of its source, however many
  /// directives that needs.
  explicit Writer(const std::vector<std::string> &Files, bool ExactLines)
      : Files(Files), ExactLines(ExactLines) {}

  void indent();
  /// Ends what indent() has begun. The next lines have the sources of the line before it.
  void dedent();
  /// The source lines of the next lines, for the table of lines.
  void setSources(std::vector<kir::SourcePos> Positions) { Sources = std::move(Positions); }
  /// The next line begins the definition of a function, for the table of lines.
  void beginFunction(const std::string &Name) { Functions[Name] = Lines.size() + 1; }
  /// Adds a line, broken if it is longer than 100 columns and no comment or directive. Text may
  /// hold several lines, separated by newlines and already aligned.
  void line(llvm::StringRef Text);
  /// Adds a line that is indented one step less.
  void label(llvm::StringRef Text);
  void blank();
  /// Adds a directive that gives the next line the position Pos; nothing if Pos is not known.
  void directive(kir::SourcePos Pos);
  /// Adds a directive with a name that is no file of the module.
  void directive(unsigned Line, llvm::StringRef Name);
  /// Gives the next statement the position Pos. Adds up to three blank lines if they suffice, else
  /// a directive. Without ExactLines it adds nothing if the last statement was from the same line.
  void moveTo(kir::SourcePos Pos);

  /// The text since the last call.
  std::string take() { return std::exchange(Out, {}); }
  /// The table of all lines since the last call.
  LineTable takeLines() { return {Files, std::exchange(Lines, {}), std::exchange(Functions, {})}; }

private:
  void physicalLine(llvm::StringRef Text, unsigned Indent);
};

} // namespace ampcc

#endif
