//===- MeaningCheckTest.cpp - tests of the comparison of meanings --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/MeaningCheck.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

/// A kernel with this body over a buffer `p` of the type, whose threads have the numbers `i`.
std::unique_ptr<kir::Module> kernel(const std::string &Body, const std::string &Ty = "int") {
  std::string Error;
  std::unique_ptr<kir::Module> M =
      kir::readText("message print \"%d\" (int) at 0:0\n"
                    "int set(int* q) { *q = 5; return 1; }\nkernel void k(" +
                        Ty +
                        "* global p bind buffer 0, int n bind value 8 4, int d bind domain 0) "
                        "key \"k\" rank 1 {\n  int i = @get_global_id<int>(0);\n" +
                        Body + "}\n",
                    Error);
  EXPECT_TRUE(M) << Error;
  return M;
}

/// Returns the difference that the check finds; empty if both mean the same.
std::string difference(const std::string &Before, const std::string &After,
                       const std::string &Ty = "int") {
  const std::unique_ptr<kir::Module> First = kernel(Before, Ty);
  MeaningCheck Check(*First, MeaningOptions());
  EXPECT_GT(Check.defined(), 0u) << Check.whyUndefined();
  std::optional<MeaningDifference> D = Check.compare(*kernel(After, Ty));
  return D ? D->sentence() : "";
}

} // namespace

TEST(MeaningCheck, NamesTheElement) {
  const std::string What = difference("p[i] = i;", "p[i] = i == 0 ? 7 : i;");
  EXPECT_NE(What.find("kernel 'k', launch"), std::string::npos) << What;
  EXPECT_NE(What.find("buffer 0, element 0: 0 before, 7 after"), std::string::npos) << What;
}

TEST(MeaningCheck, SeesWhatIsNotWritten) {
  EXPECT_NE(difference("p[i] = 12345;", ""), "");
  EXPECT_EQ(difference("p[i] = n & 3;", "int m = n; p[i] = m & 3;"), "");
}

TEST(MeaningCheck, TakesEveryNaNAsTheSame) {
  const std::string Zero = "float z = 0.0f; ";
  EXPECT_EQ(difference(Zero + "p[i] = z / z;", "p[i] = nan'float;", "float"), "");
  EXPECT_NE(difference(Zero + "p[i] = z / z;", "p[i] = 0.0f;", "float"), "");
  EXPECT_NE(difference("p[i] = 0.0f;", "p[i] = -0.0f;", "float"), "");
}

TEST(MeaningCheck, ComparesMessagesInAnyOrder) {
  EXPECT_EQ(difference("@send_message<void>(0, i); @send_message<void>(0, 3);",
                       "@send_message<void>(0, 3); @send_message<void>(0, i);"),
            "");
  EXPECT_NE(difference("@send_message<void>(0, i);", ""), "");
  EXPECT_NE(difference("@send_message<void>(0, i);", "@send_message<void>(0, i + 1);"), "");
}

TEST(MeaningCheck, TakesNothingFromAProgramWithoutMeaning) {
  const std::unique_ptr<kir::Module> First = kernel("int z = 0; p[i] = 1 / z;");
  MeaningCheck Check(*First, MeaningOptions());
  EXPECT_EQ(Check.defined(), 0u);
  EXPECT_NE(Check.whyUndefined().find("division-by-zero"), std::string::npos);
  EXPECT_FALSE(Check.compare(*kernel("p[i] = 3;")));
}

TEST(MeaningCheck, AMeaningMustNotGetLost) {
  EXPECT_NE(
      difference("p[i] = 0;", "int z = 0; p[i] = 0 & (1 / z);").find("division-by-zero after"),
      std::string::npos);
  EXPECT_NE(difference("p[i] = 0;", "while (true) { p[i] = 0; }").find("step-limit after"),
            std::string::npos);
}

/// The compiler of the printed text may evaluate `x` first.
TEST(MeaningCheck, SeesAnOrderThatCLeavesOpen) {
  EXPECT_NE(
      difference("int x = i; int t = set(&x); p[i] = t + x;", "int x = i; p[i] = set(&x) + x;"),
      "");
  EXPECT_NE(difference("int x = i; int* q = &x; *q = 2; p[i] = 2 + *q;",
                       "int x = i; int* q = &x; p[i] = (*q = 2) + *q;"),
            "");
  EXPECT_NE(difference("int x = i; int t = set(&x); p[i] = @max<int>(t, x);",
                       "int x = i; p[i] = @max<int>(set(&x), x);"),
            "");
}

/// It was so in the program.
TEST(MeaningCheck, AllowsAnOrderThatTheProgramLeavesOpen) {
  EXPECT_EQ(
      difference("int x = i; p[i] = set(&x) + x;", "int x = i; int t = set(&x); p[i] = t + x;"),
      "");
}
