//===- SourceLines.h - the user's files of a unit, and their lines --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The generated texts of a unit name their sources by file and line, as `#line` directives do: in
// the table of the printers (LineTable.h) and in the directives of the host source, the text for
// the host compiler. SourceLines finds the line of a file that such a name means, after the parse
// of the unit has ended. The pipeline (lib/Driver) fills it during the parse, for the pages of
// --translate=html (TranslationPage.h). Change this code if a statement is shown beside the wrong
// lines.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PAGE_SOURCELINES_H
#define AMPCC_PAGE_SOURCELINES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class FileID;
class SourceManager;
class SourceRange;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// The lines of a statement.
struct SourceSpan {
  unsigned First, Last;
};

/// A file of the user.
struct SourceFile {
  std::string Name; ///< as the command or the `#include` found it
  std::string Text; ///< as the compiler parsed it
  /// The statement at each line, if that has several lines.
  llvm::DenseMap<unsigned, SourceSpan> Statements;

  SourceFile(std::string Name, std::string Text) : Name(std::move(Name)), Text(std::move(Text)) {}
};

/// A line of a file of SourceLines; the first line is 1.
struct SourceLine {
  size_t File;
  unsigned Line;
};

class SourceLines {
public:
  /// Adds a file whose lines have their own numbers.
  void addFile(llvm::StringRef Name, llvm::StringRef Text);
  /// Adds all files of a unit that are neither the library's nor system headers: first the main
  /// file, then the others in the order of their first inclusion. `#line` directives in them, and
  /// the options that remap names (nameInBuild), count. Also records the statements of all
  /// functions in these files. Costs time in the size of the files, not of the other headers.
  void addFiles(const clang::ASTContext &Ctx, const UnitFiles &Owners);

  const std::vector<SourceFile> &files() const { return Files; }
  /// The line that has the number `Line` of the file `Name`. None if no file has it, as for lines
  /// of the standard library. If several do, the first is meant.
  std::optional<SourceLine> find(llvm::StringRef Name, unsigned Line) const;
  /// The lines of the statement at a line: of the shortest one there that contains no block. They
  /// are the line itself if there is none.
  SourceSpan statementAt(SourceLine Line) const;

private:
  void addStatement(const clang::SourceManager &SM,
                    const llvm::DenseMap<clang::FileID, size_t> &Index, clang::SourceRange Range);

  std::vector<SourceFile> Files;
  llvm::StringMap<llvm::DenseMap<unsigned, SourceLine>> Known;
};

} // namespace ampcc

#endif
