//===- WindowsPaths.cpp - a file system with Windows' rules for names in #include -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/WindowsPaths.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>
#include <optional>

using namespace llvm;

namespace ampcc {
namespace {

/// Where in a text the names of #include directives have backslashes.
std::vector<size_t> backslashesOfIncludes(StringRef Text, const clang::LangOptions &Language) {
  std::vector<size_t> Places;
  // Most are at the ends of the lines of macros.
  auto IsInLine = [&](size_t I) { return !Text.substr(I + 1).ltrim('\r').starts_with("\n"); };
  size_t First = Text.find('\\');
  while (First != StringRef::npos && !IsInLine(First))
    First = Text.find('\\', First + 1);
  if (First == StringRef::npos)
    return Places;
  clang::Lexer Lex(clang::SourceLocation(), Language, Text.begin(), Text.begin(), Text.end());
  clang::Token Tok;
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(clang::tok::eof);) {
    if (!Tok.is(clang::tok::hash) || !Tok.isAtStartOfLine()) {
      Lex.LexFromRawLexer(Tok);
      continue;
    }
    Lex.LexFromRawLexer(Tok);
    if (!Tok.is(clang::tok::raw_identifier) || Tok.isAtStartOfLine() ||
        !is_contained({"include", "include_next", "import"}, Tok.getRawIdentifier()))
      continue;
    Lex.setParsingPreprocessorDirective(true);
    Lex.LexIncludeFilename(Tok);
    Lex.setParsingPreprocessorDirective(false);
    if (Tok.is(clang::tok::header_name)) {
      const size_t End = Lex.getBufferLocation() - Text.begin();
      for (size_t I = End - Tok.getLength(); I < End; ++I)
        if (Text[I] == '\\' && IsInLine(I))
          Places.push_back(I);
    }
  }
  return Places;
}

/// The bytes of a text in UTF-16 as UTF-8; nothing for other texts. Its byte order mark identifies
/// it.
std::optional<std::string> fromUTF16(StringRef Bytes) {
  std::string Text;
  bool Is = Bytes.starts_with("\xFF\xFE") || Bytes.starts_with("\xFE\xFF");
  if (!Is || !convertUTF16ToUTF8String(ArrayRef(Bytes.data(), Bytes.size() & ~size_t(1)), Text))
    return std::nullopt;
  return Text;
}

/// The texts that replace files on the disk, and their sizes.
class OtherTexts {
public:
  explicit OtherTexts(const SourceRepairs *Repairs) : Repairs(Repairs) {}

  /// Null: the file is read as it is.
  const std::string *of(const vfs::Status &Status) {
    if (!Status.isRegularFile())
      return nullptr;
    if (const std::string *Repaired = Repairs ? Repairs->text(Status.getUniqueID()) : nullptr)
      return Repaired;
    auto [Known, Inserted] = Converted.try_emplace(Status.getUniqueID());
    if (Inserted && mayBeUTF16(Status.getName()))
      if (auto Buffer = MemoryBuffer::getFile(Status.getName()))
        Known->second = fromUTF16((*Buffer)->getBuffer());
    return Known->second ? &*Known->second : nullptr;
  }

  vfs::Status sized(const vfs::Status &Status) {
    const std::string *Text = of(Status);
    if (!Text)
      return Status;
    vfs::Status Result = vfs::Status::copyWithNewSize(Status, Text->size());
    Result.ExposesExternalVFSPath = Status.ExposesExternalVFSPath;
    return Result;
  }

private:
  static bool mayBeUTF16(StringRef Path) {
    Expected<sys::fs::file_t> File = sys::fs::openNativeFileForRead(Path);
    if (!File) {
      consumeError(File.takeError());
      return false;
    }
    char Mark[2] = {};
    Expected<size_t> Read = sys::fs::readNativeFile(*File, MutableArrayRef(Mark));
    sys::fs::closeFile(*File);
    if (!Read) {
      consumeError(Read.takeError());
      return false;
    }
    return *Read == 2 && (StringRef(Mark, 2) == "\xFF\xFE" || StringRef(Mark, 2) == "\xFE\xFF");
  }

  const SourceRepairs *Repairs;
  std::map<sys::fs::UniqueID, std::optional<std::string>> Converted;
};

/// A file whose #include directives have slashes in the place of backslashes: for Clang the folder
/// of a file is the part of its name before the last slash.
class SlashedFile : public vfs::File {
public:
  SlashedFile(std::unique_ptr<vfs::File> File, const clang::LangOptions &Language,
              OtherTexts &Texts, bool OtherName)
      : F(std::move(File)), Language(Language), Texts(Texts), OtherName(OtherName) {}

