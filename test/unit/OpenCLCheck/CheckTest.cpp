//===- CheckTest.cpp - the second opinion on emitted text -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/OpenCLCheck/Check.h"
#include "clang/Driver/Driver.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include <gtest/gtest.h>

using namespace ampcc;

namespace {

std::string resourceDir() {
  auto Clang = llvm::sys::findProgramByName("clang-19");
  llvm::SmallString<128> Path;
  if (!Clang || llvm::sys::fs::real_path(*Clang, Path))
    return "";
  return clang::driver::Driver::GetResourcesPath(Path);
}

TEST(CheckOpenCL, AcceptsKernels) {
  EXPECT_EQ(checkOpenCL("__kernel void k(__global float *p) {\n"
                        "  barrier(CLK_LOCAL_MEM_FENCE);\n"
                        "  p[get_global_id(0)] = sqrt(2.0f) + INFINITY;\n"
                        "}\n",
                        resourceDir()),
            std::vector<std::string>());
}

TEST(CheckOpenCL, RejectsMixedSpaces) {
  std::vector<std::string> Errors = checkOpenCL("#line 70 \"user.cpp\"\n"
                                                "__kernel void k(__global float *p) {\n"
                                                "  float *q = p;\n"
                                                "}\n",
                                                resourceDir());
  ASSERT_EQ(Errors.size(), 1u);
  EXPECT_EQ(Errors[0].substr(0, 5), "3:10:");
  EXPECT_NE(Errors[0].find("address space"), std::string::npos) << Errors[0];
}

} // namespace
