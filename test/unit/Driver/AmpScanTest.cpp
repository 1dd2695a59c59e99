//===- AmpScanTest.cpp - tests of the scan for C++ AMP in a source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AmpScan.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// A folder with files, among them a library of one header.
class AmpScanTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("ampscan", Root));
    write("library/amp.h", "#define AMP restrict(amp)\n");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(Root); }

  std::string path(llvm::StringRef Name) const { return (Root + "/" + Name).str(); }
  void write(llvm::StringRef Name, llvm::StringRef Text) {
    std::string Path = path(Name);
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(Path));
    std::error_code EC;
    llvm::raw_fd_ostream(Path, EC) << Text;
    ASSERT_FALSE(EC);
  }

  AmpSigns scan(llvm::StringRef Text, std::vector<std::string> Options = {}) {
    write("main.cpp", Text);
    Options.insert(Options.end(), {"-x", "c++", path("main.cpp")});
    std::vector<const char *> Arguments;
    for (const std::string &Option : Options)
      Arguments.push_back(Option.c_str());
    clang::CompilerInvocation Invocation;
    clang::IgnoringDiagConsumer Silent;
    ampcc::FreshEngine Diags(&Silent);
    clang::CompilerInvocation::CreateFromArgs(Invocation, Arguments, Diags);
    llvm::IntrusiveRefCntPtr<clang::FileManager> Files;
    return scanForAmp(Invocation, Arguments, {path("library")}, Files);
  }
  bool finds(llvm::StringRef Text, std::vector<std::string> Options = {}) {
    return scan(Text, std::move(Options)).any();
  }

  llvm::SmallString<128> Root;
};

} // namespace

TEST_F(AmpScanTest, WhatSaysNothing) {
  for (const char *Text :
       {"", "long timestamp_ms;", "// no restrictions: restrict(amp), <amp.h>\n",
        "/* tile_static int x; */", "const char *s = \"restrict(amp) amp.h __AMPCC__\";",
        "auto r = R\"(\n#include <amp.h>\n)\";", "void f(char *__restrict p);",
        "#define restrict __restrict\nvoid f(char *restrict p);",
        "#ifndef restrict\n#define restrict\n#endif\n", "int restrict = 1, tile_static = 2;",
        "int amp_(int); // amp.h\n", "#include \"absent.h\"\n", "#define amp \"absent\"\n",
        "#include <>\n", "#if 0\n#include <amp.h>\n#endif\n",
        "#if 0\nint f() restrict(amp);\n#endif\n", "#include <amp\n.h>\n"})
    EXPECT_FALSE(finds(Text)) << Text;
}

TEST_F(AmpScanTest, Words) {
  for (const char *Text :
       {"int f() restrict(amp);", "int f() restrict /* */ (cpu);", "int f() restrict\n(amp);",
        "#define CLAUSE(X) restrict(X)\nint f() CLAUSE(amp);",
        "#define CLAUSE restrict\nint f() CLAUSE(amp);", "int f() re\\\nstrict(amp);",
        "int f() res\\\n\\\ntrict(amp);", "int f() restrict\\\r\n(amp);", "tile_static int x;",
        "#define SHARED tile_static\nSHARED int x;", "tile_static ::T x;"})
    EXPECT_TRUE(scan(Text).Words) << Text;
  for (const char *Unused : {"#define CLAUSE(X) restrict(X)\n", "#define SHARED tile_static\n"})
    EXPECT_FALSE(finds(Unused)) << Unused;
  EXPECT_TRUE(scan("int f() C;", {"-DC=restrict(amp)"}).Words);
  EXPECT_FALSE(finds("int f();", {"-Drestrict=__restrict"}));
}

TEST_F(AmpScanTest, TheLibrary) {
  for (const char *Text :
       {"#include <amp.h>\n", "#include \"amp.h\"\n", " # include /**/ <amp.h>\n",
        "#define HEADER <amp.h>\n#include HEADER\n", "#ifdef __AMPCC__\n#endif\n",
        "#if defined(__AMPCC__)\n#endif\n", "#if __has_include(<amp.h>)\n#endif\n",
        "#define HEADER <amp.h>\n#if __has_include(HEADER)\n#endif\n", "%:include <amp.h>\n",
        "#inc\\\nlude <amp.h>\n", "#if 1\n#include <amp.h>\n#endif\n",
        "#define A __AMP\\\n\\\nCC__\n#if A\n#endif\n",
        "module settings{\n#if __has_include(<amp.h>)\n1\n#endif\n};\n",
        "import settings =\n#include <amp.h>\n;\n", "case'a':f(\"'/*\");\n#include <amp.h>\n"})
    EXPECT_TRUE(scan(Text).Library) << Text;
  EXPECT_TRUE(scan("", {"-include", "amp.h"}).Library);
  EXPECT_TRUE(scan("#include <amp.h>\n", {"-I", path("library")}).Library);
}

