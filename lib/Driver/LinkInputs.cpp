//===- LinkInputs.cpp - device code and host symbols in the inputs of a link -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkInputs.h"
#include "Bitcode.h"
#include "LinkSymbols.h"
#include "LinkerScript.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {
namespace {

/// The section as an object with LLVM's bitcode spells it, which has no sections yet.
std::string sectionOfAssembly(StringRef Assembly) {
  std::string Section;
  bool Inside = false;
  for (StringRef Line : split(Assembly, '\n')) {
    Line = Line.trim();
    if (Line.starts_with(".pushsection"))
      Inside = Line.contains((" " + RecordSection + ",").str());
    else if (Line.starts_with(".popsection"))
      Inside = false;
    else if (Inside && Line.consume_front(".ascii \"") && Line.consume_back("\""))
      Section += Line == "\\n" ? "\n" : Line.str();
  }
  return Section;
}

/// How the linker takes the next file.
struct ReadingState {
  bool Static = false;       ///< -Bstatic
  bool WholeArchive = false; ///< --whole-archive
  bool Lazy = false;         ///< --start-lib: an object counts as the member of an archive
};

class InputReader {
public:
  std::vector<LinkedUnit> OfObjects, OfArchives;
  LinkSymbols Symbols;

  /// Reads an input. For a linker script, `Script` gets its text and its folder.
  void read(StringRef Path, const ReadingState &State,
            function_ref<void(StringRef Text, StringRef Path)> Script) {
    SmallString<256> Real;
    if (sys::fs::real_path(Path, Real) || !sys::fs::is_regular_file(Real) ||
        !Seen.insert(Real).second)
      return;
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return; // the linker will report it
    const MemoryBufferRef Ref = Buffers.emplace_back(std::move(*Buffer))->getMemBufferRef();
    switch (identify_magic(Ref.getBuffer())) {
    case file_magic::archive:
      return archive(Ref, State.WholeArchive);
    case file_magic::elf_shared_object:
      return Symbols.addSharedLibrary(Ref);
    case file_magic::unknown: // as everything that is no binary file is to the linker
      if (LinkerScript::isLike(Ref.getBuffer()))
        Script(Ref.getBuffer(), Path);
      return;
    default:
      if (State.Lazy)
        Symbols.addMember(Ref);
      else
        Symbols.addObject(Ref);
      return object(Ref, Path.str(), /*InArchive=*/State.Lazy);
    }
  }

private:
  void archive(MemoryBufferRef Ref, bool Whole) {
    Expected<std::unique_ptr<object::Archive>> Archive = object::Archive::create(Ref);
    if (!Archive) {
      consumeError(Archive.takeError()); // the linker's to judge
      return;
    }
    Error Stopped = Error::success();
    for (const object::Archive::Child &Child : (*Archive)->children(Stopped)) {
      Expected<MemoryBufferRef> Member = Child.getMemoryBufferRef();
      if (!Member) {
        consumeError(Member.takeError());
        continue;
      }
      const std::string Place = (Ref.getBufferIdentifier() + "(" +
                                 sys::path::filename(Member->getBufferIdentifier()) + ")")
                                    .str();
      object(*Member, Place, /*InArchive=*/true);
    }
    consumeError(std::move(Stopped));
    Symbols.addArchive(std::move(*Archive), Whole);
  }

  void object(MemoryBufferRef Ref, const std::string &Place, bool InArchive) {
    switch (identify_magic(Ref.getBuffer())) {
    case file_magic::bitcode:
      return records(sectionOfAssembly(moduleAssembly(Ref)), Place, InArchive);
    case file_magic::elf_relocatable:
      break;
    default:
      return;
    }
    Expected<std::unique_ptr<object::ObjectFile>> File =
        object::ObjectFile::createELFObjectFile(Ref, /*InitContent=*/false);
    if (!File) {
      consumeError(File.takeError());
      return;
    }
    for (const object::SectionRef &Section : (*File)->sections()) {
      Expected<StringRef> Name = Section.getName();
      Expected<StringRef> Text = Section.getContents();
      if (Name && Text && *Name == RecordSection)
        records(*Text, Place, InArchive);
      if (!Name)
        consumeError(Name.takeError());
      if (!Text)
        consumeError(Text.takeError());
    }
  }

