//===- LinkInputs.cpp - what the inputs of a link keep for it --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkInputs.h"
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

  /// Returns whether there was anything.
  Expected<bool> read(StringRef Path) {
    SmallString<256> Real;
    if (sys::fs::real_path(Path, Real) || !Seen.insert(Real).second)
      return false;
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return false; // the linker will say it
    const size_t Before = OfObjects.size() + OfArchives.size();
    const MemoryBufferRef Ref = (*Buffer)->getMemBufferRef();
    if (identify_magic(Ref.getBuffer()) == file_magic::archive) {
      if (Error E = archive(Ref))
        return std::move(E);
    } else if (Error E = object(Ref, Path.str(), /*InArchive=*/false)) {
      return std::move(E);
    }
    return OfObjects.size() + OfArchives.size() != Before;
  }

private:
  Error archive(MemoryBufferRef Ref) {
    Expected<std::unique_ptr<object::Archive>> Archive = object::Archive::create(Ref);
    if (!Archive) {
      consumeError(Archive.takeError()); // the linker's to judge
      return Error::success();
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
      if (Error E = object(*Member, Place, /*InArchive=*/true)) {
        consumeError(std::move(Stopped));
        return E;
      }
    }
    consumeError(std::move(Stopped));
    return Error::success();
  }

  Error object(MemoryBufferRef Ref, const std::string &Place, bool InArchive) {
    switch (identify_magic(Ref.getBuffer())) {
    case file_magic::bitcode:
      return bitcode(Ref, Place, InArchive);
    case file_magic::elf_relocatable:
      break;
    default:
      return Error::success();
    }
    Expected<std::unique_ptr<object::ObjectFile>> File =
        object::ObjectFile::createELFObjectFile(Ref, /*InitContent=*/false);
    if (!File) {
      consumeError(File.takeError());
      return Error::success();
    }
    for (const object::SectionRef &Section : (*File)->sections()) {
      Expected<StringRef> Name = Section.getName();
      Expected<StringRef> Text = Section.getContents();
      if (Name && Text && *Name == RecordSection)
        if (Error E = records(*Text, Place, InArchive))
          return E;
      if (!Name)
        consumeError(Name.takeError());
      if (!Text)
        consumeError(Text.takeError());
    }
    return Error::success();
  }

  Error bitcode(MemoryBufferRef Ref, const std::string &Place, bool InArchive) {
    LLVMContext Context;
    Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Ref, Context);
    if (!M) {
      consumeError(M.takeError());
      return Error::success();
    }
    return records(sectionOfAssembly((*M)->getModuleInlineAsm()), Place, InArchive);
  }

  Error records(StringRef Text, const std::string &Place, bool InArchive) {
    Expected<std::vector<UnitRecord>> Records = readRecords(Text);
    if (!Records)
      return createStringError(inconvertibleErrorCode(), "cannot use the amp functions in '" +
                                                             Place +
                                                             "': " + toString(Records.takeError()));
    for (UnitRecord &R : *Records)
      (InArchive ? OfArchives : OfObjects).push_back({std::move(R), Place, InArchive});
    return Error::success();
  }

  StringSet<> Seen;
};

/// Goes through a linker's command line, of which it knows what names files.
class CommandWalk {
public:
  explicit CommandWalk(ArrayRef<std::string> Words) : Words(Words) {
    for (size_t I = 0; I < Words.size(); ++I)
      if (StringRef(Words[I]) == "-L" && I + 1 < Words.size())
        Folders.push_back(Words[I + 1]);
      else if (StringRef Word = Words[I];
               Word.consume_front("-L") || Word.consume_front("--library-path="))
        Folders.push_back(Word.str());
  }

  void run(function_ref<void(size_t, StringRef)> File) {
    for (size_t I = 0; I < Words.size(); ++I) {
      StringRef Word = Words[I];
      if (Word == "-o" || Word == "-L" || Word == "-plugin" || Word == "-dynamic-linker")
        ++I;
      else if (Word == "-static" || Word == "-Bstatic" || Word == "-dn" || Word == "-non_shared")
        Static = true;
      else if (Word == "-Bdynamic" || Word == "-dy" || Word == "-call_shared")
        Static = false;
      else if (Word == "-l" && I + 1 < Words.size()) {
        ++I;
        File(I, library(Words[I]));
      } else if (Word.consume_front("-l") || Word.consume_front("--library="))
        File(I, library(Word));
      else if (!Word.starts_with("-"))
        File(I, Word);
    }
  }

private:
  /// The static library that the linker would take; empty for a shared one.
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
        return std::string();
      if (!IsFile && sys::fs::exists(In("lib" + Name + ".a")))
        return In("lib" + Name + ".a");
    }
    return std::string();
  }

  ArrayRef<std::string> Words;
  std::vector<std::string> Folders;
  bool Static = false;
};

} // namespace

Expected<std::vector<LinkedUnit>> linkedUnits(ArrayRef<std::string> Words, size_t &First) {
  InputReader Reader;
  Error Failed = Error::success();
  First = Words.size();
  CommandWalk(Words).run([&](size_t Position, StringRef Path) {
    if (Failed || Path.empty())
      return;
    Expected<bool> Any = Reader.read(Path);
    if (!Any)
      Failed = Any.takeError();
    else if (*Any)
      First = std::min(First, Position);
  });
  if (Failed)
    return std::move(Failed);
  std::vector<LinkedUnit> Result = std::move(Reader.OfObjects);
  std::move(Reader.OfArchives.begin(), Reader.OfArchives.end(), std::back_inserter(Result));
  return Result;
}

} // namespace ampcc
