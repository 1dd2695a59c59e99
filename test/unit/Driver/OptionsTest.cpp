//===- OptionsTest.cpp - ampcc's own options ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"
#include "gtest/gtest.h"

using namespace ampcc;
using Arguments = llvm::SmallVector<const char *, 8>;

static std::string messageOf(llvm::Expected<Options> Result) {
  return Result ? std::string() : llvm::toString(Result.takeError());
}

TEST(OptionsTest, TakesOnlyItsOwn) {
  Arguments Args = {"-O2", "--amp-msvc", "-c", "--translate", "x.cpp"};
  llvm::Expected<Options> Own = takeOptions(Args);
  ASSERT_TRUE(bool(Own));
  EXPECT_TRUE(Own->Msvc);
  EXPECT_TRUE(Own->Translate);
  EXPECT_FALSE(Own->Help);
  EXPECT_EQ(Args, (Arguments{"-O2", "-c", "x.cpp"}));
}

TEST(OptionsTest, ValueJoinedOrNext) {
  Arguments Joined = {"--amp-host-compiler=g++", "x.cpp"};
  Arguments Next = {"--amp-host-compiler", "g++", "x.cpp"};
  for (Arguments *Args : {&Joined, &Next}) {
    llvm::Expected<Options> Own = takeOptions(*Args);
    ASSERT_TRUE(bool(Own));
    EXPECT_EQ(Own->HostCompiler, "g++");
    EXPECT_EQ(*Args, Arguments{"x.cpp"});
  }
}

TEST(OptionsTest, LaterValueWins) {
  Arguments Args = {"--amp-save-temps=a", "--amp-save-temps=b"};
  llvm::Expected<Options> Own = takeOptions(Args);
  ASSERT_TRUE(bool(Own));
  EXPECT_EQ(Own->SaveTemps, "b");
}

TEST(OptionsTest, Errors) {
  Arguments Unknown = {"--amp-msv"}, NoValue = {"--amp-save-temps"}, FlagValue = {"--amp-msvc=1"};
  EXPECT_NE(messageOf(takeOptions(Unknown)).find("unknown option '--amp-msv'"), std::string::npos);
  EXPECT_EQ(messageOf(takeOptions(NoValue)), "option '--amp-save-temps' needs a value");
  EXPECT_NE(messageOf(takeOptions(FlagValue)), "");
}
