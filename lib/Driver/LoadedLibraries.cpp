//===- LoadedLibraries.cpp - the libraries that a program loads -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoadedLibraries.h"
#include "StringTokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include <cstring>

using namespace llvm;
using namespace llvm::object;

namespace ampcc {
namespace {

using ELFT = ELF64LE;

/// The dynamic section with its strings, where both are in the file.
struct DynamicSection {
  ArrayRef<ELFT::Dyn> Entries;
  StringRef Strings;

  StringRef string(const ELFT::Dyn &Entry) const {
    return Strings.substr(Entry.getVal()).take_until([](char C) { return !C; });
  }
};

Expected<DynamicSection> dynamicSection(const ELFFile<ELFT> &File, StringRef Image) {
  DynamicSection Result;
  Expected<ELFT::DynRange> Entries = File.dynamicEntries();
  if (!Entries)
    return Entries.takeError();
  Result.Entries = *Entries;
  for (const ELFT::Dyn &Entry : Result.Entries)
    if (Entry.d_tag == ELF::DT_STRTAB) {
      Expected<const uint8_t *> Begin = File.toMappedAddr(Entry.getPtr());
      if (!Begin)
        return Begin.takeError();
      Result.Strings = Image.substr(reinterpret_cast<const char *>(*Begin) - Image.data());
    }
  return Result;
}

Error takeVersions(const ELFFile<ELFT> &File, std::vector<std::string> &Defined,
                   std::vector<std::string> &Used) {
  Expected<ELFT::ShdrRange> Sections = File.sections();
  if (!Sections)
    return Sections.takeError();
  for (const ELFT::Shdr &Section : *Sections) {
    if (Section.sh_type == ELF::SHT_GNU_verdef) {
      Expected<std::vector<VerDef>> Versions = File.getVersionDefinitions(Section);
      if (!Versions)
        return Versions.takeError();
      for (const VerDef &Version : *Versions)
        if (!(Version.Flags & ELF::VER_FLG_BASE)) // that is the name of the library
          Defined.push_back(Version.Name);
    } else if (Section.sh_type == ELF::SHT_GNU_verneed) {
      Expected<std::vector<VerNeed>> Libraries = File.getVersionDependencies(Section);
      if (!Libraries)
        return Libraries.takeError();
      for (const VerNeed &Library : *Libraries) {
        Used.push_back(Library.File);
        for (const VernAux &Version : Library.AuxV)
          Used.push_back(Version.Name);
      }
    }
  }
  return Error::success();
}

Expected<LoadedObject> parse(StringRef Image, StringRef Path) {
  Expected<ELFFile<ELFT>> File = ELFFile<ELFT>::create(Image);
  if (!File)
    return File.takeError();
  LoadedObject Result;
  Result.Path = Path.str();
  Result.Machine = File->getHeader().e_machine;
  Expected<DynamicSection> Dynamic = dynamicSection(*File, Image);
  if (!Dynamic)
    return Dynamic.takeError();
  for (const ELFT::Dyn &Entry : Dynamic->Entries)
    if (Entry.d_tag == ELF::DT_NEEDED)
      Result.Needed.push_back(Dynamic->string(Entry).str());
    else if (Entry.d_tag == ELF::DT_RPATH)
      Result.RPath = Dynamic->string(Entry).str();
    else if (Entry.d_tag == ELF::DT_RUNPATH)
      Result.RunPath = Dynamic->string(Entry).str();
  Expected<ELFT::PhdrRange> Segments = File->program_headers();
  if (!Segments)
    return Segments.takeError();
  for (const ELFT::Phdr &Segment : *Segments)
    if (Segment.p_type == ELF::PT_INTERP)
      Result.Interpreter = Image.substr(Segment.p_offset, Segment.p_filesz)
                               .take_until([](char C) { return !C; })
                               .str();
  std::vector<std::string> Used;
  if (Error E = takeVersions(*File, Result.Defined, Used))
    return std::move(E);
  return Result;
}

bool isProgramOrLibrary(StringRef Image) {
  if (Image.size() < sizeof(ELFT::Ehdr) || !Image.starts_with(ELF::ElfMagic) ||
      Image[ELF::EI_CLASS] != ELF::ELFCLASS64 || Image[ELF::EI_DATA] != ELF::ELFDATA2LSB)
    return false;
  const auto *Header = reinterpret_cast<const ELFT::Ehdr *>(Image.data());
  return Header->e_type == ELF::ET_EXEC || Header->e_type == ELF::ET_DYN;
}

/// A library that fits only one version of a kernel module, and so belongs to the machine:
/// NVIDIA's. Nothing in the file says so, hence the names. The drivers of OpenCL's loader are no
/// help, since a program needs none of them, and they need libraries that other programs also use.
/// The libraries of other vendors have interfaces to the kernel that are stable, so they may be
/// copied.
bool isOfDriver(StringRef Name) {
  return Name.starts_with("libcuda.so") || Name.starts_with("libnvidia-");
}

/// The dynamic section of the file, with the folder of `Path` as its origin.
Expected<LoadedObject> readObject(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!File)
    return createStringError(File.getError(),
                             "cannot open '" + Path + "': " + File.getError().message());
  if (!isProgramOrLibrary((*File)->getBuffer()))
    return createStringError(inconvertibleErrorCode(),
                             "'" + Path + "' is not a program (64-bit ELF)");
  Expected<LoadedObject> Result = parse((*File)->getBuffer(), Path);
  if (!Result)
    return createStringError(inconvertibleErrorCode(),
                             "cannot read '" + Path + "': " + toString(Result.takeError()));
  SmallString<256> Absolute(Path);
  if (std::error_code EC = sys::fs::make_absolute(Absolute))
    return createStringError(EC, "cannot read '" + Path + "': " + EC.message());
  Result->Path = Absolute.str().str();
  Result->Origin = sys::path::parent_path(Absolute).str();
  return Result;
}

/// Where the loader searches for one object's libraries.
class Search {
public:
  Search(const LoadedObject &Program, StringRef LastFolder)
      : Program(Program), LastFolder(LastFolder), Tokens(Program.Interpreter) {
    if (std::optional<std::string> Folders = sys::Process::GetEnv("LD_LIBRARY_PATH"))
      Environment = *Folders;
    if (ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile("/etc/ld.so.cache"))
      Cache = std::move(*File);
  }

