//===- BitcodeTest.cpp - bitcode of any version of LLVM -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitcode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// A file with the assembly, a function `defined` and a declaration `missing`.
std::string bitcodeWith(llvm::StringRef Assembly, bool HasSymbols = true) {
  static const bool Initialized = [] {
    // LLVM writes symbols for targets whose assembly it can parse.
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmParsers();
    return true;
  }();
  (void)Initialized;
  llvm::LLVMContext Context;
  llvm::SMDiagnostic Problem;
  std::unique_ptr<llvm::Module> M =
      llvm::parseAssemblyString("target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"\n"
                                "target triple = \"x86_64-pc-linux-gnu\"\n"
                                "define void @defined() { ret void }\n"
                                "declare extern_weak void @missing()\n",
                                Problem, Context);
  M->setModuleInlineAsm(Assembly);
  llvm::SmallVector<char, 0> Bytes;
  llvm::BitcodeWriter Writer(Bytes);
  Writer.writeModule(*M);
  if (HasSymbols)
    Writer.writeSymtab();
  Writer.writeStrtab();
  return std::string(Bytes.begin(), Bytes.end());
}

std::string problemOf(llvm::StringRef Bitcode) {
  llvm::LLVMContext Context;
  auto M = llvm::getLazyBitcodeModule(llvm::MemoryBufferRef(Bitcode, "unit"), Context);
  return M ? std::string() : llvm::toString(M.takeError());
}

/// The same file with another epoch: LLVM reads no module of an epoch that it does not know. The
/// epoch is in the first block, where each bit is tried.
std::string ofAnotherEpoch(std::string Bitcode) {
  for (size_t Bit = 32; Bit < 1024; ++Bit) {
    const char Mask = static_cast<char>(1 << Bit % 8);
    Bitcode[Bit / 8] ^= Mask;
    if (llvm::StringRef(problemOf(Bitcode)).starts_with("Incompatible epoch"))
      return Bitcode;
    Bitcode[Bit / 8] ^= Mask;
  }
  return std::string();
}

struct Symbols {
  bool Known;
  std::string Text;
};

Symbols symbolsOf(llvm::StringRef Bitcode) {
  Symbols Result{false, {}};
  Result.Known = forEachBitcodeSymbol(
      llvm::MemoryBufferRef(Bitcode, "unit"), [&](llvm::StringRef Name, bool Defined, bool Weak) {
        Result.Text +=
            Name.str() + (Defined ? " defined" : " undefined") + (Weak ? " weak; " : "; ");
      });
  return Result;
}

TEST(Bitcode, KeepsAssembly) {
  EXPECT_EQ(moduleAssembly(llvm::MemoryBufferRef(bitcodeWith("nop # \xC3\xA9\n"), "unit")),
            "nop # \xC3\xA9\n");
  EXPECT_EQ(moduleAssembly(llvm::MemoryBufferRef(bitcodeWith(""), "unit")), "");
}

TEST(Bitcode, HasSymbols) {
  const Symbols Found = symbolsOf(bitcodeWith(""));
  EXPECT_TRUE(Found.Known);
  EXPECT_EQ(Found.Text, "defined defined; missing undefined weak; ");
}

TEST(Bitcode, OfAnotherEpoch) {
  const std::string Text = ofAnotherEpoch(bitcodeWith("nop\n"));
  ASSERT_FALSE(Text.empty());
  EXPECT_EQ(moduleAssembly(llvm::MemoryBufferRef(Text, "unit")), "nop\n");
  const Symbols Found = symbolsOf(Text);
  EXPECT_TRUE(Found.Known);
  EXPECT_EQ(Found.Text, "defined defined; missing undefined weak; ");
}

TEST(Bitcode, WithoutSymbolTable) {
  EXPECT_FALSE(symbolsOf(bitcodeWith("", /*HasSymbols=*/false)).Known);
}

TEST(Bitcode, DamagedAnywhere) {
  const std::string Whole = bitcodeWith("nop\n");
  for (size_t Length = 0; Length < Whole.size(); Length += 4) {
    const std::string Part = Whole.substr(0, Length);
    moduleAssembly(llvm::MemoryBufferRef(Part, "unit"));
    EXPECT_FALSE(symbolsOf(Part).Known) << Length;
  }
  for (size_t Byte = 4; Byte < Whole.size(); ++Byte) {
    std::string Other = Whole;
    Other[Byte] ^= 0x7F;
    moduleAssembly(llvm::MemoryBufferRef(Other, "unit"));
    symbolsOf(Other);
  }
}

} // namespace
