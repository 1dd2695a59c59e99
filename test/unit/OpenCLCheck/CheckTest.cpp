//===- CheckTest.cpp - the second opinion on emitted text -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/OpenCLCheck/Check.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "clang/Basic/Version.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

std::string resourceDir() {
  auto Clang = llvm::sys::findProgramByName("clang-" + std::to_string(CLANG_VERSION_MAJOR));
  llvm::SmallString<128> Path;
  if (!Clang || llvm::sys::fs::real_path(*Clang, Path))
    return "";
  return resourcePath(Path);
}

TEST(CheckOpenCL, AcceptsKernels) {
  EXPECT_EQ(checkOpenCL("__kernel void k(__global float *p) {\n"
                        "  barrier(CLK_LOCAL_MEM_FENCE);\n"
                        "  p[get_global_id(0)] = sqrt(2.0f) + INFINITY;\n"
                        "}\n",
                        resourceDir())
                .Errors,
            std::vector<std::string>());
}

TEST(CheckOpenCL, RejectsMixedSpaces) {
  std::vector<std::string> Errors = checkOpenCL("#line 70 \"user.cpp\"\n"
                                                "__kernel void k(__global float *p) {\n"
                                                "  float *q = p;\n"
                                                "}\n",
                                                resourceDir())
                                        .Errors;
  ASSERT_EQ(Errors.size(), 1u);
  EXPECT_EQ(Errors[0].substr(0, 5), "3:10:");
  EXPECT_NE(Errors[0].find("address space"), std::string::npos) << Errors[0];
}

TEST(CheckOpenCL, TakesAnyDepthAndSaysWhere) {
  const std::string Open(300, '{'), Close(300, '}');
  const CheckedOpenCL Found =
      checkOpenCL("__kernel void k(__global float *p) {\n#line 70 \"user.cpp\"\n" + Open +
                      " p[0] = 1;\n" + Close + "}\n",
                  resourceDir());
  EXPECT_EQ(Found.Errors, std::vector<std::string>());
  ASSERT_TRUE(Found.TooDeep);
  EXPECT_EQ(Found.TooDeep->File, "user.cpp");
  EXPECT_EQ(Found.TooDeep->Line, 70u);
  EXPECT_FALSE(checkOpenCL("__kernel void k(__global float *p) {}\n", resourceDir()).TooDeep);
}

} // namespace
