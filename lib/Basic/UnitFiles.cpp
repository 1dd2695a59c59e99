//===- UnitFiles.cpp - the owner of each file of a translation unit ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/UnitFiles.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace ampcc {

UnitFiles::UnitFiles(const SourceManager &SM, llvm::ArrayRef<std::string> Paths) : SM(SM) {
  for (const std::string &Path : Paths)
    if (OptionalDirectoryEntryRef Folder = SM.getFileManager().getOptionalDirectoryRef(Path))
      Folders.push_back(*Folder);
}

/// Folders are compared as the file system's, not by their names.
bool UnitFiles::isLibrary(DirectoryEntryRef Folder) const {
  auto [It, Inserted] = KnownFolders.try_emplace(&Folder.getDirEntry(), false);
  if (!Inserted)
    return It->second;
  bool Is = llvm::any_of(
      Folders, [&](DirectoryEntryRef F) { return &F.getDirEntry() == &Folder.getDirEntry(); });
  // The parent of `folder/..` is not `folder`, although the path says so.
  FileManager &Files = SM.getFileManager();
  StringRef Name = Folder.getName();
  if (llvm::sys::path::filename(Name) == "..")
    Name = Files.getCanonicalName(Folder);
  StringRef Parent = llvm::sys::path::parent_path(Name);
  if (!Is && !Parent.empty())
    if (OptionalDirectoryEntryRef Above = Files.getOptionalDirectoryRef(Parent))
      Is = isLibrary(*Above);
  return KnownFolders[&Folder.getDirEntry()] = Is;
}

bool UnitFiles::isLibrary(FileID File) const {
  auto [It, Inserted] = KnownFiles.try_emplace(File, false);
  if (!Inserted)
    return It->second;
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  return It->second = Entry && isLibrary(Entry->getDir());
}

bool UnitFiles::isLibrary(SourceLocation Loc) const {
  return Loc.isValid() && isLibrary(SM.getFileID(SM.getExpansionLoc(Loc)));
}

bool UnitFiles::isEditable(SourceLocation Loc) const {
  if (Loc.isInvalid())
    return false;
  Loc = SM.getExpansionLoc(Loc);
  if (!SM.isInSystemHeader(Loc))
    return true;
  return !SystemHeaders.empty() && SystemHeaders.contains(SM.getFileID(Loc));
}

std::string nameInBuild(StringRef File, const LangOptions &Language) {
  llvm::SmallString<256> Name(File);
  Language.remapPathPrefix(Name);
  return Name.str().str();
}

} // namespace ampcc