  /// `Loaders` begins with the object that needs the library; each next one has loaded the one
  /// before it. `Unknown` becomes a folder of a run path that comes first and has a token without a
  /// known value; then the result is none.
  std::optional<LoadedObject> find(StringRef Name, ArrayRef<const LoadedObject *> Loaders,
                                   std::string &Unknown) const {
    const LoadedObject &User = *Loaders.front();
    SmallVector<Place, 16> Folders;
    if (!User.RunPath)
      for (const LoadedObject *Loader : Loaders)
        if (Loader->RPath && !Loader->RunPath)
          add(*Loader->RPath, ":", *Loader, Folders);
    add(Environment, ":;", Program, Folders);
    if (User.RunPath)
      add(*User.RunPath, ":", User, Folders);
    for (const Place &Folder : Folders) {
      const std::optional<std::string> Expanded = Tokens.expand(Folder.Written, Folder.Origin);
      if (!Expanded) {
        Unknown = Folder.Written.str();
        return std::nullopt;
      }
      if (std::optional<LoadedObject> Found = fitting(*Expanded + "/" + Name, User))
        return Found;
    }
    if (std::optional<LoadedObject> Found = findInCache(Name, User))
      return Found;
    for (StringRef Folder : {StringRef("/lib64"), StringRef("/usr/lib64"), StringRef("/lib"),
                             StringRef("/usr/lib"), LastFolder})
      if (std::optional<LoadedObject> Found = fitting(Folder + "/" + Name, User))
        return Found;
    return std::nullopt;
  }

private:
  struct Place {
    StringRef Written;
    StringRef Origin;
  };

