//===- CommandLineTest.cpp - tests of the parser of command lines --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommandLine.h"
#include "gtest/gtest.h"

using namespace ampcc;
namespace types = clang::driver::types;

/// Keeps the strings alive that the line refers to.
struct Parsed {
  std::vector<const char *> Strings;
  CommandLine Line;
  Parsed(std::initializer_list<const char *> Words) : Strings(Words), Line(Strings) {}
};

TEST(CommandLineTest, InputsAndTheirTypes) {
  Parsed P{"-O2", "a.cpp", "b.c", "-x", "c++", "c.txt", "-x", "none", "d.o", "e.txt", "-lfoo"};
  std::vector<std::pair<std::string, types::ID>> Found;
  for (const Input &In : P.Line.inputs())
    Found.push_back({In.File.str(), In.Type});
  EXPECT_EQ(Found, (std::vector<std::pair<std::string, types::ID>>{{"a.cpp", types::TY_CXX},
                                                                   {"b.c", types::TY_CXX},
                                                                   {"c.txt", types::TY_CXX},
                                                                   {"d.o", types::TY_Object},
                                                                   {"e.txt", types::TY_Object}}));
}

TEST(CommandLineTest, Linking) {
  EXPECT_TRUE((Parsed{"a.cpp"}.Line.links()));
  EXPECT_TRUE((Parsed{"a.o", "-shared", "-o", "a.so"}.Line.links()));
  for (const char *Stop : {"-c", "-S", "-E", "-M", "-MM", "-fsyntax-only", "-r"})
    EXPECT_FALSE((Parsed{Stop, "a.cpp"}.Line.links())) << Stop;
  EXPECT_TRUE((Parsed{"-MMD", "a.cpp"}.Line.links()));
  EXPECT_FALSE(Parsed{"-v"}.Line.links());
  EXPECT_FALSE((Parsed{"-x", "c++-header", "a.h"}.Line.links()));
}

TEST(CommandLineTest, PassThrough) {
  EXPECT_FALSE((Parsed{"-c", "a.cpp"}.Line.isPassThrough()));
  EXPECT_FALSE((Parsed{"-MD", "-c", "a.cpp"}.Line.isPassThrough()));
  EXPECT_FALSE((Parsed{"-dumpdir", "x", "-c", "a.cpp"}.Line.isPassThrough()));
  EXPECT_TRUE((Parsed{"a.o", "b.o"}.Line.isPassThrough()));
  EXPECT_TRUE((Parsed{"a.s"}.Line.isPassThrough()));
  for (const char *Question :
       {"-E", "-M", "-###", "--version", "-dumpmachine", "-dumpversion", "-print-search-dirs"})
    EXPECT_TRUE((Parsed{Question, "a.cpp"}.Line.isPassThrough())) << Question;
  EXPECT_TRUE((Parsed{"a.cpp", "-o"}.Line.isPassThrough()));
}

TEST(CommandLineTest, SelectKeepsTheSpelling) {
  Parsed P{"-I", "dir", "-Idir", "-std=c++20", "-unknown-option", "a.cpp", "-MF", "deps", "-MMD"};
  using Words = std::vector<std::string>;
  EXPECT_EQ(P.Line.select([](const llvm::opt::Arg &A) { return !isDependencyOption(A); }),
            (Words{"-I", "dir", "-Idir", "-std=c++20", "-unknown-option", "a.cpp"}));
  EXPECT_EQ(P.Line.select(isDependencyOption), (Words{"-MF", "deps", "-MMD"}));
}
