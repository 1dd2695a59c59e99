//===- AttributeRegionTest.cpp - an attribute of every function -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/AttributeRegion.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

unsigned NumHandled, NumSettled;

class TestAttribute : public clang::ParsedAttrInfo {
public:
  TestAttribute() {
    static constexpr Spelling Names[] = {{clang::ParsedAttr::AS_GNU, "ampcc_test_region"}};
    Spellings = Names;
  }
  AttrHandling handleDeclAttribute(clang::Sema &, clang::Decl *D,
                                   const clang::ParsedAttr &) const override {
    ++NumHandled;
    NumSettled += llvm::cast<clang::FunctionDecl>(D)->getPreviousDecl() != nullptr;
    return AttributeApplied;
  }
};

clang::ParsedAttrInfoRegistry::Add<TestAttribute> Registration("ampcc_test_region", "for a test");

TEST(AttributeRegion, ReachesEachFunctionBeforeItsDeclarationIsSettled) {
  NumHandled = NumSettled = 0;
  std::unique_ptr<AttributeRegion> Region;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    Region = std::make_unique<AttributeRegion>(S, "ampcc_test_region");
  };
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_NE(find(S, "f")->getMostRecentDecl()->getPreviousDecl(), nullptr);
  };
  // The region that is open at the end of the unit is no error.
  EXPECT_TRUE(Unit.run("int f(); int f() { return 0; } struct S { void m(); }; int variable;"));
  EXPECT_EQ(NumHandled, 3u);
  EXPECT_EQ(NumSettled, 0u);
}

TEST(AttributeRegion, Stops) {
  NumHandled = 0;
  std::unique_ptr<AttributeRegion> Region;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    Region = std::make_unique<AttributeRegion>(S, "ampcc_test_region");
  };
  Unit.AfterDeclaration = [&](clang::Sema &) { Region->stop(); };
  EXPECT_TRUE(Unit.run("int f(); int g();"));
  EXPECT_EQ(NumHandled, 1u);
}

} // namespace
