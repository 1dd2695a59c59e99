//===- text_edits_test.cpp - tests of edits of a text --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextEdits.h"
#include "gtest/gtest.h"

using namespace ampcc;

TEST(TextEdits, ReplacesAndInserts) {
  TextEdits Edits;
  Edits.replace(4, 7, "B");
  Edits.insert(0, "> ");
  Edits.insert(11, " <");
  EXPECT_EQ(Edits.apply("abc def ghi"), "> abc B ghi <");
}

// Words stay words.
TEST(TextEdits, InsertionsAtOnePlaceKeepTheirOrder) {
  TextEdits Edits;
  Edits.insert(1, "1");
  Edits.insert(1, "2");
  Edits.replace(1, 2, "x");
  EXPECT_EQ(Edits.apply("abc"), "a 1 2 x c");
}

TEST(TextEdits, TheLargerReplacementTakesTheSmallerAway) {
  TextEdits Edits;
  Edits.replace(2, 3, "lost");
  Edits.insert(4, "lost");
  Edits.replace(1, 5, "X");
  Edits.insert(5, "kept");
  EXPECT_EQ(Edits.apply("abcdefg"), "a X kept fg");
}

TEST(TextEdits, OfTwoReplacementsAtOnePlaceTheLargerWins) {
  TextEdits Edits;
  Edits.replace(1, 2, "small");
  Edits.replace(1, 4, "large");
  EXPECT_EQ(Edits.apply("abcdef"), "a large ef");
}

TEST(Blank, KeepsLinesAndTheLastColumn) {
  EXPECT_EQ(blank("ab\n  cd", true), "\n    ");
  EXPECT_EQ(blank("ab\n  cd", false), "\n");
  EXPECT_EQ(blank("ab\r\ncd\r\n", true), "\n\n");
  EXPECT_EQ(blank("\tab", true), "\t  ");
}

TEST(Blank, KeepsDirectivesThatReachFurther) {
  EXPECT_EQ(blank("a {\n#if X // why\n b;\n#else\n c;\n#endif\n}", false),
            "\n#if X\n\n#else\n\n#endif\n");
  EXPECT_EQ(blank("{\n #define A \\\n  1\n}", true), "\n #define A \\\n  1\n ");
  EXPECT_EQ(blank("{\n#undef A\n}", true), "\n#undef A\n ");
}

TEST(Blank, DropsInclusionsAndPragmas) {
  EXPECT_EQ(blank("{\n#include \"body.inc\"\n#pragma unroll\n}", false), "\n\n\n");
}

TEST(Blank, IsNotMisledByStringsAndComments) {
  EXPECT_EQ(blank("s = \"\\\n#if 1\";", false), "\n");
  EXPECT_EQ(blank("/*\n#if 1\n*/", false), "\n\n");
  EXPECT_EQ(blank("R\"(\n#if 1\n)\"", false), "\n\n");
}