  ErrorOr<vfs::Status> status() override {
    ErrorOr<vfs::Status> Status = F->status();
    if (!Status)
      return Status;
    if (OtherName)
      Status->ExposesExternalVFSPath = true;
    return Texts.sized(*Status);
  }
  ErrorOr<std::string> getName() override { return F->getName(); }
  std::error_code close() override { return F->close(); }

  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size,
                                                   bool RequiresNullTerminator,
                                                   bool IsVolatile) override {
    ErrorOr<vfs::Status> Status = F->status();
    const std::string *Other = Status ? Texts.of(*Status) : nullptr;
    auto Buffer = Other ? MemoryBuffer::getMemBufferCopy(*Other, Name)
                        : F->getBuffer(Name, Size, RequiresNullTerminator, IsVolatile);
    if (!Buffer)
      return Buffer;
    if (!RequiresNullTerminator) // no source
      return Buffer;
    const std::vector<size_t> Backslashes = backslashesOfIncludes((*Buffer)->getBuffer(), Language);
    if (Backslashes.empty())
      return Buffer;
    std::string Slashed = (*Buffer)->getBuffer().str();
    for (size_t I : Backslashes)
      Slashed[I] = '/';
    return MemoryBuffer::getMemBufferCopy(Slashed, (*Buffer)->getBufferIdentifier());
  }

private:
  std::unique_ptr<vfs::File> F;
  const clang::LangOptions &Language;
  OtherTexts &Texts;
  bool OtherName; ///< it was requested by another name
};

class WindowsPaths : public vfs::ProxyFileSystem {
public:
  WindowsPaths(IntrusiveRefCntPtr<vfs::FileSystem> FS, std::vector<std::string> SearchFolders,
               const clang::LangOptions &Language, const SourceRepairs *Repairs)
      : ProxyFileSystem(std::move(FS)), SearchFolders(std::move(SearchFolders)), Language(Language),
        Texts(Repairs) {}

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    ErrorOr<vfs::Status> Exact = ProxyFileSystem::status(Path);
    if (Exact)
      return Texts.sized(*Exact);
    std::string True = trueName(Path.str());
    if (True.empty())
      return Exact;
    ErrorOr<vfs::Status> Found = ProxyFileSystem::status(True);
    if (!Found)
      return Found;
    Found->ExposesExternalVFSPath = true;
    return Texts.sized(*Found);
  }

  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<vfs::File>> File = ProxyFileSystem::openFileForRead(Path);
    if (File)
      return std::make_unique<SlashedFile>(std::move(*File), Language, Texts, /*OtherName=*/false);
    std::string True = trueName(Path.str());
    if (True.empty())
      return File;
    File = ProxyFileSystem::openFileForRead(True);
    if (File)
      return std::make_unique<SlashedFile>(std::move(*File), Language, Texts, /*OtherName=*/true);
    return File;
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
    if (Name == "..") // no listing has it
      return Folder + "/..";
    const Listing &Entries = listing(Folder);
    auto Entry = Entries.find(Name.lower());
    if (Entry == Entries.end())
      return std::string();
    return Parent.empty() ? Entry->second : Folder + "/" + Entry->second;
  }

  bool exactlyExists(const Twine &Path) { return bool(ProxyFileSystem::status(Path)); }

  /// The other name of a file that does not exist by this one; empty: there is no such file.
  std::string trueName(StringRef Path) {
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
    if (Name == "..") // every folder has it
      return false;
    return any_of(SearchFolders, [&](StringRef Folder) {
      return !Path.starts_with(Folder) && exactlyExists(Folder + "/" + Name);
    });
  }

  std::vector<std::string> SearchFolders;
  StringMap<Listing> Listings;
  const clang::LangOptions Language;
  OtherTexts Texts;
};

} // namespace

void acceptWindowsPaths(clang::CompilerInstance &CI, ArrayRef<std::string> Library,
                        const SourceRepairs *Repairs) {
  std::vector<std::string> Folders;
  for (const auto &Entry : CI.getHeaderSearchOpts().UserEntries)
    if (!is_contained(Library, Entry.Path))
      Folders.push_back(Entry.Path);
  setFileSystem(CI, llvm::makeIntrusiveRefCnt<WindowsPaths>(
                        vfs::getRealFileSystem(), std::move(Folders), CI.getLangOpts(), Repairs));
}

} // namespace ampcc
