//===- HeaderLookups.h - the folders where names of headers are found ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc keeps the parsed standard headers in a file, a precompiled header that many compilations
// share. Before a compilation uses it, Clang checks that the files of these headers are unchanged.
// This class checks that their names still lead to these files: a file of such a name may have come
// into a folder that is searched earlier. SharedReadingCheck uses it.
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

/// The names in #include directives and __has_include of the headers, and the folders that decide
/// which file each names. The process that parses the headers calls add() for each name, and stores
/// the result of save() in the file. A later one calls areAsSaved().
class HeaderLookups {
public:
  /// A name as written. `Folder`: where the search found it; `Found`: it found a file.
  void add(llvm::StringRef Name, llvm::StringRef Folder, bool Found);

  /// Returns as text the names, each with the folders of the search that have such a file, up to
  /// the last one that mattered.
  std::string save(const clang::HeaderSearch &Search) const;
  /// True if the same folders have these files now, so that the precompiled header may be used.
  /// `Search` must have the folders that it had at save(). Costs a look-up of each name in each of
  /// its folders.
  static bool areAsSaved(llvm::StringRef Saved, const clang::HeaderSearch &Search);

private:
  /// By name: the folders where it was found. An empty one counts as the last.
  std::map<std::string, std::set<std::string>> Names;
};

} // namespace ampcc

#endif
