//===- PropertiesTest.cpp - properties of modules -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Text.h"
#include "ampcc/Passes/Pipeline.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

PropertySet lacks(llvm::StringRef Text) {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error;
  return M ? ~propertiesOf(*M) & ((PropertySet(1) << allProperties().size()) - 1) : 0;
}

/// The words that begin and end a kernel.
std::string kernel(const std::string &Body) {
  return "kernel void k(int* global p bind buffer 0) key \"a\" rank 1 group 64 1 1 {" + Body + "}";
}

// A module with no more than this has every property.
TEST(Properties, HoldForPlainCode) {
  EXPECT_EQ(lacks(kernel("p[0] = 1;")), property::None);
  EXPECT_EQ(lacks("int f(int a) { return a; }" + kernel("int b = f(1); p[0] = b;")),
            property::None);
}

struct Case {
  const char *Text;
  PropertySet Lacks;
};

TEST(Properties, AreLost) {
  const Case Cases[] = {
      {"int f(int a) symbol \"f\";", property::Linked},
      {"int f(int a) { return f(a); }", property::NoRecursion},
      {"int f(int image) { if (@HAS_IMAGE<bool>(image)) { return 1; } return 2; }",
       property::ImagesKnown},
      {"bool f(int i, int n) { return @IN_DOMAIN<bool>(i, n); }", property::DomainKnown},
      {"int f() { return g(); } int g() { return 1; }", property::CalleesFirst},
      {"int f(int* a) { return *a; }", property::Spaces},
      {"int f(int a) { return (int)@get_local_id<ulong>(0u); }", property::ThreadLoops},
      {"bool f(int a) { return @SUB_GROUPS<bool>(); }", property::NoSubGroups},
      {"void f() { int[2] a; int[2] b; a[0] = 1; b = a; }", property::NoArrayCopies},
      {"void f() { int[2] a; a[0] = 1; int[2] b = a; }", property::NoArrayCopies},
      {"void f(int n) { switch (n) { case 1: int a = 1; default: break; } }",
       property::LabelsFirst},
      {"int f(int i) { return @CHECK_INDEX<int>(i, i, 4); }", property::IndicesKnown},
      {"bool f(int i) { return @IN_BUFFER<bool>(addr<int* private>(i)); }", property::BoundsKnown},
      {"void f(int n) { int a = 1; { int n$2 = 2; } }", property::UniqueNames},
      {"void f(int barrier) { }", property::UniqueNames},
      {"void uint4() { }", property::UniqueNames},
      {"struct s size 4 align 4 { int kernel @0; } void f(s a) { }", property::UniqueNames},
      {"struct s size 8 align 4 { int a @0; int a$2 @4; } void f(s a) { }", property::UniqueNames},
      {"struct s size 4 align 4 { int x @0; } struct t size 8 align 4 { s a @0; int s$2 @4; }"
       " void f(t a) { }",
       property::UniqueNames},
      {"struct s size 4 align 4 { int x @0; } void s$2(s a) { }", property::UniqueNames},
      {"void f(int n) { int a = 1; if (n == 1) { int a$2 = 2; } }", property::UniqueNames},
  };
  for (const Case &C : Cases)
    EXPECT_EQ(namesOf(lacks(C.Text)), namesOf(C.Lacks)) << C.Text;
}

TEST(Properties, OfBarriers) {
  EXPECT_EQ(lacks(kernel("@barrier<void>(1); p[0] = 1;")), property::NoBarriers);
  // In a condition, and in a function.
  EXPECT_EQ(lacks(kernel("if ((@barrier<void>(1), p[0] == 1)) { p[0] = 2; }")),
            property::NoBarriers | property::KernelBarriers);
  EXPECT_EQ(lacks("int f() { @barrier<void>(1); return 1; }" + kernel("p[0] = f();")),
            property::NoBarriers | property::KernelBarriers);
  // A function that no kernel reaches does not count.
  EXPECT_EQ(lacks("int f() { @barrier<void>(1); return 1; }" + kernel("p[0] = 1;")),
            property::None);
}

