//===- InterpreterTest.cpp - tests of launches in the interpreter --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/Interpreter.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

std::unique_ptr<Module> read(const char *Text) {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error, OpaquePositions::LinesOfText);
  EXPECT_TRUE(M) << Error;
  return M;
}

const char *const Twice = "kernel void k(int* global a bind buffer 0, int* global b bind buffer 8,"
                          " int n bind value 16 4) key \"k\" rank 1 {\n"
                          "  temp int i = @get_global_id<int>(0);\n"
                          "  b[i] = a[i] + n;\n"
                          "}\n";

Launch twoBuffers() {
  Launch L;
  L.Extent = {2};
  L.Functor.set<int32_t>(16, 5);
  for (unsigned I = 0; I < 2; ++I) {
    L.Buffers[HostPlace(0)].set<int32_t>(4 * I, int(I));
    L.Buffers[HostPlace(8)].set<int32_t>(4 * I, 0);
  }
  return L;
}

TEST(Interpreter, OneInterpreterRunsManyLaunches) {
  const std::unique_ptr<Module> M = read(Twice);
  Interpreter Interp(*M);
  Launch L = twoBuffers();
  const Outcome First = Interp.run(*M->Functions[0], L);
  ASSERT_FALSE(First.Problem);
  EXPECT_EQ(First.Buffers.at(HostPlace(8)).get<int32_t>(4), 6);
  L.Buffers[HostPlace(8)].Values.resize(4);
  L.Buffers[HostPlace(8)].Initialised.resize(4);
  const Outcome Second = Interp.run(*M->Functions[0], L);
  ASSERT_TRUE(Second.Problem);
  EXPECT_EQ(Second.Problem->K, Undefined::Kind::OutOfBounds);
  EXPECT_EQ(Second.Problem->Pos.Opaque, 3u);
  EXPECT_EQ(Second.Problem->Thread, 1u);
  const Outcome Third = Interp.run(*M->Functions[0], twoBuffers());
  EXPECT_FALSE(Third.Problem);
  EXPECT_EQ(Third.Buffers, First.Buffers);
}

TEST(Interpreter, ViewsOfOneMemory) {
  const std::unique_ptr<Module> M = read(Twice);
  Launch L = twoBuffers();
  L.Aliases[HostPlace(8)] = HostPlace(0);
  const Outcome O = interpret(*M, *M->Functions[0], L);
  ASSERT_FALSE(O.Problem);
  EXPECT_EQ(O.Buffers.at(HostPlace(0)).get<int32_t>(4), 6);
}

TEST(Interpreter, WhatTheFunctorLacksIsNotInitialised) {
  const std::unique_ptr<Module> M = read(Twice);
  Launch L = twoBuffers();
  L.Functor = Bytes();
  const Outcome O = interpret(*M, *M->Functions[0], L);
  ASSERT_FALSE(O.Problem);
  EXPECT_EQ(O.Buffers.at(HostPlace(8)).Initialised, std::vector<uint8_t>(8, 0));
}

TEST(Interpreter, SamplesBetweenTexels) {
  const std::unique_ptr<Module> M =
      read("kernel void k(float* global out bind buffer 0, int t bind image 8 texels 20) key \"k\""
           " rank 1 {\n"
           "  if (@HAS_IMAGE<bool>(t)) {\n"
           "    float[4] texel;\n"
           "    @SAMPLE_IMAGE<void>(t, 0.5f, 0.5f, &texel[0]);\n"
           "    out[0] = texel[0];\n"
           "  }\n"
           "}\n");
  Launch L;
  L.Buffers[HostPlace(0)].set<float>(0, 0);
  L.Images[HostPlace(8)] = {2, 1, {1, 0, 0, 0, 4, 0, 0, 0}};
  const Outcome O = interpret(*M, *M->Functions[0], L);
  ASSERT_FALSE(O.Problem);
  EXPECT_EQ(O.Buffers.at(HostPlace(0)).get<float>(0), 2.5f);
}

TEST(Interpreter, SeedsDecideInputs) {
  const std::unique_ptr<Module> M = read(Twice);
  const Function &K = *M->Functions[0];
  EXPECT_EQ(seededLaunch(K, 3).Buffers, seededLaunch(K, 3).Buffers);
  EXPECT_NE(seededLaunch(K, 3).Buffers, seededLaunch(K, 4).Buffers);
}

TEST(Interpreter, EveryKindHasAName) {
  EXPECT_EQ(Undefined::nameOf(Undefined::Kind::OutOfBounds), "out-of-bounds");
  Undefined Limit;
  Limit.K = Undefined::Kind::StepLimit;
  EXPECT_FALSE(Limit.isOfProgram());
  Limit.K = Undefined::Kind::Race;
  EXPECT_TRUE(Limit.isOfProgram());
}

} // namespace
