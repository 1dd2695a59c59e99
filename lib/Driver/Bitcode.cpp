//===- Bitcode.cpp - bitcode of any version of LLVM ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitcode.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Object/IRSymtab.h"

using namespace llvm;

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

bool hasKnownLayout(StringRef Symtab) {
  using irsymtab::storage::Header;
  return Symtab.size() >= sizeof(Header) &&
         reinterpret_cast<const Header *>(Symtab.data())->Version == Header::kCurrentVersion;
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
  if (!hasKnownLayout(Contents->Symtab))
    return false;
  const irsymtab::Reader Table(
      {Contents->Symtab.data(), Contents->Symtab.size()},
      {Contents->StrtabForSymtab.data(), Contents->StrtabForSymtab.size()});
  for (const irsymtab::Reader::SymbolRef &Symbol : Table.symbols())
    if (Symbol.isGlobal() && !Symbol.isFormatSpecific())
      Use(Symbol.getName(), !Symbol.isUndefined(), Symbol.isWeak());
  return true;
}

} // namespace ampcc