  /// The file, if it is for the same machine.
  static std::optional<LoadedObject> fitting(const Twine &Path, const LoadedObject &User) {
    const std::string Name = Path.str();
    if (!sys::fs::is_regular_file(Name))
      return std::nullopt;
    Expected<LoadedObject> Found = readObject(Name);
    if (Found && Found->Machine == User.Machine)
      return std::move(*Found);
    consumeError(Found.takeError());
    return std::nullopt;
  }

  /// Adds the folders of a run path. An empty entry is the current folder, which is unrelated to
  /// the program and therefore skipped.
  static void add(StringRef Path, StringRef Separators, const LoadedObject &Owner,
                  SmallVectorImpl<Place> &Folders) {
    SmallVector<StringRef, 16> Parts;
    SplitString(Path, Parts, Separators);
    for (StringRef Folder : Parts)
      Folders.push_back({Folder, Owner.Origin});
  }

  /// The strings of the loader's cache end in a null character: a name, then its path.
  std::optional<LoadedObject> findInCache(StringRef Name, const LoadedObject &User) const {
    if (!Cache)
      return std::nullopt;
    for (StringRef String : split(Cache->getBuffer(), '\0')) {
      const size_t Start = String.find('/'); // after the numbers of the table
      if (Start == StringRef::npos || sys::path::filename(String) != Name)
        continue;
      if (std::optional<LoadedObject> Found = fitting(String.drop_front(Start), User))
        return Found;
    }
    return std::nullopt;
  }

  const LoadedObject &Program;
  StringRef LastFolder;
  StringTokens Tokens;
  std::string Environment;
  std::unique_ptr<MemoryBuffer> Cache;
};

} // namespace

bool LoadedObject::isOfSystem() const {
  auto IsOfGlibc = [](StringRef Version) { return Version.starts_with("GLIBC_"); };
  auto IsOfCompiler = [](StringRef Version) {
    return Version.starts_with("GLIBCXX_") || Version.starts_with("GCC_");
  };
  return (!Defined.empty() && all_of(Defined, IsOfGlibc)) || any_of(Defined, IsOfCompiler);
}

Expected<LoadedObject> readProgram(StringRef Path) {
  Expected<LoadedObject> Result = readObject(Path);
  SmallString<256> Real;
  // As /proc/self/exe, from which the loader takes it.
  if (Result && !sys::fs::real_path(Path, Real))
    Result->Origin = sys::path::parent_path(Real).str();
  return Result;
}

Expected<std::vector<LoadedLibrary>> loadedLibraries(const LoadedObject &Program,
                                                     StringRef LastFolder) {
  const Search From(Program, LastFolder);
  std::vector<LoadedLibrary> Found;
  std::vector<size_t> LoadedBy; ///< of each of these: 0 the program, else one more than the place
  StringSet<> Names;
  std::vector<std::string> Missing;
  for (size_t I = 0; I <= Found.size(); ++I) {
    const std::vector<std::string> Needed = I ? Found[I - 1].Object.Needed : Program.Needed;
    for (const std::string &Name : Needed) {
      if (isOfDriver(Name) || !Names.insert(Name).second)
        continue;
      SmallVector<const LoadedObject *, 8> Loaders;
      for (size_t At = I; At; At = LoadedBy[At - 1])
        Loaders.push_back(&Found[At - 1].Object);
      Loaders.push_back(&Program);
      const StringRef File = sys::path::filename(Name);
      if (File != Name) {
        Missing.push_back("'" + Loaders.front()->Path + "' loads '" + Name +
                          "' by this path, which its copy cannot; link '" + File.str() +
                          "' with -Wl,-soname=" + File.str() + " or by -l");
        continue;
      }
      std::string Unknown;
      std::optional<LoadedObject> Library = From.find(Name, Loaders, Unknown);
      if (!Unknown.empty()) {
        Missing.push_back("cannot find '" + Name + "', which '" + Loaders.front()->Path +
                          "' loads: only the program's loader knows the folder '" + Unknown + "'");
      } else if (!Library) {
        Missing.push_back("cannot find '" + Name + "', which '" + Loaders.front()->Path +
                          "' loads; add its folder to LD_LIBRARY_PATH");
      } else if (!Library->isOfSystem()) {
        Found.push_back({Name, std::move(*Library)});
        LoadedBy.push_back(I);
      }
    }
  }
  if (!Missing.empty())
    return createStringError(inconvertibleErrorCode(), join(Missing, "\n"));
  return Found;
}

