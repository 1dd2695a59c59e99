//===- WindowsPaths.h - a file system with Windows' rules for names in #include -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Invocation.cpp and the driver (lib/Driver/Unit.cpp) use this function for sources with
// --amp-msvc, which were written for a file system that ignores case. Change this code for another
// rule of Windows about names of files.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_VISUALCPP_WINDOWSPATHS_H
#define AMPCC_VISUALCPP_WINDOWSPATHS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace clang {
class CompilerInstance;
}

namespace ampcc {

class SourceRepairs;

/// Gives the instance the file system of this machine, in which backslashes in #include mean
/// slashes. Letters match in either case if no file has exactly the requested name. A file with the
/// exact name in one of the folders that #include searches is preferred (a project's "String.h" is
/// not <string.h>), except in the folders of `Library` ("StdAfx.h" is "stdafx.h"). Files keep the
/// names that they have on the disk. Text in UTF-16 becomes UTF-8. `Repairs`, which may be null,
/// has the texts of repaired files and must outlive the instance. The search folders and language
/// options of the instance must be set before the call.
void acceptWindowsPaths(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Library,
                        const SourceRepairs *Repairs);

} // namespace ampcc

#endif
