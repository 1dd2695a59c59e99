//===- ManifestTest.cpp - kernels described for other programs ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Manifest.h"
#include "gtest/gtest.h"

using namespace ampcc;
using namespace ampcc::kir;

static Var *param(Module &M, const char *Name, const Type *Ty, ArgBinding Binding) {
  auto *V = M.Ctx.make<Var>();
  V->Name = Name;
  V->Ty = Ty;
  V->S = Var::Storage::Param;
  V->Binding = Binding;
  return V;
}

static ArgBinding binding(ArgBinding::Kind K, uint32_t Offset, uint32_t Size = 0) {
  ArgBinding B;
  B.K = K;
  B.Offset = Offset;
  B.Size = Size;
  return B;
}

TEST(ManifestTest, EveryKindOfArgument) {
  Module M;
  M.Files.push_back("user.cpp");
  M.createFunction("helper", M.Ctx.voidTy());
  Function *F = M.createFunction("fill_kernel", M.Ctx.voidTy());
  F->IsKernel = true;
  F->Key = "L0|t2x3";
  F->DomainRank = 2;
  F->WorkGroupSize = TileSize::constant({3, 2, 1});
  F->Pos.File = 1;
  F->Pos.Line = 7;
  const Type *Data = M.Ctx.pointerTo(M.Ctx.floatTy(), /*Const=*/true, Space::Global);
  ArgBinding Buffer = binding(ArgBinding::Kind::Buffer, 8);
  Buffer.ReadOnly = true;
  Buffer.ThroughReference = true;
  Buffer.InnerOffset = 16;
  F->Params = {param(M, "data", Data, Buffer),
               param(M, "factor", M.Ctx.intTy(16, false), binding(ArgBinding::Kind::Value, 24, 2)),
               param(M, "domain", M.Ctx.intTy(), binding(ArgBinding::Kind::Domain, 1)),
               param(M, "messages", M.Ctx.pointerTo(M.Ctx.intTy(32, false), false, Space::Global),
                     binding(ArgBinding::Kind::Messages, 0))};

  llvm::Expected<llvm::json::Value> Expected = llvm::json::parse(R"([{
    "name": "fill_kernel", "key": "L0|t2x3", "rank": 2, "file": "user.cpp", "line": 7,
    "work_group_size": [3, 2, 1],
    "arguments": [
      {"name": "data", "type": "__global const float *", "kind": "buffer", "read_only": true,
       "offset": 8, "inner_offset": 16},
      {"name": "factor", "type": "ushort", "kind": "value", "offset": 24, "size": 2},
      {"name": "domain", "type": "int", "kind": "domain", "component": 1},
      {"name": "messages", "type": "__global uint *", "kind": "messages"}]}])");
  ASSERT_TRUE(bool(Expected));
  EXPECT_EQ(llvm::json::Value(describeKernels(M)), *Expected);
}

TEST(ManifestTest, SimpleLaunchHasNoWorkGroup) {
  Module M;
  Function *F = M.createFunction("k", M.Ctx.voidTy());
  F->IsKernel = true;
  llvm::json::Array Kernels = describeKernels(M);
  ASSERT_EQ(Kernels.size(), 1u);
  EXPECT_EQ(Kernels[0].getAsObject()->get("work_group_size"), nullptr);
  EXPECT_EQ(Kernels[0].getAsObject()->get("file"), nullptr);
}

TEST(ManifestTest, TilesOfTheLaunch) {
  Module M;
  Function *F = M.createFunction("k", M.Ctx.voidTy());
  F->IsKernel = true;
  F->WorkGroupSize = TileSize::parameters(1);
  const Type *Data = M.Ctx.pointerTo(M.Ctx.floatTy(), /*Const=*/false, Space::Local);
  F->Params = {param(M, "part", Data, binding(ArgBinding::Kind::TileMemory, 16))};
  llvm::Expected<llvm::json::Value> Expected = llvm::json::parse(R"([{
    "name": "k", "key": "", "rank": 0, "tiles_of_launch": true,
    "arguments": [
      {"name": "part", "type": "__local float *", "kind": "tile_memory", "offset": 16}]}])");
  ASSERT_TRUE(bool(Expected));
  EXPECT_EQ(llvm::json::Value(describeKernels(M)), *Expected);
}

TEST(ManifestTest, Messages) {
  Module M;
  M.Files.push_back("user.cpp");
  Message Sent;
  Sent.K = Message::Kind::Error;
  Sent.Format = "%d %s\n";
  Sent.Args = {{M.Ctx.intTy(), ""}, {nullptr, "text"}};
  Sent.Pos.File = 1;
  Sent.Pos.Line = 9;
  M.Messages.push_back(Sent);
  llvm::Expected<llvm::json::Value> Expected = llvm::json::parse(R"([{
    "kind": "error", "format": "%d %s\n", "arguments": [{"type": "int"}, {"text": "text"}],
    "file": "user.cpp", "line": 9}])");
  ASSERT_TRUE(bool(Expected));
  EXPECT_EQ(llvm::json::Value(describeMessages(M)), *Expected);
}