/// Whether another string of the file begins within the first `Bytes` of `Path`, after its
/// beginning. A linker may store a string as the end of a longer one. An empty string may be the
/// end of every path, which stays in its place.
static bool sharesBytes(const ELFFile<ELFT> &File, const DynamicSection &Dynamic, StringRef Path,
                        size_t Bytes) {
  auto Shares = [&](StringRef Name) {
    return !Name.empty() && Name.size() < Path.size() && Path.size() - Name.size() < Bytes &&
           Path.ends_with(Name);
  };
  for (const ELFT::Dyn &Entry : Dynamic.Entries)
    if ((Entry.d_tag == ELF::DT_NEEDED || Entry.d_tag == ELF::DT_SONAME) &&
        (Dynamic.string(Entry) == Path || Shares(Dynamic.string(Entry))))
      return true;
  std::vector<std::string> Versions;
  if (errorToBool(takeVersions(File, Versions, Versions)) || any_of(Versions, Shares))
    return true;
  Expected<ELFT::ShdrRange> Sections = File.sections();
  if (!Sections) {
    consumeError(Sections.takeError());
    return true;
  }
  for (const ELFT::Shdr &Section : *Sections) {
    if (Section.sh_type != ELF::SHT_DYNSYM)
      continue;
    Expected<ELFT::SymRange> Symbols = File.symbols(&Section);
    if (!Symbols) {
      consumeError(Symbols.takeError());
      return true;
    }
    for (const ELFT::Sym &Symbol : *Symbols)
      if (Shares(Dynamic.Strings.substr(Symbol.st_name).take_until([](char C) { return !C; })))
        return true;
  }
  return false;
}

bool replaceRunPath(MutableArrayRef<char> Image, StringRef To) {
  const StringRef Bytes(Image.data(), Image.size());
  Expected<ELFFile<ELFT>> File = ELFFile<ELFT>::create(Bytes);
  if (!File) {
    consumeError(File.takeError());
    return false;
  }
  Expected<DynamicSection> Dynamic = dynamicSection(*File, Bytes);
  if (!Dynamic) {
    consumeError(Dynamic.takeError());
    return false;
  }
  auto IsRunPath = [](const ELFT::Dyn &Entry) {
    return Entry.d_tag == ELF::DT_RPATH || Entry.d_tag == ELF::DT_RUNPATH;
  };
  auto At = [&](const void *Place) { return static_cast<const char *>(Place) - Bytes.data(); };
  if (To.empty()) {
    bool Found = false;
    for (const ELFT::Dyn &Entry : Dynamic->Entries)
      if (IsRunPath(Entry)) {
        Found = true;
        ELFT::Dyn None = Entry;
        None.d_tag = ELF::DT_RPATH;
        None.d_un.d_val = 0; // the empty string, with which each table begins
        std::memcpy(&Image[At(&Entry)], &None, sizeof(None));
      }
    return Found;
  }
  // The loader ignores the RPATH of an object that has a RUNPATH.
  const auto *Last = find_if(Dynamic->Entries, IsRunPath);
  if (Last == Dynamic->Entries.end() || count_if(Dynamic->Entries, IsRunPath) != 1)
    return false;
  const StringRef Path = Dynamic->string(*Last);
  if (Path.size() < To.size() || sharesBytes(*File, *Dynamic, Path, To.size() + 1))
    return false;
  char *Begin = &Image[At(Path.data())];
  std::copy(To.begin(), To.end(), Begin);
  Begin[To.size()] = 0;
  ELFT::Dyn Changed = *Last;
  Changed.d_tag = ELF::DT_RPATH;
  std::memcpy(&Image[At(Last)], &Changed, sizeof(Changed));
  return true;
}

} // namespace ampcc
