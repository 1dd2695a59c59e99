//===- Inliner.h - one text of a main file and its edited headers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An edited header replaces its #include directive in the output; so do the headers that include
// it. Of the other directives in these texts, those are changed that the host compiler would
// resolve to another file or not at all, and those are removed that include an inlined file again.
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

  /// Decides which inclusions are inlined: those with edits and those around them; in sources for
  /// Visual C++ also those whose directives only ampcc can follow. HoldForced: the headers of
  /// `-include` options must not come before the text.
  void plan(bool Msvc, bool HoldForced);
  bool isInlined(clang::FileID File) const { return Inlined.contains(File); }
  /// The headers of `-include` options, where one of them is inlined: then the host compiler must
  /// read them here, in their order, and not by its options.
  std::string forcedText();
  /// The text of the translation unit, from the first line of the main file.
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
