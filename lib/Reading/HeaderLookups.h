//===- HeaderLookups.h - the folders where names of headers are found ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc keeps the parsed standard headers in a file, a precompiled header that many compilations
// share. Before a compilation uses it, Clang checks that the files of these headers are unchanged.
// This class checks that their names still lead to these files: a file of such a name may have come
// into a folder that is searched earlier. SharedReadingCheck uses it. Change this code if another
// construct of a header depends on where a file is found.
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
  /// Adds a name as written. An absolute name does nothing. `Found`: the search found a file, in
  /// `Folder`, so that a file of that name in a later folder changes nothing. Pass false if no file
  /// was found, or if it is not known where: then all folders of the search matter.
  void add(llvm::StringRef Name, llvm::StringRef Folder, bool Found);

  /// Returns as text the names, each with a letter for each folder that `Search` visits for it:
  /// whether that folder has such a file. The folders end with the one where the name was found; if
  /// a name has several, with the last of them. They are all folders of `Search` if the name was
  /// not found, or was found elsewhere, as beside the file that includes it.
  std::string save(const clang::HeaderSearch &Search) const;
  /// True if the same folders have these files now, so that the precompiled header may be used.
  /// `Search` must have the folders that it had at save(). Costs a look-up of each name in each of
  /// its folders.
  static bool areAsSaved(llvm::StringRef Saved, const clang::HeaderSearch &Search);

private:
  /// By name: the folders where it was found; an empty string if a look-up did not find it.
  std::map<std::string, std::set<std::string>> Names;
};

} // namespace ampcc

#endif
