//===- Bitcode.cpp - bitcode of any version of LLVM ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitcode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Object/IRSymtab.h"

using namespace llvm;
namespace storage = llvm::irsymtab::storage;

namespace ampcc {
namespace {

/// Reads records of a module's block up to the one of its assembly, which is appended to `Text`.
Error readAssembly(BitstreamCursor &Stream, std::string &Text) {
  SmallVector<uint64_t, 256> Record;
  while (true) {
    Expected<BitstreamEntry> Entry = Stream.advanceSkippingSubblocks();
    if (!Entry)
      return Entry.takeError();
    if (Entry->Kind != BitstreamEntry::Record)
      return Error::success(); // the end of the block, or a damaged one
    Record.clear();
    Expected<unsigned> Code = Stream.readRecord(Entry->ID, Record);
    if (!Code)
      return Code.takeError();
    if (*Code == bitc::MODULE_CODE_ASM) {
      Text.append(Record.begin(), Record.end());
      return Error::success();
    }
  }
}

/// `Blocks`: an identification block and the block of the module that it is for.
Error readModule(StringRef Blocks, std::string &Text) {
  BitstreamCursor Stream(Blocks);
  while (!Stream.AtEndOfStream()) {
    Expected<BitstreamEntry> Entry = Stream.advance();
    if (!Entry)
      return Entry.takeError();
    if (Entry->Kind != BitstreamEntry::SubBlock)
      return Error::success();
    if (Entry->ID == bitc::MODULE_BLOCK_ID) {
      if (Error E = Stream.EnterSubBlock(bitc::MODULE_BLOCK_ID))
        return E;
      return readAssembly(Stream, Text);
    }
    if (Error E = Stream.SkipBlock())
      return E;
  }
  return Error::success();
}

/// The symbols of a table whose layout is known; empty if there are none.
ArrayRef<storage::Symbol> symbolsOf(StringRef Table) {
  if (Table.size() < sizeof(storage::Header))
    return {};
  const auto &Header = *reinterpret_cast<const storage::Header *>(Table.data());
  const uint64_t Begin = Header.Symbols.Offset, Count = Header.Symbols.Size;
  if (Header.Version != storage::Header::kCurrentVersion ||
      Begin + Count * sizeof(storage::Symbol) > Table.size())
    return {};
  return Header.Symbols.get(Table);
}

} // namespace

std::string moduleAssembly(MemoryBufferRef Bitcode) {
  std::string Text;
  Expected<std::vector<BitcodeModule>> Modules = getBitcodeModuleList(Bitcode);
  if (!Modules) {
    consumeError(Modules.takeError());
    return Text;
  }
  for (const BitcodeModule &M : *Modules)
    consumeError(readModule(M.getBuffer(), Text));
  return Text;
}

bool forEachBitcodeSymbol(MemoryBufferRef Bitcode,
                          function_ref<void(StringRef Name, bool Defined, bool Weak)> Use) {
  Expected<BitcodeFileContents> Contents = getBitcodeFileContents(Bitcode);
  if (!Contents) {
    consumeError(Contents.takeError());
    return false;
  }
  const ArrayRef<storage::Symbol> Symbols = symbolsOf(Contents->Symtab);
  const StringRef Names = Contents->StrtabForSymtab;
  auto IsWhole = [&](const storage::Symbol &Symbol) {
    return uint64_t(Symbol.Name.Offset) + Symbol.Name.Size <= Names.size();
  };
  if (Symbols.empty() || !all_of(Symbols, IsWhole))
    return false;
  for (const storage::Symbol &Symbol : Symbols) {
    auto Has = [&](storage::Symbol::FlagBits Bit) { return (Symbol.Flags >> Bit & 1) != 0; };
    if (Has(storage::Symbol::FB_global) && !Has(storage::Symbol::FB_format_specific))
      Use(Symbol.Name.get(Names), !Has(storage::Symbol::FB_undefined),
          Has(storage::Symbol::FB_weak));
  }
  return true;
}

} // namespace ampcc
