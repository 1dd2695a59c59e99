//===- IncludeRecord.h - a record of what the preprocessor did -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Rewrite edits the user's text, but the AST lacks much of it: directives, macros and tokens
// that the preprocessor consumed. The record is filled during the parse and read by the rewriter.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_INCLUDERECORD_H
#define AMPCC_READING_INCLUDERECORD_H

#include "ampcc/Reading/TokenStream.h"
#include "clang/Basic/FileEntry.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include <string>
#include <vector>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// One #include directive that the preprocessor executed.
struct Inclusion {
  clang::SourceLocation Hash;       ///< the '#'
  clang::CharSourceRange Name;      ///< "..." or <...>, delimiters included
  clang::OptionalFileEntryRef File; ///< none: not found
  clang::FileID Entered;            ///< invalid: skipped because the file's guard was set
  bool Next = false;                ///< the directive is #include_next
  bool Angled = false;
  /// Not a directive but an option of the command line, `-include NAME`.
  bool Forced = false;
  /// Found in the folder of the file that holds the directive, or of the command.
  bool BesideIncluder = false;
  /// The name by which a host compiler finds the file, if it is not the one in the directive (wrong
  /// case of letters, backslashes).
  std::string TrueName;
};

/// A place where the program tests whether ampcc compiles it. The host compiler must get the same
/// result, but reads the library's headers without `__AMPCC__`.
struct ReaderTest {
  clang::SourceRange Tokens;
  std::string Result;
};

/// Everything besides the AST that lib/Rewrite needs for the host source.
struct IncludeRecord {
  TokenStream Tokens;     ///< the tokens of the files that can be edited
  bool InUserFile = true; ///< the preprocessor is in such a file
  std::vector<Inclusion> Inclusions;
  std::vector<ReaderTest> ReaderTests;
  /// The spelling locations of tokens that the preprocessor used itself instead of passing them on:
  /// it built text or names from them (`#`, `##`), or evaluated a condition.
  llvm::DenseSet<clang::SourceLocation> UsedByPreprocessor;
};

/// Records in `Record`, which must live as long, all that the preprocessor does from now on.
/// `Folders`: the folders of the library, which contain the headers that ampcc adds before a unit.
void recordIncludes(clang::Preprocessor &PP, llvm::ArrayRef<std::string> Folders,
                    IncludeRecord &Record);

} // namespace ampcc

#endif
