//===- CapturesTest.cpp - tests of addresses that escape -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Captures.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace {

TEST(Captures, AreLookedForAtAllUses) {
  LLVMContext Context;
  Module M("captures", Context);
  IRBuilder<> Builder(Context);
  auto *Ty = FunctionType::get(Builder.getVoidTy(), {Builder.getPtrTy()}, /*isVarArg=*/false);
  auto *F = Function::Create(Ty, Function::ExternalLinkage, "f", M);
  auto *Callee = Function::Create(Ty, Function::ExternalLinkage, "g", M);
  Builder.SetInsertPoint(BasicBlock::Create(Context, "", F));
  auto Local = [&] {
    Value *Result = Builder.CreateAlloca(Builder.getInt32Ty());
    for (int I = 0; I < 5; ++I)
      Builder.CreateStore(Builder.getInt32(I), Result);
    return Result;
  };
  Value *Own = Local(), *Stored = Local(), *Passed = Local();
  Builder.CreateStore(Stored, F->getArg(0));
  Builder.CreateCall(Callee, {Passed});
  Builder.CreateRetVoid();
  EXPECT_FALSE(ampcc::mayBeCaptured(Own));
  EXPECT_TRUE(ampcc::mayBeCaptured(Stored));
  EXPECT_TRUE(ampcc::mayBeCaptured(Passed));
}

} // namespace
