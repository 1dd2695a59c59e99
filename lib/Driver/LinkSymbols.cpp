//===- LinkSymbols.cpp - the undefined symbols of a link -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkSymbols.h"
#include "Bitcode.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/SymbolicFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include <mutex>

using namespace llvm;
using namespace llvm::object;

namespace ampcc {
namespace {

/// The value, or none where a file is not as it should be, which the linker reports.
template <typename T> std::optional<T> valueOf(Expected<T> Value) {
  if (Value)
    return std::move(*Value);
  consumeError(Value.takeError());
  return std::nullopt;
}

/// The names of the libraries that a shared library loads and its own, of 64-bit little-endian ELF:
/// ampcc has no runtime for other machines.
struct DynamicNames {
  explicit DynamicNames(const ELF64LEObjectFile &File) {
    const std::optional<ELF64LE::DynRange> Entries = valueOf(File.getELFFile().dynamicEntries());
    if (!Entries)
      return;
    StringRef Strings;
    for (const ELF64LE::Dyn &Entry : *Entries)
      if (Entry.d_tag == ELF::DT_STRTAB)
        if (auto Begin = valueOf(File.getELFFile().toMappedAddr(Entry.getPtr())))
          Strings = StringRef(reinterpret_cast<const char *>(*Begin),
                              File.getMemoryBufferRef().getBufferEnd() -
                                  reinterpret_cast<const char *>(*Begin));
    for (const ELF64LE::Dyn &Entry : *Entries)
      if (Entry.getVal() < Strings.size()) {
        const StringRef Name = Strings.substr(Entry.getVal()).take_until([](char C) { return !C; });
        if (Entry.d_tag == ELF::DT_NEEDED)
          Needed.push_back(Name);
        else if (Entry.d_tag == ELF::DT_SONAME)
          SoName = Name;
      }
  }

