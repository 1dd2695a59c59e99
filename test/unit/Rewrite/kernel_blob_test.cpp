//===- kernel_blob_test.cpp - tests of the kernel blob -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Rewrite/KernelBlob.h"
#include "gtest/gtest.h"

using namespace ampcc;
using namespace llvm;

TEST(StringLiteral, EscapesWhatALiteralCannotHold) {
  EXPECT_EQ(stringLiteral("a\"b\\c\n"), "\"a\\\"b\\\\c\\012\"");
  EXPECT_EQ(stringLiteral("\x7f"
                          "1"),
            "\"\\1771\"");
  EXPECT_EQ(stringLiteral("\xc3\xbc"), "\"\xc3\xbc\"");
}

TEST(RawStringLiterals, PickADelimiterThatTheTextDoesNotHold) {
  EXPECT_EQ(rawStringLiterals("x"), "R\"ampcc(x)ampcc\"\n");
  EXPECT_EQ(rawStringLiterals("a )ampcc\" b"), "R\"ampcc_(a )ampcc\" b)ampcc_\"\n");
  EXPECT_EQ(rawStringLiterals(""), "R\"ampcc()ampcc\"\n");
}

TEST(RawStringLiterals, SplitLongTextsAtLines) {
  std::string Line = std::string(99, 'x') + "\n", Text;
  for (int I = 0; I < 1000; ++I)
    Text += Line;
  SmallVector<StringRef> Pieces;
  std::string Literals = rawStringLiterals(Text);
  StringRef(Literals).split(Pieces, "R\"ampcc(", -1, /*KeepEmpty=*/false);
  std::string Joined;
  for (StringRef Piece : Pieces) {
    ASSERT_TRUE(Piece.consume_back(")ampcc\"\n"));
    EXPECT_LE(Piece.size(), 16384u);
    EXPECT_TRUE(Piece.ends_with("\n"));
    Joined += Piece;
  }
  EXPECT_EQ(Joined, Text);
}

namespace {

kir::Function *makeKernel(kir::Module &M) {
  kir::Function *F = M.createFunction("k", M.Ctx.voidTy());
  F->IsKernel = true;
  F->Key = "R1K|e1";
  F->DomainRank = 1;
  F->Body = M.Ctx.make<kir::Block>();
  return F;
}

std::string blobOf(const kir::Module &M) {
  return kernelBlob(M, "text", "-cl-some-option", "main.cpp", NativeRows(),
                    [](StringRef Key) { return KernelFacts{24, {Key.str()}, {}}; });
}

} // namespace

TEST(KernelBlob, IsEmptyWithoutKernels) {
  kir::Module M;
  M.createFunction("helper", M.Ctx.voidTy());
  EXPECT_EQ(blobOf(M), "");
}

TEST(KernelBlob, CountsTileStaticMemoryWithItsAlignment) {
  kir::Module M;
  kir::Function *F = makeKernel(M);
  const kir::Type *Types[] = {M.Ctx.intTy(8), M.Ctx.arrayOf(M.Ctx.floatTy(), 4)};
  for (const kir::Type *Ty : Types) {
    auto *V = M.Ctx.make<kir::Var>();
    V->Ty = Ty;
    V->S = kir::Var::Storage::TileStatic;
    F->Body->Stmts.push_back(M.Ctx.make<kir::DeclStmt>(V));
  }
  EXPECT_NE(blobOf(M).find("{0, 0, 0}, 20, false"), std::string::npos) << blobOf(M);
}

TEST(KernelBlob, FindsDoubleInCallees) {
  kir::Module M;
  kir::Function *F = makeKernel(M);
  kir::Function *Callee = M.createFunction("callee", M.Ctx.floatTy(64));
  auto *Call = M.Ctx.make<kir::Call>(Callee, std::vector<kir::Expr *>());
  F->Body->Stmts.push_back(M.Ctx.make<kir::ExprStmt>(Call));
  EXPECT_NE(blobOf(M).find("0, true, "), std::string::npos) << blobOf(M);
}

TEST(KernelBlob, WritesBuildOptions) {
  kir::Module M;
  makeKernel(M);
  EXPECT_NE(blobOf(M).find("ampcc_kernels, 1, \"-cl-some-option\"};"), std::string::npos)
      << blobOf(M);
}

TEST(KernelBlob, WritesArgumentsInOrder) {
  kir::Module M;
  kir::Function *F = makeKernel(M);
  auto *P = M.Ctx.make<kir::Var>();
  P->Name = "data";
  P->Ty = M.Ctx.pointerTo(M.Ctx.floatTy(), false, kir::Space::Global);
  P->S = kir::Var::Storage::Param;
  kir::ArgBinding Binding;
  Binding.K = kir::ArgBinding::Kind::Buffer;
  Binding.Offset = 8;
  Binding.ThroughReference = true;
  Binding.InnerOffset = 16;
  Binding.Size = 4;
  Binding.ReadOnly = true;
  P->Binding = Binding;
  F->Params.push_back(P);
  EXPECT_NE(blobOf(M).find("{__ampcc_arg_buffer, true, true, 8, 16, 4, \"data\"},"),
            std::string::npos)
      << blobOf(M);
}
