//===- LineTableTest.cpp - the source lines of printed lines --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/Writer.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

/// A row for each line: D for a directive, else the source lines.
std::string rows(const LineTable &Table) {
  std::string Result;
  for (const PrintedLine &Line : Table.Lines) {
    Result += Line.IsDirective ? "D" : "";
    for (const kir::SourcePos Pos : Line.Sources)
      Result += std::to_string(Pos.Line) + " ";
    Result += "\n";
  }
  return Result;
}

kir::SourcePos line(uint32_t Line) { return {/*Opaque=*/0, /*File=*/1, Line}; }

class Table : public ::testing::Test {
protected:
  const std::vector<std::string> Files = {"", "a.cpp"};
  Writer W{Files, /*ExactLines=*/false};
};

TEST_F(Table, HasARowForEachLineOfTheText) {
  W.line("#pragma one");
  W.directive(line(5));
  W.setSources({line(5)});
  W.line("first;\nsecond;");
  W.moveTo(line(9)); // two blank lines
  W.setSources({line(9), line(10)});
  W.line("third;");
  const LineTable Lines = W.takeLines();
  EXPECT_EQ(W.take(), "#pragma one\n#line 5 \"a.cpp\"\nfirst;\nsecond;\n\n\nthird;\n");
  EXPECT_EQ(rows(Lines), "\nD\n5 \n5 \n\n\n9 10 \n");
  EXPECT_EQ(Lines.Files, Files);
}

TEST_F(Table, HasTheSourcesOfAStatementAtItsEnd) {
  W.setSources({line(1)});
  W.line("while (true) {");
  W.indent();
  W.setSources({line(2)});
  W.label("case 1:;");
  W.line("break;");
  W.dedent();
  W.line("}");
  EXPECT_EQ(rows(W.takeLines()), "1 \n2 \n2 \n1 \n");
  EXPECT_EQ(W.take(), "while (true) {\ncase 1:;\n  break;\n}\n");
}

TEST_F(Table, HasTheSourcesOfALineInAllOfItsParts) {
  W.setSources({line(3)});
  W.line("f(" + std::string(60, 'a') + ", " + std::string(60, 'b') + ");");
  EXPECT_EQ(rows(W.takeLines()), "3 \n3 \n");
}

} // namespace
