//===- Inliner.h - a main file and its edited headers as one text ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source, the user's text with ampcc's edits for the host compiler, is one file. So the
// text of a header that has edits replaces its #include directive, and so does the text of each
// header that includes it (both are *inlined*). The class changes the other directives in these
// texts if the host compiler would resolve them to another file or not at all, and removes those
// that include an inlined file again. rewriteHost() (HostRewriter.cpp) calls plan() after all edits
// but those of UnusedMarks, and last forcedText() and text(), each once, because they add edits to
// the directives. Change this code if a directive of the host source leads to another file than in
// the analysis.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_INLINER_H
#define AMPCC_LIB_REWRITE_INLINER_H

#include "EditBuffer.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

class Inliner {
public:
  Inliner(const IncludeRecord &Record, EditBuffer &Edits, clang::SourceManager &SM,
          clang::DiagnosticsEngine &Diags)
      : Record(Record), Edits(Edits), SM(SM), Diags(Diags) {}

  /// Decides which files are inlined: those with edits, those with directives that only ampcc can
  /// follow, and those that include one of these. Msvc: also those that ampcc has read with other
  /// contents than the host compiler would, such as backslashes in paths or UTF-16. HoldForced: the
  /// host compiler must read the headers of `-include` options here, after the text that
  /// rewriteHost() puts before the source. Reports an error for an edited file that no directive
  /// includes.
  void plan(bool Msvc, bool HoldForced);
  /// True if plan() has chosen File.
  bool isInlined(clang::FileID File) const { return Inlined.contains(File); }
  /// The text for the headers of `-include` options, if one of them is inlined or HoldForced was
  /// true: the host compiler must then read all of them here, in their order, and the driver leaves
  /// out these options. Empty otherwise.
  std::string forcedText();
  /// The text of the main file, with the inlined headers.
  std::string text();

private:
  void addWithIncluders(clang::FileID File);
  void addReadOtherwise();
  bool isSystem(clang::SourceLocation Loc) const;
  std::string enter(clang::FileID File) const;
  bool skipsInlinedFile(const Inclusion &I) const;
  std::string textOf(clang::FileID File);
  void editDirectives(clang::FileID File);
  void editDirective(const Inclusion &I, unsigned Begin, unsigned End);
  void editPragmas(clang::FileID File);
  bool isShadowed(const Inclusion &I) const;
  std::string pathFor(const Inclusion &I) const;

  const IncludeRecord &Record;
  EditBuffer &Edits;
  clang::SourceManager &SM;
  clang::DiagnosticsEngine &Diags;
  llvm::DenseSet<clang::FileID> Inlined;
  bool ForcedInlined = false; ///< the headers of `-include` are
};

/// `#line N "file"`
std::string lineDirective(unsigned Line, llvm::StringRef File);

} // namespace ampcc

#endif