TEST_F(AmpScanTest, HeadersOfTheProgram) {
  write("user/sub/kernels.h", "#include \"more.h\"\n");
  write("user/sub/more.h", "int f() restrict(amp);\n");
  write("user/amp.h", "int amplitude;\n");
  EXPECT_FALSE(finds("#include <sub/kernels.h>\n")); // not found
  EXPECT_TRUE(finds("#include <sub/kernels.h>\n", {"-I", path("user")}));
  EXPECT_TRUE(finds("#include <sub/kernels.h>\n", {"-isystem", path("user")}));
  EXPECT_TRUE(finds("", {"-include", path("user/sub/kernels.h")}));
  EXPECT_FALSE(finds("#include <amp.h>\n", {"-I", path("user")})); // that is the user's own
}

TEST_F(AmpScanTest, HeadersOfTheSystem) {
  write("system/c.h", "#define __restrict restrict\n");
  write("system/installed.h", "#include \"installed/kernels.h\"\n");
  write("system/installed/kernels.h", "#include <amp.h>\n");
  EXPECT_FALSE(finds("#include <c.h>\n", {"-internal-externc-isystem", path("system")}));
  EXPECT_TRUE(finds("#include <installed.h>\n", {"-internal-isystem", path("system")}));
}

TEST_F(AmpScanTest, ClausesInHeadersOfTheSystemCount) {
  const std::vector<std::string> System = {"-internal-isystem", path("system")};
  write("system/names.h", "void restrict(int); int restrict(double amp); // restrict(amp)\n"
                          "const char *restricted = \"restrict(amp)\"; int a = restrict(cpu);\n");
  write("system/clauses.h", "int f(int) restrict(cpu, amp);\n");
  write("system/question.h", "#ifdef __AMPCC__\n#endif\n");
  EXPECT_FALSE(finds("#include <names.h>\n", System));
  EXPECT_TRUE(finds("#include <clauses.h>\n", System));
  EXPECT_TRUE(finds("#include <question.h>\n", System));
}

TEST_F(AmpScanTest, HeadersOfTheSystemIncludeByMacros) {
  const std::vector<std::string> System = {"-internal-isystem", path("system")};
  write("system/kernels.h", "#include <amp.h>\n");
  write("system/plain.h", "");
  write("system/config.h", "#define PLAIN <plain.h>\n#  define BACKEND \\\n  \"kernels.h\"\n");
  write("system/before.h", "#include <config.h>\n# include BACKEND\n");
  write("system/behind.h", "#ifdef BACKEND\n#include BACKEND\n#endif\n");
  write("system/neither.h", "#include <config.h>\n#include PLAIN\n");
  EXPECT_TRUE(finds("#include <before.h>\n", System));
  EXPECT_TRUE(finds("#include <config.h>\n#include <behind.h>\n", System));
  EXPECT_FALSE(finds("#include <behind.h>\n#include <config.h>\n", System)); // skipped
  EXPECT_FALSE(finds("#include <neither.h>\n", System));
  EXPECT_FALSE(finds("#include <config.h>\n", System));
  EXPECT_TRUE(finds("#define BACKEND <amp.h>\n#include <behind.h>\n", System));
}

TEST_F(AmpScanTest, Preprocessed) {
  const std::string File = " \"" + path("library/amp.h") + "\"\n";
  EXPECT_TRUE(scan("# 1 \"main.cpp\"\n# 1" + File + "int f() restrict(amp);").Preprocessed);
  EXPECT_TRUE(scan("\n#line 1" + File + "int f() restrict(amp);").Preprocessed);
  EXPECT_FALSE(scan("// # 1" + File + "int f() restrict(amp);").Preprocessed);
}
