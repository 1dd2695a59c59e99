//===- WindowsPaths.h - #include as Windows reads it ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_VISUALCPP_WINDOWSPATHS_H
#define AMPCC_VISUALCPP_WINDOWSPATHS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace clang {
class CompilerInstance;
}

namespace ampcc {

class SourceRepairs;

/// Gives the instance the file system of this machine, with backslashes in #include read as slashes
/// and letters in either case where no file has exactly the name that is asked for. A file that one
/// of the folders which #include searches has under the exact name is preferred (a project's
/// "String.h" is not <string.h>), except those of `Library` ("StdAfx.h" is "stdafx.h").
/// Files are known by the names that they have on the disk. Text in UTF-16 becomes UTF-8, and
/// `Repairs`, if any, has the texts of files that were repaired.
void acceptWindowsPaths(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Library,
                        const SourceRepairs *Repairs);

} // namespace ampcc

#endif
