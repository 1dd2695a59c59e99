//===- PipelineTest.cpp - the passes together -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Passes/Pipeline.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include "ampcc/OpenCL/Printer.h"
#include "ampcc/Passes/Pass.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

std::unique_ptr<Module> parse(llvm::StringRef Text) {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error;
  return M;
}

// An index, a view and a closure as Lower makes them; nothing of it is left.
const char *const Saxpy = R"(
struct index size 4 align 4 library { int[1] base @0; }
struct view size 16 align 8 free library { float* data @0; int offset @8; }
struct closure size 48 align 8 free library { view x @0; view y @16; float a @32; }

inline void construct(index* this, int i) { this->base[0] = i; }
inline int at(index const* this, int i) { return this->base[i]; }
inline float* element(view const* this, index const* i) {
  return addr<float*>(this->data[this->offset + at(i, 0)]);
}
void saxpy(closure const* this, index idx) {
  *element(&this->y, &idx) += this->a * *element(&this->x, &idx);
}
kernel void saxpy_kernel(float* global x bind buffer 0, int x_offset bind value 24 4 viewoffset,
                         float* global y bind buffer 40, int y_offset bind value 64 4 viewoffset,
                         float a bind value 80 4, int n bind domain 0) {
  temp closure c;
  c.x.data = x;
  c.x.offset = x_offset;
  c.y.data = y;
  c.y.offset = y_offset;
  c.a = a;
  temp index i;
  construct(&i, @get_global_id<int>(0));
  if (at(&i, 0) < n) { saxpy(&c, i); }
}
)";

TEST(Pipeline, DissolvesTheLibrary) {
  auto M = parse(Saxpy);
  EXPECT_TRUE(runPasses(*M).empty());
  EXPECT_TRUE(verify(*M).empty());
  EXPECT_EQ(printOpenCL(*M), R"(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))

__kernel void saxpy_kernel(__global float *x, int x_offset, __global float *y, int y_offset,
                           float a, int n) {
  x += VIEW_OFFSET(0, x_offset);
  y += VIEW_OFFSET(1, y_offset);
  long idx = get_global_id(0);
  if (idx < n) {
    y[idx] += a * x[idx];
  }
}
)");
}

TEST(Pipeline, MakesBothFormsOfOneModule) {
  auto M = parse(Saxpy);
  EXPECT_TRUE(runSharedPasses(*M).empty());
  auto Tile = cloneModule(*M);
  EXPECT_TRUE(runFormPasses(*M, Form::OpenCL).empty());
  EXPECT_TRUE(runFormPasses(*Tile, Form::Tile).empty());
  EXPECT_TRUE(verify(*Tile).empty());
  EXPECT_EQ(
      toText(*Tile->Functions[0]),
      R"(kernel void saxpy_kernel(float* global x bind buffer 0, int x_offset bind value 24 4 viewoffset viewbit 0, )"
      R"(float* global y bind buffer 40, int y_offset bind value 64 4 viewoffset viewbit 1, float a bind value 80 4, )"
      R"(int n bind domain 0, final int begin bind position 0, final int end bind position 1) {
  temp int thread_end = end;
  if ((<long>n) < (<long>thread_end)) {
    thread_end = (int)(<long>n);
  }
  independent thread for (temp int thread = begin; thread < thread_end; ++thread) {
    final float* global x_2 = x + x_offset;
    final float* global y_2 = y + y_offset;
    temp named long idx = <long>thread;
    y_2[idx] += a * x_2[idx];
  }
}
)");
}

TEST(Pipeline, TileFormHasNoPlaceForRecursion) {
  auto M = parse("int f(int a) { return g(a); } int g(int a) { @barrier<void>(1); return f(a); }"
                 "kernel void k(int* global p) { p[0] = f(1); }");
  std::vector<Problem> Problems = runPasses(*M, Form::Tile);
  ASSERT_EQ(Problems.size(), 1u);
  EXPECT_EQ(Problems[0].K, Problem::Kind::Internal);
}

TEST(Pipeline, KeepsBindingsOfWhatIsLeft) {
  auto M = parse("kernel void k(float* global p bind buffer 0, int gone bind value 8 4,"
                 "              int kept bind value 16 4) { p[kept] = 1.0f; }");
  EXPECT_TRUE(runPasses(*M).empty());
  const Function *F = M->Functions[0];
  ASSERT_EQ(F->Params.size(), 2u);
  EXPECT_EQ(F->Params[0]->Binding->K, ArgBinding::Kind::Buffer);
  EXPECT_EQ(F->Params[1]->Binding->Offset, 16u);
}

TEST(Pipeline, ReportsRecursion) {
  auto M = parse("int f(int a) { return g(a); } int g(int a) { return f(a); }"
                 "kernel void k(int* global p) { p[0] = f(1); }");
  std::vector<Problem> Problems = runPasses(*M);
  ASSERT_EQ(Problems.size(), 1u);
  EXPECT_EQ(Problems[0].K, Problem::Kind::Internal);
}

TEST(Pipeline, ReportsAtomicsOnLocals) {
  auto M = parse("kernel void k(int* global p) { tile_static int t; int own = 1; int* q = &own; "
                 "if (p[0] == 0) { q = &t; } @atomic_add<int>(q, 1); p[0] = own; }");
  std::vector<Problem> Problems = runPasses(*M);
  ASSERT_EQ(Problems.size(), 1u);
  EXPECT_EQ(Problems[0].K, Problem::Kind::AtomicOnLocal);
}

TEST(Pipeline, ReportsWhatTheVerifierFinds) {
  auto M = parse("kernel void k(int* global p) { p[0] = 1; }");
  M->Functions[0]->Body->Stmts.push_back(M->Ctx.make<Break>());
  std::vector<Problem> Problems = runPasses(*M);
  ASSERT_EQ(Problems.size(), 1u);
  EXPECT_EQ(Problems[0].Args[0], "after lowering: k: 'break' outside a loop or switch");
}

TEST(Pipeline, OutputIsTheSameEveryTime) {
  auto A = parse(Saxpy), B = parse(Saxpy);
  runPasses(*A);
  runPasses(*B);
  EXPECT_EQ(printOpenCL(*A), printOpenCL(*B));
}

TEST(Passes, AreFoundByName) {
  ASSERT_TRUE(findPass("simplify"));
  EXPECT_FALSE(findPass("nothing"));
  for (const PassInfo &P : allPasses())
    EXPECT_EQ(findPass(P.Name), &P) << P.Name.str();
}

} // namespace
