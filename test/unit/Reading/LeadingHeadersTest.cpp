//===- LeadingHeadersTest.cpp - tests of the headers at the begin of a unit --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/LeadingHeaders.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace ampcc;
using clang::HeaderSearchOptions;

namespace {

class LeadingHeadersTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("leading", Root));
    for (llvm::StringRef Folder : {"library", "standard", "user"})
      ASSERT_FALSE(llvm::sys::fs::create_directory(path(Folder)));
    Search.AddPath(path("user"), clang::frontend::Angled, false, true);
    Search.AddPath(path("standard"), clang::frontend::CXXSystem, false, true);
  }
  void TearDown() override { llvm::sys::fs::remove_directories(Root); }

  std::string path(llvm::StringRef Name) const { return (Root + "/" + Name).str(); }
  void write(llvm::StringRef Name) {
    std::error_code EC;
    llvm::raw_fd_ostream File(path(Name), EC);
    ASSERT_FALSE(EC);
  }
  LeadingHeaders find(llvm::StringRef Text) {
    return leadingHeaders(Text, Search, {path("library")}, {path("standard")});
  }

  llvm::SmallString<128> Root;
  HeaderSearchOptions Search;
};

TEST_F(LeadingHeadersTest, LibraryIsWhatLiesInItsFoldersOnly) {
  write("library/any.h");
  EXPECT_TRUE(find("#include <any.h>\n").Library);
  EXPECT_FALSE(find("#include <amp.h>\n").Library);
  write("user/any.h");
  EXPECT_FALSE(find("#include <any.h>\n").Library);
}

TEST_F(LeadingHeadersTest, WrappersOfTheLibraryAreNotIt) {
  write("library/strings.h");
  write("standard/strings.h");
  EXPECT_FALSE(find("#include <strings.h>\n").Library);
}

TEST_F(LeadingHeadersTest, StandardHeadersStandAmongTheLibrarys) {
  write("library/any.h");
  write("standard/vector");
  LeadingHeaders Result = find("#include <vector>\n#include <any.h>\n#include <other>\n");
  EXPECT_TRUE(Result.Library);
  EXPECT_EQ(Result.Standard, std::vector<std::string>{"vector"});
}

TEST(UsesModules, GoesByWhatTheLanguageTakesForADirective) {
  clang::LangOptions Language;
  Language.CPlusPlus = Language.CPlusPlus20 = Language.CPlusPlusModules = true;
  for (const char *Text :
       {"import <vector>;\n", "import \"a.h\";\n", "import a;\n", "import :part;\n", "module;\n",
        "module a;\n", "module :private;\n", "export module a;\n", "int i;\n  export int f();\n"})
    EXPECT_TRUE(usesModules(Text, Language)) << Text;
  for (const char *Text :
       {"module = 3;\n", "import(file);\n", "module.load();\n", "int module;\n", "// import a;\n",
        "R\"(\nimport a;\n)\";\n", "import++;\n", "module\n= 3;\n"})
    EXPECT_FALSE(usesModules(Text, Language)) << Text;
  Language.CPlusPlusModules = false;
  EXPECT_FALSE(usesModules("import a;\n", Language));
}

} // namespace
