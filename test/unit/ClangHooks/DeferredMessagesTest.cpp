//===- DeferredMessagesTest.cpp - tests of Clang's deferred messages -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/DeferredMessages.h"
#include "Compile.h"
#include "clang/Basic/DiagnosticSema.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

constexpr llvm::StringLiteral Text = R"(
  __attribute__((host)) void host();
  inline __attribute__((host, device)) void both() { host(); }
  __attribute__((device)) void device() { both(); }
)";

TEST(DeferredMessages, AreGivenAtTheEnd) {
  Compile Unit;
  Unit.cuda();
  EXPECT_FALSE(Unit.run(Text));
}

TEST(DeferredMessages, AreTakenBeforeThat) {
  std::vector<DeferredMessages> Taken;
  std::string Function;
  Compile Unit;
  Unit.cuda();
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    beforeDeferredAreGiven(S, [&] {
      Taken = takeDeferred(S);
      for (const DeferredMessages &M : Taken)
        Function = M.Function->getNameAsString();
    });
  };
  EXPECT_TRUE(Unit.run(Text));
  ASSERT_EQ(Taken.size(), 1u);
  EXPECT_EQ(Function, "both");
  ASSERT_EQ(Taken[0].Parts.size(), 2u);
  EXPECT_EQ(Taken[0].Parts[0].second.getDiagID(), unsigned(clang::diag::err_ref_bad_target));
}

} // namespace
