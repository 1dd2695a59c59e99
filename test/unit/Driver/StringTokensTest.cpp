//===- StringTokensTest.cpp - dynamic string tokens in run paths ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StringTokens.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(StringTokens, EndWhereANameEnds) {
  const StringTokens Tokens("");
  EXPECT_EQ(Tokens.expand("$ORIGIN/lib", "/a b"), "/a b/lib");
  EXPECT_EQ(Tokens.expand("${ORIGIN}lib:$ORIGIN", "/o"), "/olib:/o");
  EXPECT_EQ(Tokens.expand("/$ORIGINAL/$LIBRARY/$LIB_/$/$$", "/o"),
            "/$ORIGINAL/$LIBRARY/$LIB_/$/$$");
  EXPECT_EQ(Tokens.expand("${ORIGIN/x", "/o"), "${ORIGIN/x");
}

TEST(StringTokens, OfAnotherLoaderAreNotKnown) {
  const StringTokens Tokens("/bin/false");
  EXPECT_EQ(Tokens.expand("/$LIB", "/o"), std::nullopt);
  EXPECT_EQ(Tokens.expand("/${PLATFORM}/x", "/o"), std::nullopt);
  EXPECT_EQ(Tokens.expand("/plain", "/o"), "/plain");
}

TEST(StringTokens, AreInTheLoadersList) {
  const char *List = "dl_dst_lib=\"lib/x86_64-linux-gnu\"\ndl_hwcap=0x2\ndl_platform=0x0\n";
  EXPECT_EQ(valueInDiagnostics(List, "dl_dst_lib"), "lib/x86_64-linux-gnu");
  EXPECT_EQ(valueInDiagnostics(List, "dl_platform"), std::nullopt);
  EXPECT_EQ(valueInDiagnostics("", "dl_dst_lib"), std::nullopt);
}

} // namespace
