//===- DirectiveLinesTest.cpp - line tables from directives ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/DirectiveLines.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

/// "file:line" for each line of the text, D for a directive, - for a line without a source.
std::string lines(const std::string &Text) {
  const LineTable Table = linesOfDirectives(Text);
  std::string Result;
  for (const PrintedLine &Line : Table.Lines) {
    Result += Line.IsDirective ? "D " : Line.Sources.empty() ? "- " : "";
    for (const kir::SourcePos Pos : Line.Sources)
      Result += Table.Files[Pos.File] + ":" + std::to_string(Pos.Line) + " ";
  }
  return Result;
}

TEST(DirectiveLines, CountFromEachDirective) {
  EXPECT_EQ(lines("before\n#line 7 \"a.cpp\"\nx\ny\n# 3 \"b.h\" 3\nz"),
            "- D a.cpp:7 a.cpp:8 D b.h:3 ");
}

TEST(DirectiveLines, IgnoreTheInsideOfLiteralsAndComments) {
  EXPECT_EQ(lines("#line 1 \"a\"\nR\"(\n#line 5 \"b\"\n)\"\n/*\n#line 6 \"c\"\n*/\n"),
            "D a:1 a:2 a:3 a:4 a:5 a:6 ");
}

TEST(DirectiveLines, IgnoreOtherDirectives) {
  EXPECT_EQ(lines("#line 1 \"a\"\n#define line 4 \"b\"\n#\n#line\n"), "D a:1 a:2 a:3 ");
}

TEST(DirectiveLines, OfNoTextAreOneWithoutSource) { EXPECT_EQ(lines(""), "- "); }

} // namespace
