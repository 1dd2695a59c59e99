//===- UnitFiles.h - the owner of each file of a translation unit --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides whether a file belongs to the library or to the program. ampcc's rules, messages and the
// rewriter depend on it: they check and edit the program's code only. A file is the library's if it
// is in one of the folders of the library's headers, or below one. Whether it is a system header
// does not matter, because the program's own headers may be system headers, too: through -isystem,
// or by `#pragma GCC system_header`. Change this code if another folder belongs to the library.
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
  /// `SM` must outlive the object. `Folders`: the folders of the library's headers, from the
  /// invocation.
  UnitFiles(const clang::SourceManager &SM, llvm::ArrayRef<std::string> Folders);

  /// The code at `Loc` is the library's. For code in a macro's expansion the place of the expansion
  /// counts.
  bool isLibrary(clang::SourceLocation Loc) const;
  bool isLibrary(clang::FileID File) const;
  bool isLibrary(clang::DirectoryEntryRef Folder) const;
  /// The folders of the library's headers.
  llvm::ArrayRef<clang::DirectoryEntryRef> folders() const { return Folders; }

  /// The rules check the code at `Loc`, and the rewriter may change it: it is outside of system
  /// headers, or in one that addSystemHeader() has added. For code in a macro's expansion the place
  /// of the expansion counts. False without a location.
  bool isEditable(clang::SourceLocation Loc) const;
  /// Adds a system header of the program that holds C++ AMP: UnitReader finds the words of C++ AMP
  /// in the tokens before the parse.
  void addSystemHeader(clang::FileID File) { SystemHeaders.insert(File); }
  bool hasSystemHeaders() const { return !SystemHeaders.empty(); }

private:
  const clang::SourceManager &SM;
  llvm::SmallVector<clang::DirectoryEntryRef, 3> Folders;
  llvm::DenseSet<clang::FileID> SystemHeaders;
  mutable llvm::DenseMap<const clang::DirectoryEntry *, bool> KnownFolders;
  mutable llvm::DenseMap<clang::FileID, bool> KnownFiles;
};

/// The name that `__FILE__` has for the file: remapped by -fmacro-prefix-map and -ffile-prefix-map.
/// ampcc writes this name into its output, which with these options does not depend on the folder.
std::string nameInBuild(llvm::StringRef File, const clang::LangOptions &Language);

} // namespace ampcc

#endif
