//===- IncludeRecord.h - a record of the work of the preprocessor --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Rewrite edits the user's text, but the AST lacks parts of it that the edits depend on: the
// tokens, `_Pragma` operators of macros, the #include directives, tests of the macro __AMPCC__, and
// tokens that the preprocessor consumed. lib/Driver calls recordIncludes() before UnitReader lexes
// the unit. The record is complete when the parse begins, because UnitReader lexes the whole unit
// first. The rewriter reads it after the parse. A further fact that only the preprocessor knows is
// recorded here.
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

class UnitFiles;

/// One #include directive that the preprocessor executed.
struct Inclusion {
  clang::SourceLocation Hash;       ///< the '#'
  clang::CharSourceRange Name;      ///< "..." or <...>, delimiters included
  clang::OptionalFileEntryRef File; ///< none: not found
  clang::FileID Entered;            ///< invalid: not found, or skipped by its guard or #pragma once
  bool Next = false;                ///< the directive is #include_next
  bool Angled = false;
  /// The inclusion is an option `-include NAME` of the command line, not a directive.
  bool Forced = false;
  /// The file was found in the folder of the file that holds the directive; for Forced, in the
  /// working directory.
  bool BesideIncluder = false;
  /// The name by which a host compiler finds the file. Empty if that is the name in the directive;
  /// set if the directive has the wrong case of letters or backslashes, and for Forced.
  std::string TrueName;
};

/// A test of the macro `__AMPCC__` in the source. The frontend has the macro, and the host compiler
/// must take the same branch but does not have it. So the host source gets the text Result in place
/// of the tokens of the test: `#ifdef __AMPCC__` becomes `#if 1`.
struct ReaderTest {
  clang::SourceRange Tokens;
  std::string Result;
};

/// Everything besides the AST that lib/Rewrite needs for the host source.
struct IncludeRecord {
  TokenStream Tokens;     ///< the tokens and pragmas of all files that are no system headers
  bool InUserFile = true; ///< the preprocessor is now in a file that is no system header
  std::vector<Inclusion> Inclusions;
  std::vector<ReaderTest> ReaderTests;
  /// The spelling locations of tokens that the preprocessor used itself instead of passing them on:
  /// it built text or names from them (`#`, `##`), or evaluated a condition. ClauseEdits must not
  /// blank a clause at such a location, because the other use would lose the token.
  llvm::DenseSet<clang::SourceLocation> UsedByPreprocessor;
};

/// The file is one of the headers of the library that ampcc itself adds before a unit. Any other
/// header of the library before a unit comes from an -include option of the user.
bool isAddedBefore(clang::FileEntryRef File, const UnitFiles &Files);

/// Fills `Record` from now on, by callbacks and the token watcher of PP. `Record` must outlive the
/// work of the preprocessor. `Folders`: the folders of the library. If ampcc itself adds one of
/// their headers before a unit by `-include`, that is not recorded as Forced.
void recordIncludes(clang::Preprocessor &PP, llvm::ArrayRef<std::string> Folders,
                    IncludeRecord &Record);

} // namespace ampcc

#endif