  void records(StringRef Text, const std::string &Place, bool InArchive) {
    std::vector<LinkedUnit> &Units = InArchive ? OfArchives : OfObjects;
    Expected<std::vector<UnitRecord>> Records = readRecords(Text);
    if (!Records) {
      Units.push_back({UnitRecord(), Place, InArchive, toString(Records.takeError())});
      return;
    }
    for (UnitRecord &R : *Records)
      Units.push_back({std::move(R), Place, InArchive, std::string()});
  }

  StringSet<> Seen;
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers; ///< the symbols refer to them
};

/// Options of linkers whose value is the next word, where they are written so.
constexpr StringLiteral OptionsWithValues(
    "-o --output -L --library-path -plugin --plugin -plugin-opt --plugin-opt "
    "-dynamic-linker --dynamic-linker -I -e --entry -u --undefined --require-defined "
    "-h -soname --soname -T --script -dT --default-script -c --mri-script -m -z "
    "-rpath --rpath -rpath-link --rpath-link -Map --Map -A --architecture -b --format "
    "--oformat -R --just-symbols --exclude-libs --version-script --dynamic-list -wrap "
    "--wrap -defsym --defsym -y --trace-symbol -F --filter -f --auxiliary -init -fini "
    "-a -P -Y -G -Ttext -Tdata -Tbss --section-start --image-base --retain-symbols-file "
    "--sort-section --hash-style --sysroot --unresolved-symbols --dependency-file "
    "--export-dynamic-symbol --export-dynamic-symbol-list --exclude-modules-for-implib "
    "--out-implib");

StringSet<> wordsOf(StringRef Text) {
  StringSet<> Words;
  for (StringRef Word : split(Text, ' '))
    Words.insert(Word);
  return Words;
}

/// Walks a linker's command line and knows the options that name files.
class CommandWalk {
public:
  explicit CommandWalk(ArrayRef<std::string> Words) : Words(Words) {
    for (size_t I = 0; I < Words.size(); ++I)
      if ((Words[I] == "-L" || Words[I] == "--library-path") && I + 1 < Words.size())
        Folders.push_back(Words[I + 1]);
      else if (StringRef Word = Words[I];
               Word.consume_front("-L") || Word.consume_front("--library-path="))
        Folders.push_back(Word.str());
      else if (Word.consume_front("--sysroot="))
        Sysroot = Word.str();
  }

  void run() {
    static const StringSet<> HaveValues = wordsOf(OptionsWithValues);
    for (size_t I = 0; I < Words.size(); ++I) {
      const StringRef Word = Words[I];
      if (changesState(Word))
        continue;
      const auto [Option, Joined] = Word.split('=');
      const bool IsOption = Word.starts_with("-");
      if (IsOption && HaveValues.contains(Option) && Word.contains('='))
        value(Option, Joined);
      else if (HaveValues.contains(Word) || Word == "-l" || Word == "--library")
        value(Word, ++I < Words.size() ? StringRef(Words[I]) : StringRef());
      else if (StringRef Name = Word; Name.consume_front("-l") || Name.consume_front("--library="))
        read(library(Name));
      else if (Word.starts_with("-u") && !Word.starts_with("-un"))
        value("-u", Word.drop_front(2));
      else if (!IsOption)
        read(Word.str());
    }
  }

