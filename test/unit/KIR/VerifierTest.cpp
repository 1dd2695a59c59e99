//===- VerifierTest.cpp - tests of malformed KIR -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Verifier.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc::kir;

namespace {

std::string firstError(const Module &M) {
  std::vector<std::string> Errors = verify(M);
  return Errors.empty() ? "" : Errors.front();
}

std::string firstError(llvm::StringRef Text) {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error;
  return M ? firstError(*M) : Error;
}

TEST(Verifier, AcceptsWellFormedCode) {
  EXPECT_EQ(firstError("int f(int a) { for (int i = 0; i < a; ++i) { a -= i; } return a; }"), "");
}

TEST(Verifier, OperandsHaveOneType) {
  EXPECT_EQ(firstError("float f(float a, int b) { return a + b; }"),
            "f: operands of different types in 'a + b'");
}

TEST(Verifier, ArgumentsMatchParameters) {
  EXPECT_EQ(firstError("int g(int a) { return a; } int f() { return g(1, 2); }"),
            "f: wrong number of arguments in 'g(1, 2)'");
  EXPECT_EQ(firstError("int g(int a) { return a; } int f() { return g(1.0f); }"),
            "f: argument of another type in 'g(1.0f)'");
}

TEST(Verifier, VariablesEndWithTheirBlock) {
  EXPECT_EQ(firstError("void f() { for (int i = 0; i < 2; ++i) {} i = 1; }"),
            "f: use of an undeclared variable in 'i'");
}

TEST(Verifier, AssignmentNeedsAnLvalue) {
  EXPECT_EQ(firstError("void f(int a) { (a + 1) = 2; }"),
            "f: assignment to no lvalue in '(a + 1) = 2'");
}

TEST(Verifier, JumpsStayInside) {
  EXPECT_EQ(firstError("void f() { continue; }"), "f: 'continue' outside a loop");
  EXPECT_EQ(firstError("void f(int a) { switch (a) { case 1: continue; } }"),
            "f: 'continue' outside a loop");
  EXPECT_EQ(firstError("void f() { if (true) { case 1: } }"),
            "f: 'case' outside the body of a switch");
}

TEST(Verifier, ListsInitialise) {
  Module M;
  Function *F = M.createFunction("f", M.Ctx.voidTy());
  F->Body = M.Ctx.make<Block>();
  auto *List = M.Ctx.make<InitList>(M.Ctx.arrayOf(M.Ctx.intTy(), 1), std::vector<Expr *>());
  F->Body->Stmts.push_back(M.Ctx.make<ExprStmt>(List));
  EXPECT_EQ(firstError(M), "f: an initialiser list outside a declaration in '{}'");
}

TEST(Verifier, CalleesBelongToTheModule) {
  Module M;
  Function *Stranger = M.Ctx.make<Function>();
  Stranger->Name = "g";
  Stranger->ReturnTy = M.Ctx.voidTy();
  Function *F = M.createFunction("f", M.Ctx.voidTy());
  F->Body = M.Ctx.make<Block>();
  auto *Call = M.Ctx.make<ampcc::kir::Call>(Stranger, std::vector<Expr *>());
  F->Body->Stmts.push_back(M.Ctx.make<ExprStmt>(Call));
  EXPECT_EQ(firstError(M), "f: call of a function that is not in the module in 'g()'");
}

TEST(Verifier, NothingEndsALoopOverThreads) {
  EXPECT_EQ(firstError("kernel void k() { threads { return; } }"),
            "k: 'return' out of a loop over threads");
  EXPECT_EQ(firstError("kernel void k() { thread for (int i = 0; i < 2; ++i) { break; } }"),
            "k: 'break' out of a loop over threads");
  EXPECT_EQ(firstError("kernel void k() { threads { while (true) { break; } continue; } }"), "");
}

TEST(Verifier, LoopsOverThreadsStandOutsideOfThem) {
  EXPECT_EQ(firstError("kernel void k() { threads { while (true) { threads { } } } }"),
            "k: a loop over threads inside of a thread's code");
  EXPECT_EQ(firstError("kernel void k() { threads { threads { } } }"),
            "k: a region inside of a region");
  EXPECT_EQ(firstError("void f() { threads { } }"),
            "f: a loop over threads inside of a thread's code");
}

TEST(Verifier, PositionsAreIntegersOfKernels) {
  EXPECT_EQ(firstError("kernel void k(float x bind position 0) { }"),
            "k: parameter 'x' cannot be a position");
}

} // namespace
