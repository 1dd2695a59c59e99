//===- IncludeRecord.h - what IncludeRecorder remembers -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_REWRITE_INCLUDERECORD_H
#define AMPCC_LIB_REWRITE_INCLUDERECORD_H

#include "TokenStream.h"
#include "ampcc/Rewrite/HostRewriter.h"
#include "clang/Basic/FileEntry.h"

namespace ampcc {

/// One #include directive that the preprocessor met.
struct Inclusion {
  clang::SourceLocation Hash;       ///< the '#'
  clang::CharSourceRange Name;      ///< "..." or <...>, delimiters included
  clang::OptionalFileEntryRef File; ///< none: not found
  clang::FileID Entered;            ///< invalid: skipped because the file's guard was set
  bool Next = false;                ///< #include_next
  bool Angled = false;
  /// Not a directive but an option of the command line, `-include NAME`.
  bool Forced = false;
  /// Found in the folder of the file that holds the directive, or of the command.
  bool BesideIncluder = false;
  /// The name by which a host compiler finds the file, where it is not the one in the directive
  /// (letters in the wrong case, backslashes).
  std::string TrueName;
};

/// A place where the program asks whether ampcc reads it. The host compiler must get the same
/// answer, but reads the library's headers without `__AMPCC__`.
struct ReaderTest {
  clang::SourceRange Tokens;
  std::string Answer;
};

struct IncludeRecorder::Impl {
  TokenStream Tokens;     ///< of the files that can be edited
  bool InUserFile = true; ///< the preprocessor reads such a file
  std::vector<Inclusion> Inclusions;
  std::vector<ReaderTest> ReaderTests;
};

} // namespace ampcc

#endif