  std::vector<std::string> RunPaths;
  InputReader Reader;

private:
  /// Whether it is an option about how the linker takes the files after it.
  bool changesState(StringRef Word) {
    if (is_contained({"-static", "-Bstatic", "-dn", "-non_shared"}, Word))
      State.Static = true;
    else if (is_contained({"-Bdynamic", "-dy", "-call_shared"}, Word))
      State.Static = false;
    else if (Word == "--whole-archive" || Word == "--no-whole-archive")
      State.WholeArchive = Word == "--whole-archive";
    else if (Word == "--start-lib" || Word == "--end-lib")
      State.Lazy = Word == "--start-lib";
    else if (Word == "--push-state")
      States.push_back(State);
    else if (Word == "--pop-state" && !States.empty())
      State = States.pop_back_val();
    else
      return false;
    return true;
  }

  /// An option with its value.
  void value(StringRef Option, StringRef Value) {
    if (is_contained({"-T", "--script", "-dT", "--default-script"}, Option))
      read(file(Value, ""));
    else if (Option == "-l" || Option == "--library")
      read(library(Value));
    else if (is_contained({"-u", "--undefined", "--require-defined", "-e", "--entry"}, Option))
      Reader.Symbols.require(Value);
    else if (Option == "-defsym" || Option == "--defsym")
      Reader.Symbols.define(Value.split('=').first.trim());
    else if (Option == "-rpath" || Option == "--rpath")
      RunPaths.push_back(Value.str());
  }

  void read(const std::string &Path) {
    if (!Path.empty())
      Reader.read(Path, State, [&](StringRef Text, StringRef Place) {
        LinkerScript Script(Text);
        llvm::append_range(Folders, Script.Folders);
        for (StringRef Name : Script.Files)
          read(Name.consume_front("-l") ? library(Name)
                                        : file(Name, sys::path::parent_path(Place)));
      });
  }

  /// The file that a script names, in the folder `Beside` of the script or in those that the linker
  /// searches; empty if there is none.
  std::string file(StringRef Name, StringRef Beside) const {
    if (Name.consume_front("=") || Name.consume_front("$SYSROOT"))
      return Sysroot + Name.str();
    SmallString<256> Path(Name);
    if (sys::path::is_absolute(Name))
      return sys::fs::exists(Sysroot + Name.str()) ? Sysroot + Name.str() : Name.str();
    if (sys::fs::exists(Path))
      return Path.str().str();
    std::vector<std::string> Places = {Beside.str()};
    llvm::append_range(Places, Folders);
    for (const std::string &Folder : Places) {
      Path = Folder;
      sys::path::append(Path, Name);
      if (sys::fs::exists(Path))
        return Path.str().str();
    }
    return std::string();
  }

  /// The file that the linker would choose: a static or a shared library, which may be a script.
  std::string library(StringRef Name) const {
    const bool IsFile = Name.consume_front(":");
    for (const std::string &Folder : Folders) {
      auto In = [&](const Twine &File) {
        SmallString<256> Path(Folder);
        sys::path::append(Path, File);
        return Path.str().str();
      };
      if (IsFile && sys::fs::exists(In(Name)))
        return In(Name);
      if (!IsFile && !State.Static && sys::fs::exists(In("lib" + Name + ".so")))
        return In("lib" + Name + ".so");
      if (!IsFile && sys::fs::exists(In("lib" + Name + ".a")))
        return In("lib" + Name + ".a");
    }
    return std::string();
  }

  ArrayRef<std::string> Words;
  std::vector<std::string> Folders;
  std::string Sysroot;
  ReadingState State;
  SmallVector<ReadingState, 2> States; ///< --push-state
};

} // namespace

LinkInputs readLinkInputs(ArrayRef<std::string> Words, const Installation &Install) {
  CommandWalk Walk(Words);
  Walk.run();
  LinkInputs Result;
  Result.Units = std::move(Walk.Reader.OfObjects);
  std::move(Walk.Reader.OfArchives.begin(), Walk.Reader.OfArchives.end(),
            std::back_inserter(Result.Units));
  Result.NeedRuntime =
      Walk.Reader.Symbols.needRuntime(Install.sharedRuntime(StandardLibrary::Libstdcxx));
  Result.Standard = Walk.Reader.Symbols.standardLibrary();
  Result.RunPaths = std::move(Walk.RunPaths);
  return Result;
}

} // namespace ampcc
