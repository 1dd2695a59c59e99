//===- HighlightTest.cpp - texts in pieces of one colour ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/Highlight.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

/// The pieces of each line, with a letter for the kind: p, k, n, s, c, d.
std::string pieces(llvm::StringRef Text, TextLanguage Language = TextLanguage::Cxx) {
  std::string Result;
  for (const auto &Line : highlight(Text, Language)) {
    for (const ColouredText &Piece : Line)
      Result += std::string("[") + "pknscd"[static_cast<size_t>(Piece.K)] + ":" + Piece.Text + "]";
    Result += "\n";
  }
  return Result;
}

TEST(Highlight, KnowsTheWordsOfEachLanguage) {
  EXPECT_EQ(pieces("int f() restrict(amp);"), "[k:int][p: f() ][k:restrict][p:(amp);]\n");
  EXPECT_EQ(pieces("__kernel int f;", TextLanguage::OpenCL), "[k:__kernel][p: ][k:int][p: f;]\n");
  EXPECT_EQ(pieces("__kernel;"), "[p:__kernel;]\n");
}

TEST(Highlight, ColoursLiteralsAndComments) {
  EXPECT_EQ(pieces("x = 0x1p3f; // for 'all'"), "[p:x = ][n:0x1p3f][p:; ][c:// for 'all']\n");
  EXPECT_EQ(pieces("f(\"a // b\", 'c')"), "[p:f(][s:\"a // b\"][p:, ][s:'c'][p:)]\n");
}

TEST(Highlight, BreaksTokensAtTheEndOfLines) {
  EXPECT_EQ(pieces("/* a\n\n b */ x"), "[c:/* a]\n\n[c: b */][p: x]\n");
  EXPECT_EQ(pieces("s = R\"(one\ntwo)\";\n"), "[p:s = ][s:R\"(one]\n[s:two)\"][p:;]\n");
  EXPECT_EQ(pieces("a;\r\nb;\r\n"), "[p:a;]\n[p:b;]\n");
}

TEST(Highlight, ColoursTheNamesOfDirectives) {
  EXPECT_EQ(pieces("#include <amp.h> // all\nint x;"),
            "[d:#include][p: ][s:<amp.h>][p: ][c:// all]\n[k:int][p: x;]\n");
  EXPECT_EQ(pieces("# define N 3"), "[d:#][p: ][d:define][p: N ][n:3]\n");
  EXPECT_EQ(pieces("a # define"), "[p:a # define]\n");
}

TEST(Highlight, AcceptsAnyText) {
  EXPECT_EQ(pieces(""), "\n");
  EXPECT_EQ(pieces("\n\n"), "\n\n");
  EXPECT_EQ(pieces("\"open\nint"), "[p:\"open]\n[k:int]\n");
  EXPECT_EQ(pieces("// \xe4"), "[c:// \xef\xbf\xbd]\n");
}

} // namespace
