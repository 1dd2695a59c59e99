//===- file_search.h - searches in folders by patterns --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <io.h> and windows_find.h include this file. A search
// matches names as fnmatch() does, without regard to upper and lower case, and returns them in the
// order of the alphabet; as in Windows `*.*` matches every name. Change this file for the rules of
// a search, and those headers for their functions.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_FILE_SEARCH_H
#define AMP_MSVC_DETAIL_FILE_SEARCH_H

#include "replaced_functions.h"
#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fnmatch.h>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace amp_msvc {

struct file_search {
  std::string folder;   ///< with the slash at its end, or empty
  bool is_open = false; ///< the folder exists and can be read
  std::vector<std::string> names;
  std::size_t next = 0;

  explicit file_search(const char *pattern) {
    const std::string path = path_of(pattern);
    const std::size_t slash = path.rfind('/');
    folder = path.substr(0, slash + 1);
    std::string wanted = path.substr(slash + 1);
    if (wanted == "*.*")
      wanted = "*";
    if (DIR *opened = ::opendir(folder.empty() ? "." : folder.c_str())) {
      is_open = true;
      while (const dirent *entry = ::readdir(opened))
        if (::fnmatch(wanted.c_str(), entry->d_name, FNM_CASEFOLD | FNM_NOESCAPE) == 0)
          names.push_back(entry->d_name);
      ::closedir(opened);
    }
    std::sort(names.begin(), names.end());
  }

  /// Gives the name, without its folder and shorter than 260 characters, and the status of the next
  /// file that exists. Returns false with errno after the last one.
  bool take(std::string *name, struct stat *status) {
    while (next < names.size()) {
      *name = names[next++];
      if (name->size() < 260 && ::stat((folder + *name).c_str(), status) == 0)
        return true;
    }
    errno = ENOENT;
    return false;
  }
};

} // namespace amp_msvc

#endif
