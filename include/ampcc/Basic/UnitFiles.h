//===- UnitFiles.h - the owner of each file of a translation unit --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides whether a file belongs to the library or to the program. A file is the library's if it is
// in one of the folders of the library's headers. Whether it is a system header does not matter:
// the program's own headers are system headers, too, if they are found through -isystem or contain
// the pragma.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_UNITFILES_H
#define AMPCC_BASIC_UNITFILES_H

#include "clang/Basic/FileEntry.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace ampcc {

class UnitFiles {
public:
  /// `Folders`: the folders of the library's headers, from the invocation.
  UnitFiles(const clang::SourceManager &SM, llvm::ArrayRef<std::string> Folders);

  /// The code at `Loc` is the library's. For code in a macro's expansion the place of the expansion
  /// counts.
  bool isLibrary(clang::SourceLocation Loc) const;
  bool isLibrary(clang::FileID File) const;
  bool isLibrary(clang::DirectoryEntryRef Folder) const;

  /// The code at `Loc` may be C++ AMP of the program, so that the rules check it and the host
  /// source may edit it. System headers count if they hold a clause.
  bool isEditable(clang::SourceLocation Loc) const;
  /// Adds a system header of the program that holds C++ AMP.
  void addSystemHeader(clang::FileID File) { SystemHeaders.insert(File); }
  bool hasSystemHeaders() const { return !SystemHeaders.empty(); }

private:
  const clang::SourceManager &SM;
  llvm::SmallVector<clang::DirectoryEntryRef, 3> Folders;
  llvm::DenseSet<clang::FileID> SystemHeaders;
  mutable llvm::DenseMap<const clang::DirectoryEntry *, bool> KnownFolders;
  mutable llvm::DenseMap<clang::FileID, bool> KnownFiles;
};

/// The name of the file in debug information and `__FILE__`, after -fmacro-prefix-map and
/// -ffile-prefix-map.
std::string nameInBuild(llvm::StringRef File, const clang::LangOptions &Language);

} // namespace ampcc

#endif
