//===- HostCallsTest.cpp - tests of calls of host functions in device functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/HostCalls.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Whether the code compiles if calls are allowed from the second declaration on, and if not.
std::pair<bool, bool> compiles(llvm::StringRef Code) {
  std::pair<bool, bool> Result;
  for (bool Allow : {true, false}) {
    Compile Unit;
    Unit.cuda();
    if (Allow)
      Unit.AfterDeclaration = [](clang::Sema &S) {
        allowHostCalls(const_cast<clang::LangOptions &>(S.getLangOpts()));
        EXPECT_TRUE(areHostCallsAllowed(S.getLangOpts()));
      };
    (Allow ? Result.first : Result.second) = Unit.run(Code);
  }
  return Result;
}

TEST(HostCalls, AreResolvedInDeviceFunctions) {
  EXPECT_EQ(compiles("int f(int);\n"
                     "__attribute__((device)) int g() { return f(1); }\n"),
            std::make_pair(true, false));
}

TEST(HostCalls, AreWorseThanThoseOfDeviceFunctions) {
  EXPECT_EQ(compiles("int f(int);\n"
                     "__attribute__((device)) char f(int);\n"
                     "__attribute__((device)) void g() {\n"
                     "  static_assert(sizeof(f(1)) == 1, \"\");\n"
                     "}\n"),
            std::make_pair(true, true));
}

} // namespace
