//===- UnitFiles.h - whose the files of a unit are --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file is the library's if it lies in one of the folders in which the compiler looks for it. That
// a file is a system header says nothing about it: a program's own headers are those, too, in a
// folder of -isystem or with a pragma.
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
  /// `Folders`: those of the library's headers, as the invocation has them.
  UnitFiles(const clang::SourceManager &SM, llvm::ArrayRef<std::string> Folders);

  /// The code at `Loc` is the library's; in a macro's expansion, the code that names the macro.
  bool isLibrary(clang::SourceLocation Loc) const;
  bool isLibrary(clang::FileID File) const;
  bool isLibrary(clang::DirectoryEntryRef Folder) const;

  /// The code at `Loc` may be C++ AMP of the program, so that the analysis looks at it and the host
  /// source has a text of its own for it. System headers count where they hold a clause.
  bool isEditable(clang::SourceLocation Loc) const;
  /// A system header of the program's that holds C++ AMP.
  void addSystemHeader(clang::FileID File) { SystemHeaders.insert(File); }
  bool hasSystemHeaders() const { return !SystemHeaders.empty(); }

private:
  const clang::SourceManager &SM;
  llvm::SmallVector<clang::DirectoryEntryRef, 3> Folders;
  llvm::DenseSet<clang::FileID> SystemHeaders;
  mutable llvm::DenseMap<const clang::DirectoryEntry *, bool> KnownFolders;
  mutable llvm::DenseMap<clang::FileID, bool> KnownFiles;
};

/// What is built calls the file so: -fmacro-prefix-map and -ffile-prefix-map.
std::string nameInBuild(llvm::StringRef File, const clang::LangOptions &Language);

} // namespace ampcc

#endif
