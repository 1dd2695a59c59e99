//===- WindowsPaths.cpp - #include as Windows reads it --------------------===//
#include "WindowsPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace llvm;

namespace ampcc {
namespace {

class WindowsPaths : public vfs::ProxyFileSystem {
public:
  WindowsPaths(IntrusiveRefCntPtr<vfs::FileSystem> FS, std::vector<std::string> SearchFolders)
      : ProxyFileSystem(std::move(FS)), SearchFolders(std::move(SearchFolders)) {}

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    ErrorOr<vfs::Status> Exact = ProxyFileSystem::status(Path);
    if (Exact)
      return Exact;
    std::string True = trueName(Path.str());
    if (True.empty())
      return Exact;
    ErrorOr<vfs::Status> Found = ProxyFileSystem::status(True);
    if (Found)
      Found->ExposesExternalVFSPath = true;
    return Found;
  }

  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<vfs::File>> Exact = ProxyFileSystem::openFileForRead(Path);
    if (Exact)
      return Exact;
    std::string True = trueName(Path.str());
    if (True.empty())
      return Exact;
    return ProxyFileSystem::openFileForRead(True);
  }

  std::error_code getRealPath(const Twine &Path, SmallVectorImpl<char> &Output) override {
    if (!ProxyFileSystem::getRealPath(Path, Output))
      return std::error_code();
    std::string True = trueName(Path.str());
    return True.empty() ? make_error_code(errc::no_such_file_or_directory)
                        : ProxyFileSystem::getRealPath(True, Output);
  }

private:
  /// Names of a folder's entries by their lower-case forms.
  using Listing = StringMap<std::string>;

  const Listing &listing(StringRef Folder) {
    auto [Known, Inserted] = Listings.try_emplace(Folder);
    if (Inserted) {
      std::vector<std::string> Names;
      std::error_code Error;
      for (vfs::directory_iterator I = dir_begin(Folder, Error), End; !Error && I != End;
           I.increment(Error))
        Names.push_back(sys::path::filename(I->path()).str());
      // Which of two names that differ by case is taken does not depend on the disk.
      sort(Names);
      for (const std::string &Name : Names)
        Known->second.try_emplace(StringRef(Name).lower(), Name);
    }
    return Known->second;
  }

  /// Under which name the file exists; empty: under none.
  std::string find(StringRef Path) {
    if (exactlyExists(Path))
      return Path.str();
    StringRef Parent = sys::path::parent_path(Path), Name = sys::path::filename(Path);
    if (Parent == Path)
      return std::string();
    std::string Folder = Parent.empty() ? "." : find(Parent);
    if (Folder.empty())
      return Folder;
    const Listing &Entries = listing(Folder);
    auto Entry = Entries.find(Name.lower());
    if (Entry == Entries.end())
      return std::string();
    return Parent.empty() ? Entry->second : Folder + "/" + Entry->second;
  }

  bool exactlyExists(const Twine &Path) { return bool(ProxyFileSystem::status(Path)); }

  /// The other name of a file that does not exist by this one; empty: there is no such file.
  std::string trueName(std::string Path) {
    std::replace(Path.begin(), Path.end(), '\\', '/');
    if (sys::path::filename(Path).empty() || isElsewhere(Path))
      return std::string();
    return find(Path);
  }

  bool isElsewhere(StringRef Path) {
    StringRef Name = sys::path::filename(Path);
    for (StringRef Folder : SearchFolders)
      if (StringRef Rest = Path; Rest.consume_front(Folder) && Rest.consume_front("/"))
        if (Rest.size() > Name.size())
          Name = Rest;
    return any_of(SearchFolders, [&](StringRef Folder) {
      return !Path.starts_with(Folder) && exactlyExists(Folder + "/" + Name);
    });
  }

  std::vector<std::string> SearchFolders;
  StringMap<Listing> Listings;
};

} // namespace

IntrusiveRefCntPtr<vfs::FileSystem> acceptWindowsPaths(std::vector<std::string> SearchFolders) {
  return new WindowsPaths(vfs::getRealFileSystem(), std::move(SearchFolders));
}

} // namespace ampcc
