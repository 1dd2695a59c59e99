//===- BitcodeTest.cpp - bitcode of any version of LLVM -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitcode.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// A file with the assembly, a function `defined` and a declaration `missing`.
std::string bitcodeWith(llvm::StringRef Assembly) {
  llvm::LLVMContext Context;
  llvm::Module M("unit", Context);
  M.setModuleInlineAsm(Assembly);
  auto *Type = llvm::FunctionType::get(llvm::Type::getVoidTy(Context), false);
  llvm::Function *Defined =
      llvm::Function::Create(Type, llvm::Function::ExternalLinkage, "defined", M);
  llvm::ReturnInst::Create(Context, llvm::BasicBlock::Create(Context, "", Defined));
  llvm::Function::Create(Type, llvm::Function::ExternalWeakLinkage, "missing", M);
  llvm::SmallVector<char, 0> Bytes;
  llvm::BitcodeWriter Writer(Bytes);
  Writer.writeModule(M);
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
  EXPECT_EQ(moduleAssembly(llvm::MemoryBufferRef(bitcodeWith("nop\n\xC3\xA9\n"), "unit")),
            "nop\n\xC3\xA9\n");
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
  llvm::LLVMContext Context;
  llvm::Module M("unit", Context);
  llvm::SmallVector<char, 0> Bytes;
  llvm::BitcodeWriter Writer(Bytes);
  Writer.writeModule(M);
  Writer.writeStrtab();
  EXPECT_FALSE(symbolsOf(llvm::StringRef(Bytes.data(), Bytes.size())).Known);
}

TEST(Bitcode, DamagedAnywhere) {
  const std::string Whole = bitcodeWith("nop\n");
  for (size_t Length = 0; Length < Whole.size(); Length += 4) {
    const std::string Part = Whole.substr(0, Length);
    moduleAssembly(llvm::MemoryBufferRef(Part, "unit"));
    symbolsOf(Part);
  }
  EXPECT_EQ(moduleAssembly(llvm::MemoryBufferRef(Whole, "unit")), "nop\n");
}

} // namespace
