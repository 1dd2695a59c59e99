//===- DirectivesTest.cpp - the preprocessor's directives of one file ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/Directives.h"
#include "gtest/gtest.h"
#include <string>

using namespace ampcc;
namespace scan = clang::dependency_directives_scan;

namespace {

/// The headers that a text includes by name; those in conditionals have a `?` before them.
std::string headersOf(llvm::StringRef Text) {
  std::string Names;
  const Directives All(Text);
  All.forEach([&](const Directives::Directive &D, bool IsUnconditional) {
    if (D.Kind == scan::pp_include)
      if (std::optional<HeaderName> Header = headerName(All.textFrom(D, 0)))
        Names += ((IsUnconditional ? "" : "?") + Header->Name + " ").str();
  });
  return Names;
}

} // namespace

TEST(Directives, Includes) {
  EXPECT_EQ(headersOf("#include <a>\n # include /**/ \"b.h\" // c\n#include \\\n<d>\n"),
            "a b.h d ");
  EXPECT_EQ(headersOf("// #include <a>\n/*\n#include <b>\n*/\n"
                      "const char *s = R\"(\n#include <c>\n)\";\n"),
            "");
  EXPECT_EQ(headersOf("#include MACRO\n#include <a\n.h>\n#include <>\n"), " ");
}

TEST(Directives, Conditionals) {
  EXPECT_EQ(headersOf("#if A\n#include <a>\n#else\n#include <b>\n#endif\n#include <c>\n"),
            "?a ?b c ");
  EXPECT_EQ(headersOf("#if A\nint a;\n#endif\n#include <c>\n"), "c ");
  EXPECT_EQ(headersOf("#ifdef A\n#ifdef B\n#include <a>\n#endif\n#include <b>\n#endif\n"),
            "?a ?b ");
}

TEST(Directives, TheGuardOfAHeaderIsNoConditional) {
  EXPECT_EQ(headersOf("/* A */\n#ifndef A_H\n#define A_H\n#include <a>\n#ifdef B\n"
                      "#include <b>\n#endif\n#include <c>\n#endif\n"),
            "a ?b c ");
  EXPECT_EQ(headersOf("#ifndef A_H\n#define B_H\n#include <a>\n#endif\n"), "?a ");
  EXPECT_EQ(headersOf("#include <b>\n#ifndef A_H\n#define A_H\n#include <a>\n#endif\n"), "b ?a ");
}

TEST(Directives, OtherSpellingsAreNotComplete) {
  EXPECT_TRUE(Directives("#include <a>\n").isComplete());
  EXPECT_FALSE(Directives("%:include <a>\n").isComplete());
  EXPECT_FALSE(Directives("?\?=include <a>\n").isComplete());
}
