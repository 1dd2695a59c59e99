//===- HeaderLookups.h - where the names of headers are found ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedReadingCheck uses it for headers that were parsed by an earlier process. Clang checks that
// the files are the same; this class checks that their names still lead to these files. A file of
// such a name may have come into a folder that is searched earlier.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_HEADERLOOKUPS_H
#define AMPCC_LIB_READING_HEADERLOOKUPS_H

#include "llvm/ADT/StringRef.h"
#include <map>
#include <set>
#include <string>

namespace clang {
class HeaderSearch;
} // namespace clang

namespace ampcc {

/// The names in #include directives and __has_include, and the folders that decide what they mean.
class HeaderLookups {
public:
  /// A name as written. `Folder`: where the search found it; `Found`: it found a file.
  void add(llvm::StringRef Name, llvm::StringRef Folder, bool Found);

  /// The names, each with the folders of the search that have such a file, up to the last one that
  /// mattered.
  std::string save(const clang::HeaderSearch &Search) const;
  /// The same folders have these files now. `Search` has the folders that it had at save().
  static bool areAsSaved(llvm::StringRef Saved, const clang::HeaderSearch &Search);

private:
  /// By name: the folders where it was found. An empty one counts as the last.
  std::map<std::string, std::set<std::string>> Names;
};

} // namespace ampcc

#endif