TEST(Properties, OfImages) {
  auto Sampling = [](const std::string &Body) {
    return lacks("kernel void k(int image bind image 0 texels 1 imagebit 0) key \"a\" rank 1 {" +
                 Body + "}");
  };
  EXPECT_EQ(Sampling("if (@HAS_IMAGE<bool>(image)) { int i = 1; }"), property::None);
  EXPECT_EQ(Sampling("int copy = image;"), property::ImagesKnown);
  EXPECT_EQ(Sampling("int copy; copy = @HAS_IMAGE<bool>(image) ? image : 0;"),
            property::ImagesKnown);
}

TEST(Properties, OfChecks) {
  EXPECT_EQ(lacks(kernel("@SHADOW_BARRIER<void>(0, 0, 0, 1); p[0] = 1;")), property::NoShadow);
  EXPECT_EQ(lacks("int f() { return @SHADOW_ABSENT<int>(0); }" + kernel("p[0] = f();")),
            property::NoBarrierQueries);
  EXPECT_EQ(lacks("int f() { return @SHADOW_ABSENT<int>(0); }" + kernel("p[0] = 1;")),
            property::None);
}

TEST(Properties, OfTileStaticVariables) {
  EXPECT_EQ(lacks(kernel("tile_static int t; t = p[0];")), property::None);
  EXPECT_EQ(lacks(kernel("if (p[0] == 1) { tile_static int t; t = 1; }")),
            property::KernelTileStatic);
  EXPECT_EQ(lacks("void f() { tile_static int t; t = 1; }"), property::KernelTileStatic);
}

TEST(Properties, OfRegions) {
  EXPECT_EQ(lacks(kernel("per_thread int a; threads { a = 1; }")),
            property::WholeKernels | property::NoThreadVariables | property::ThreadLoops);
  EXPECT_EQ(lacks(kernel("thread for (int l = 0; l < 64; ++l) { p[l] = 1; }")),
            property::WholeKernels);
}

TEST(Properties, OfSpaces) {
  EXPECT_EQ(lacks("struct s size 8 align 8 { int* p @0; } void f(s* private a) { a->p = a->p; }"),
            property::Spaces);
  // A pass has joined two.
  std::string Error;
  auto M = readText(
      kernel("tile_static int t; int own = 1; int* q = p[0] == 1 ? &t : &own; p[0] = *q;"), Error);
  ASSERT_TRUE(M) << Error;
  std::vector<Problem> Problems;
  PassContext PC{*M, Problems};
  findPass("specialize-address-spaces")->Run(PC);
  EXPECT_EQ(propertiesOf(*M, property::Spaces | property::OneSpace), property::Spaces);
}

TEST(Properties, HaveSentences) {
  std::string Error;
  auto M = readText("int f(int a) { return f(a); }", Error);
  ASSERT_TRUE(M) << Error;
  EXPECT_EQ(verifyProperties(*M, property::NoRecursion | property::Linked),
            std::vector<std::string>{
                "NoRecursion does not hold: no function calls itself, directly or through others"});
  EXPECT_EQ(namesOf(property::Spaces | property::Linked), "Linked, Spaces");
}

/// A pass that says it keeps more than it does is found.
class Breaker final : public PassObserver {
public:
  bool verifiesProperties() const override { return true; }
  void before(const PassInfo &Pass, const Module &M) override {
    if (Pass.Name == "widen-ids")
      std::swap(const_cast<Module &>(M).Functions[0], const_cast<Module &>(M).Functions[1]);
  }
};

TEST(Properties, AreCheckedAfterEachPass) {
  std::string Error;
  auto M = readText(
      "noinline int f(int a) { for (;;) { if (a > 1) { return a; } a = a + 1; } return 0; }" +
          kernel("p[0] = f(p[0]);"),
      Error);
  ASSERT_TRUE(M) << Error;
  Breaker Observer;
  std::vector<Problem> Problems = runPasses(*M, Form::OpenCL, &Observer);
  ASSERT_EQ(Problems.size(), 1u);
  EXPECT_EQ(Problems[0].Args[0], "after widen-ids: CalleesFirst does not hold: functions are "
                                 "declared before their callers");
}

} // namespace
