//===- WindowsPaths.h - #include as Windows reads it ----------------------===//
#ifndef AMPCC_LIB_FRONTEND_WINDOWSPATHS_H
#define AMPCC_LIB_FRONTEND_WINDOWSPATHS_H

#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace ampcc {

/// The file system of this machine, with backslashes read as slashes and letters in either case
/// where no file has exactly the name that is asked for. A file that one of `SearchFolders` has
/// under the exact name is always preferred: a project's String.h is not <string.h>. Files are
/// known by the names that they have on the disk.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
acceptWindowsPaths(std::vector<std::string> SearchFolders);

} // namespace ampcc

#endif
