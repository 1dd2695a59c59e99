//===- HeaderLookups.cpp - where the names of headers are found ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HeaderLookups.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {
namespace {

/// The folders in which a search looks for a file.
class SearchFolders {
public:
  explicit SearchFolders(const HeaderSearch &Search)
      : Files(Search.getFileMgr().getVirtualFileSystem()) {
    for (auto I = Search.search_dir_begin(), E = Search.search_dir_end(); I != E; ++I)
      Folders.push_back(I->getName().str());
  }

  size_t size() const { return Folders.size(); }
  /// The number of folders up to this one, or of all.
  size_t upTo(StringRef Folder) const {
    for (size_t I = 0; I != Folders.size(); ++I)
      if (Folders[I] == Folder)
        return I + 1;
    return Folders.size();
  }

  /// A letter for each of the first `Count` folders: whether it has a file of this name.
  std::string having(StringRef Name, size_t Count) {
    std::string Letters;
    for (const std::string &Folder : llvm::ArrayRef(Folders).take_front(Count))
      Letters += has(Folder, Name) ? '+' : '-';
    return Letters;
  }

private:
  bool has(StringRef Folder, StringRef Name) {
    llvm::SmallString<256> Path(Folder);
    // Most names are of few subfolders, which most folders lack.
    const StringRef Subfolder = llvm::sys::path::parent_path(Name);
    if (!Subfolder.empty()) {
      llvm::sys::path::append(Path, Subfolder);
      auto [Known, IsNew] = Exist.try_emplace(Path);
      if (IsNew)
        Known->second = Files.exists(Path);
      if (!Known->second)
        return false;
      Path = Folder;
    }
    llvm::sys::path::append(Path, Name);
    return Files.exists(Path);
  }

  llvm::vfs::FileSystem &Files;
  std::vector<std::string> Folders;
  llvm::StringMap<bool> Exist;
};

} // namespace

void HeaderLookups::add(StringRef Name, StringRef Folder, bool Found) {
  if (!llvm::sys::path::is_absolute(Name))
    Names[Name.str()].insert(Found ? Folder.str() : "");
}

std::string HeaderLookups::save(const HeaderSearch &Search) const {
  SearchFolders Folders(Search);
  std::string Saved;
  llvm::raw_string_ostream OS(Saved);
  for (const auto &[Name, FoundIn] : Names) {
    size_t Count = 0;
    for (const std::string &Folder : FoundIn)
      Count = std::max(Count, Folders.upTo(Folder));
    OS << Folders.having(Name, Count) << ' ' << Name << '\n';
  }
  return Saved;
}

bool HeaderLookups::areAsSaved(StringRef Saved, const HeaderSearch &Search) {
  SearchFolders Folders(Search);
  while (!Saved.empty()) {
    StringRef Line;
    std::tie(Line, Saved) = Saved.split('\n');
    const auto [Letters, Name] = Line.split(' ');
    if (Folders.having(Name, Letters.size()) != Letters)
      return false;
  }
  return true;
}

} // namespace ampcc
