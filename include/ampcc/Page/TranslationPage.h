//===- TranslationPage.h - a source beside the texts generated from it ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model of a page of `--translate=html`: the user's files, the generated texts, the pairs of
// lines that belong together, and the remarks. The driver collects it when all texts of a unit
// exist, and printPage() (HtmlPage.cpp) writes it into the page of translation.html. For a further
// text or kind of remark, add a member here and show it in HtmlPage.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PAGE_TRANSLATIONPAGE_H
#define AMPCC_PAGE_TRANSLATIONPAGE_H

#include "ampcc/Page/Highlight.h"
#include "ampcc/Page/SourceLines.h"
#include "ampcc/Print/LineTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// A remark of the compiler about a line of the source.
struct SourceRemark {
  std::string File; ///< a name that SourceLines::find() knows
  unsigned Line;
  std::string Text;
};

class TranslationPage {
public:
  /// A line of a generated text.
  struct OutputLine {
    bool IsShown = true;             ///< false for a `#line` directive
    std::vector<SourceLine> Sources; ///< SourceLine::File is an index of files()
  };
  /// A generated text, and an element for each of its lines.
  struct Output {
    std::string Title; ///< what the text is, for people
    std::string Name;  ///< of the file that `--translate` writes
    bool IsOfKernels;  ///< not the host source
    TextLanguage Language;
    std::string Text;
    std::vector<OutputLine> Lines;
  };
  struct Remark {
    SourceLine At; ///< SourceLine::File is an index of files()
    std::string Text;
  };

  /// Begins a page of the first file of `Own`, the files of the unit. `Others` has those of other
  /// units with functions that the unit's kernels call. All must outlive the page.
  explicit TranslationPage(const SourceLines &Own, llvm::ArrayRef<const SourceLines *> Others = {});

  /// Adds a generated text, whose lines are those of `Table`; Output::Lines is filled in.
  void addOutput(Output Added, const LineTable &Table);
  /// Adds remarks, without those that are not about lines of the user's files.
  void addRemarks(llvm::ArrayRef<SourceRemark> Remarks);

  /// The page's own file, then those that outputs or remarks refer to.
  llvm::ArrayRef<const SourceFile *> files() const { return Files; }
  llvm::ArrayRef<Output> outputs() const { return Outputs; }
  llvm::ArrayRef<Remark> remarks() const { return Remarks; }

private:
  /// Lines of a file of the page.
  struct FileSpan {
    size_t File;
    SourceSpan Lines;
  };
  /// The line that SourceLines::find() finds, or its statement. The page gets its file.
  std::optional<FileSpan> find(llvm::StringRef Name, unsigned Line, bool WholeStatement);
  size_t indexOf(const SourceFile &File);

  std::vector<const SourceLines *> Known;
  std::vector<const SourceFile *> Files;
  std::vector<Output> Outputs;
  std::vector<Remark> Remarks;
};

/// Prints the page as one file of HTML, which refers to no other file.
void printPage(llvm::raw_ostream &OS, const TranslationPage &Page);

} // namespace ampcc

#endif
