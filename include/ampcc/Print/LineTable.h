//===- LineTable.h - the source lines of a printed text -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printers of a module fill in a LineTable, so that a reader of the text finds the source of a
// line and the lines of a source line (`--translate=html`). The `#line` directives of the text say
// less: one file and line for each statement, and with optimisation not for all of them. Change
// this code to record more than a line for each position, such as a column.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_LINETABLE_H
#define AMPCC_PRINT_LINETABLE_H

#include "ampcc/KIR/Expr.h"
#include <map>
#include <string>
#include <vector>

namespace ampcc {

/// A line of a printed text.
struct PrintedLine {
  bool IsDirective = false; ///< a `#line` directive
  /// The lines of the source from which the line was generated: those of the statement and of its
  /// expressions, each once, sorted by file and line. Empty if the printer has added the line.
  std::vector<kir::SourcePos> Sources;
};

/// The table of a text.
struct LineTable {
  /// kir::SourcePos::File is an index of it. Element 0 is empty, for positions that are unknown.
  std::vector<std::string> Files;
  std::vector<PrintedLine> Lines; ///< all lines of the text, in order
  /// The lines, from 1, where the definitions of functions begin, by the names of the functions in
  /// the text.
  std::map<std::string, unsigned> Functions;
};

} // namespace ampcc

#endif
