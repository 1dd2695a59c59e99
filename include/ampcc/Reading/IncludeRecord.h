//===- IncludeRecord.h - what the preprocessor did ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// What the host source is made with besides the AST.
struct IncludeRecord {
  TokenStream Tokens;     ///< of the files that can be edited
  bool InUserFile = true; ///< the preprocessor reads such a file
  std::vector<Inclusion> Inclusions;
  std::vector<ReaderTest> ReaderTests;
  /// Where tokens are spelled that the preprocessor has used otherwise than to hand them on: it has
  /// made text or names of them (`#`, `##`), or decided something.
  llvm::DenseSet<clang::SourceLocation> UsedByPreprocessor;
};

/// Writes down in `Record`, which has to live as long, what the preprocessor will do. `Folders`:
/// those of the library, where the headers are that ampcc puts in front of a unit.
void recordIncludes(clang::Preprocessor &PP, llvm::ArrayRef<std::string> Folders,
                    IncludeRecord &Record);

} // namespace ampcc

#endif