  StringRef SoName;
  std::vector<StringRef> Needed;
};

std::unique_ptr<ELF64LEObjectFile> sharedLibrary(MemoryBufferRef Library) {
  auto File = valueOf(ObjectFile::createELFObjectFile(Library));
  if (!File || !isa<ELF64LEObjectFile>(**File))
    return nullptr;
  return std::unique_ptr<ELF64LEObjectFile>(cast<ELF64LEObjectFile>(File->release()));
}

/// Calls `Use` for each symbol of a shared library's that others see.
void eachDynamicSymbol(const ELF64LEObjectFile &File,
                       function_ref<void(StringRef Name, uint32_t Flags)> Use) {
  for (const ELFSymbolRef &Symbol : File.getDynamicSymbolIterators()) {
    const std::optional<StringRef> Name = valueOf(Symbol.getName());
    const std::optional<uint32_t> Flags = valueOf(Symbol.getFlags());
    if (Name && Flags && !Name->empty() && (*Flags & SymbolRef::SF_Global))
      Use(*Name, *Flags);
  }
}

} // namespace

void LinkSymbols::require(StringRef Name) { States.try_emplace(Name, State::Undefined); }

/// The symbols of GCC's code for link-time optimization: the table that GCC passes to linkers
/// (gcc/lto-streamer-out.cc, write_symbol).
static void readGccSymbols(StringRef Table,
                           function_ref<void(StringRef Name, bool Defined, bool Weak)> Use) {
  constexpr size_t Fixed = 14; // kind, visibility, size and slot
  enum Kind { Definition, WeakDefinition, Reference, WeakReference, Common };
  while (!Table.empty()) {
    const StringRef Name = Table.take_until([](char C) { return !C; });
    Table = Table.drop_front(std::min(Table.size(), Name.size() + 1));
    Table = Table.drop_front(std::min(Table.size(), Table.find('\0') + 1)); // the COMDAT group
    if (Table.size() < Fixed)
      return;
    const int Kind = static_cast<unsigned char>(Table.front());
    Use(Name, Kind != Reference && Kind != WeakReference,
        Kind == WeakDefinition || Kind == WeakReference);
    Table = Table.drop_front(Fixed);
  }
}

/// Bitcode may hold assembly, whose symbols LLVM finds with the parser of the module's target.
/// libstdc++ 13 has some in <iostream>.
static void initializeTargets() {
  InitializeAllTargetInfos();
  InitializeAllTargetMCs();
  InitializeAllAsmParsers();
}

std::vector<LinkSymbols::Symbol> LinkSymbols::symbolsOf(MemoryBufferRef Object) {
  std::vector<Symbol> Result;
  auto Add = [&](StringRef Name, bool Defined, bool Weak) {
    Result.push_back({Name.str(), Defined, Weak});
  };
  const bool IsBitcode = identify_magic(Object.getBuffer()) == file_magic::bitcode;
  if (IsBitcode && forEachBitcodeSymbol(Object, Add))
    return Result;
  static std::once_flag Initialized;
  std::call_once(Initialized, initializeTargets);
  LLVMContext Context;
  const auto File =
      valueOf(SymbolicFile::createSymbolicFile(Object, file_magic::unknown, &Context));
  if (!File) {
    HasUnreadable |= IsBitcode;
    return Result;
  }
  for (const BasicSymbolRef &Symbol : (*File)->symbols()) {
    const std::optional<uint32_t> Flags = valueOf(Symbol.getFlags());
    if (!Flags || !(*Flags & SymbolRef::SF_Global) || (*Flags & SymbolRef::SF_FormatSpecific))
      continue;
    std::string Name;
    raw_string_ostream OS(Name);
    if (Error E = Symbol.printName(OS)) {
      consumeError(std::move(E));
      continue;
    }
    Result.push_back({std::move(OS.str()), !(*Flags & SymbolRef::SF_Undefined),
                      (*Flags & SymbolRef::SF_Weak) != 0});
  }
  if (const auto *Elf = dyn_cast<ObjectFile>(File->get()))
    for (const SectionRef &Section : Elf->sections())
      if (auto Name = valueOf(Section.getName()); Name && Name->starts_with(".gnu.lto_.symtab"))
        if (auto Table = valueOf(Section.getContents()))
          readGccSymbols(*Table, Add);
  return Result;
}

void LinkSymbols::addObject(MemoryBufferRef Object) {
  for (const Symbol &Each : symbolsOf(Object))
    if (Each.Defined) {
      States[Each.Name] = State::Defined;
    } else if (!Each.Weak) {
      require(Each.Name);
    }
}

static bool isRuntime(StringRef SoName) {
  return SoName == runtimeSoName(StandardLibrary::Libstdcxx) ||
         SoName == runtimeSoName(StandardLibrary::Libcxx);
}

void LinkSymbols::addSharedLibrary(MemoryBufferRef Library) {
  const std::unique_ptr<ELF64LEObjectFile> File = sharedLibrary(Library);
  if (!File)
    return;
  // The runtime itself does not make a link one that can do without.
  const DynamicNames Names(*File);
  if (isRuntime(Names.SoName))
    return;
  const bool HasRuntime = any_of(Names.Needed, isRuntime);
  eachDynamicSymbol(*File, [&](StringRef Name, uint32_t Flags) {
    if (!(Flags & SymbolRef::SF_Undefined)) {
      State &Known = States.try_emplace(Name, State::OfLibrary).first->second;
      if (Known == State::Undefined)
        Known = State::OfLibrary;
    } else if (!(Flags & SymbolRef::SF_Weak) && !HasRuntime) {
      require(Name);
    }
  });
}

void LinkSymbols::addArchive(std::unique_ptr<Archive> File, bool Whole) {
  if (!Whole && File->hasSymbolTable()) {
    takeFrom(*File);
    Archives.push_back(std::move(File));
    return;
  }
  Error Stopped = Error::success();
  for (const Archive::Child &Child : File->children(Stopped))
    if (const std::optional<MemoryBufferRef> Object = valueOf(Child.getMemoryBufferRef())) {
      if (Whole)
        addObject(*Object);
      else
        addMember(*Object);
    }
  consumeError(std::move(Stopped));
  Archives.push_back(std::move(File)); // thin archives own their members' memory
}

void LinkSymbols::addMember(MemoryBufferRef Object) {
  Member &New = Members.emplace_back(Member{Object, {}});
  for (Symbol &Each : symbolsOf(Object))
    if (Each.Defined)
      New.Defines.push_back(std::move(Each.Name));
}

/// Takes the members that define missing symbols, until no member defines any more of them.
bool LinkSymbols::takeFrom(Archive &File) {
  bool Any = false;
  for (bool Again = true; Again;) {
    Again = false;
    for (const Archive::Symbol &Symbol : File.symbols()) {
      const auto Known = States.find(Symbol.getName());
      if (Known == States.end() || Known->second != State::Undefined)
        continue;
      const std::optional<Archive::Child> Child = valueOf(Symbol.getMember());
      if (!Child)
        continue;
      const std::string Place = (File.getFileName() + ":" + Twine(Child->getChildOffset())).str();
      const std::optional<MemoryBufferRef> Object = valueOf(Child->getMemoryBufferRef());
      if (!Object || !Taken.insert(Place).second)
        continue;
      addObject(*Object);
      Any = Again = true;
    }
  }
  return Any;
}

bool LinkSymbols::takeOne() {
  for (Member &Each : Members)
    if (!Each.Taken && any_of(Each.Defines, [&](StringRef Name) {
          const auto Known = States.find(Name);
          return Known != States.end() && Known->second == State::Undefined;
        })) {
      Each.Taken = true;
      addObject(Each.Object);
      return true;
    }
  return any_of(Archives,
                [&](const auto &File) { return File->hasSymbolTable() && takeFrom(*File); });
}

/// The symbol to which units with libc++ refer (ampcc_rt/for_libcxx.h).
static constexpr StringLiteral LibcxxMark = "ampcc_rt_for_libcxx";

bool LinkSymbols::needRuntime(StringRef Runtime) {
  if (HasUnreadable)
    return true;
  while (takeOne())
    ;
  if (const auto Mark = States.find(LibcxxMark);
      Mark != States.end() && Mark->second == State::Undefined)
    return true;
  const auto Buffer = MemoryBuffer::getFile(Runtime);
  const std::unique_ptr<ELF64LEObjectFile> File =
      Buffer ? sharedLibrary((*Buffer)->getMemBufferRef()) : nullptr;
  if (!File)
    return true; // the linker reports that it is missing
  bool Needed = false;
  // Its weak symbols are instances of templates: each unit that uses one has its own.
  eachDynamicSymbol(*File, [&](StringRef Name, uint32_t Flags) {
    if (Needed || (Flags & (SymbolRef::SF_Undefined | SymbolRef::SF_Weak)))
      return;
    const auto Known = States.find(Name);
    Needed = Known != States.end() && Known->second == State::Undefined;
  });
  return Needed;
}

StandardLibrary LinkSymbols::standardLibrary() const {
  return States.contains(LibcxxMark) ? StandardLibrary::Libcxx : StandardLibrary::Libstdcxx;
}

} // namespace ampcc
