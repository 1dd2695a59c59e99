//===- CallGraphTest.cpp - the calls that amp functions make --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/CallGraph.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/Tooling.h"
#include "gtest/gtest.h"

using namespace ampcc;
using namespace clang;
using namespace clang::ast_matchers;

namespace {

/// The calls of the function `user` in Text, each with its line.
std::string callsOf(const char *Text) {
  std::unique_ptr<ASTUnit> Unit = tooling::buildASTFromCodeWithArgs(Text, {"-std=c++20"});
  ASTContext &Ast = Unit->getASTContext();
  CallGraph Graph(Ast);
  std::string Calls;
  for (const BoundNodes &Found : match(functionDecl(hasName("user")).bind("f"), Ast))
    for (const CallGraph::Call &To : Graph.calls(Found.getNodeAs<FunctionDecl>("f")))
      Calls += To.Callee->getNameAsString() + ":" +
               std::to_string(Ast.getSourceManager().getSpellingLineNumber(To.Loc)) + " ";
  return Calls;
}

TEST(CallGraph, ListsTheCallsOfDefaultArgumentsOnceAtTheirUse) {
  EXPECT_EQ(callsOf("int size();\n"
                    "void fill(int = size());\n"
                    "void user() { fill(); }"),
            "fill:3 size:3 ");
}

TEST(CallGraph, ListsTheCallsOfDefaultMemberInitializersOnceAtTheirUse) {
  EXPECT_EQ(callsOf("int size();\n"
                    "struct Range { int End = size(); };\n"
                    "void user() { Range{}; }"),
            "size:3 ");
}

} // namespace
