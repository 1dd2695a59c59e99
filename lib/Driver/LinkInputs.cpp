//===- LinkInputs.cpp - what the inputs of a link keep for it --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkInputs.h"
#include "LinkerScript.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
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

class InputReader {
public:
  std::vector<LinkedUnit> OfObjects, OfArchives;

  /// A script is for the linker's rules: `Script` gets its text, and where it stands.
  void read(StringRef Path, function_ref<void(StringRef Text, StringRef Path)> Script) {
    SmallString<256> Real;
    if (sys::fs::real_path(Path, Real) || !sys::fs::is_regular_file(Real) ||
        !Seen.insert(Real).second)
      return;
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return; // the linker will say it
    const MemoryBufferRef Ref = (*Buffer)->getMemBufferRef();
    switch (identify_magic(Ref.getBuffer())) {
    case file_magic::archive:
      return archive(Ref);
    case file_magic::unknown: // as everything that is no binary file is to the linker
      if (LinkerScript::isLike(Ref.getBuffer()))
        Script(Ref.getBuffer(), Path);
      return;
    default:
      return object(Ref, Path.str(), /*InArchive=*/false);
    }
  }

private:
  void archive(MemoryBufferRef Ref) {
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
  }

  void object(MemoryBufferRef Ref, const std::string &Place, bool InArchive) {
    switch (identify_magic(Ref.getBuffer())) {
    case file_magic::bitcode:
      return bitcode(Ref, Place, InArchive);
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

  void bitcode(MemoryBufferRef Ref, const std::string &Place, bool InArchive) {
    LLVMContext Context;
    Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Ref, Context);
    if (!M) {
      consumeError(M.takeError());
      return;
    }
    records(sectionOfAssembly((*M)->getModuleInlineAsm()), Place, InArchive);
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

/// Goes through a linker's command line, of which it knows what names files.
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
      StringRef Word = Words[I];
      if ((Word == "-T" || Word == "--script" || Word == "-dT" || Word == "--default-script") &&
          I + 1 < Words.size()) {
        read(file(Words[++I], ""));
      } else if (HaveValues.contains(Word))
        ++I;
      else if (Word == "-static" || Word == "-Bstatic" || Word == "-dn" || Word == "-non_shared")
        Static = true;
      else if (Word == "-Bdynamic" || Word == "-dy" || Word == "-call_shared")
        Static = false;
      else if ((Word == "-l" || Word == "--library") && I + 1 < Words.size()) {
        ++I;
        read(library(Words[I]));
      } else if (Word.consume_front("-l") || Word.consume_front("--library="))
        read(library(Word));
      else if (!Word.starts_with("-"))
        read(Word.str());
    }
  }

  InputReader Reader;

private:
  void read(const std::string &Path) {
    if (!Path.empty())
      Reader.read(Path, [&](StringRef Text, StringRef Place) {
        LinkerScript Script(Text);
        llvm::append_range(Folders, Script.Folders);
        for (StringRef Name : Script.Files)
          read(Name.consume_front("-l") ? library(Name)
                                        : file(Name, sys::path::parent_path(Place)));
      });
  }

  /// The file of a script's in the folder `Beside`, where it may stand as well as in those that
  /// the linker searches; empty if there is none.
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

  /// What the linker would take: a static library, or a shared one, which may be a script.
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
      if (!IsFile && !Static && sys::fs::exists(In("lib" + Name + ".so")))
        return In("lib" + Name + ".so");
      if (!IsFile && sys::fs::exists(In("lib" + Name + ".a")))
        return In("lib" + Name + ".a");
    }
    return std::string();
  }

  ArrayRef<std::string> Words;
  std::vector<std::string> Folders;
  std::string Sysroot;
  bool Static = false;
};

} // namespace

std::vector<LinkedUnit> linkedUnits(ArrayRef<std::string> Words) {
  CommandWalk Walk(Words);
  Walk.run();
  std::vector<LinkedUnit> Result = std::move(Walk.Reader.OfObjects);
  std::move(Walk.Reader.OfArchives.begin(), Walk.Reader.OfArchives.end(),
            std::back_inserter(Result));
  return Result;
}

} // namespace ampcc
