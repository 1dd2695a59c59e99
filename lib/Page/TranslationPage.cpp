//===- TranslationPage.cpp - a source beside the texts generated from it --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/TranslationPage.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace llvm;

namespace ampcc {

TranslationPage::TranslationPage(const SourceLines &Own, ArrayRef<const SourceLines *> Others)
    : Known{&Own}, Files{&Own.files().front()} {
  append_range(Known, Others);
}

/// The number of a file on the page, which gets the file if it lacks it.
size_t TranslationPage::indexOf(const SourceFile &File) {
  const auto It = llvm::find(Files, &File);
  const size_t Index = It - Files.begin();
  if (It == Files.end())
    Files.push_back(&File);
  return Index;
}

std::optional<TranslationPage::FileSpan> TranslationPage::find(StringRef Name, unsigned Line,
                                                               bool WholeStatement) {
  for (const SourceLines *Lines : Known)
    if (const std::optional<SourceLine> Found = Lines->find(Name, Line))
      return FileSpan{indexOf(Lines->files()[Found->File]),
                      WholeStatement ? Lines->statementAt(*Found)
                                     : SourceSpan{Found->Line, Found->Line}};
  return std::nullopt;
}

void TranslationPage::addOutput(Output Added, const LineTable &Table) {
  for (const PrintedLine &Line : Table.Lines) {
    std::set<std::pair<size_t, unsigned>> Sources;
    for (const kir::SourcePos Pos : Line.Sources) {
      const std::optional<FileSpan> Found =
          find(Table.Files[Pos.File], Pos.Line, /*WholeStatement=*/Added.IsOfKernels);
      if (!Found)
        continue;
      for (unsigned Number = Found->Lines.First; Number <= Found->Lines.Last; ++Number)
        Sources.emplace(Found->File, Number);
    }
    OutputLine &Now = Added.Lines.emplace_back();
    Now.IsShown = !Line.IsDirective;
    for (const auto &[File, Number] : Sources)
      Now.Sources.push_back({File, Number});
  }
  Outputs.push_back(std::move(Added));
}

void TranslationPage::addRemarks(ArrayRef<SourceRemark> Added) {
  for (const SourceRemark &R : Added)
    if (const std::optional<FileSpan> Found = find(R.File, R.Line, /*WholeStatement=*/false))
      Remarks.push_back({{Found->File, Found->Lines.First}, R.Text});
}

} // namespace ampcc
