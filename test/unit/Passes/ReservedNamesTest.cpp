//===- ReservedNamesTest.cpp - names that OpenCL C has --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Text.h"
#include "ampcc/Passes/Pass.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

/// Returns the final name of a parameter with this name.
std::string named(const std::string &Wish) {
  std::string Error;
  std::unique_ptr<Module> M = readText("void f(int `" + Wish + "`) {}", Error);
  EXPECT_TRUE(M) << Error;
  std::vector<Problem> Problems;
  PassContext PC{*M, Problems};
  findPass("assign-names")->Run(PC);
  return M->Functions.front()->Params.front()->Name;
}

TEST(ReservedNames, WhatClangKnows) {
  for (const char *Taken : {"kernel",
                            "half",
                            "generic",
                            "pipe",
                            "image2d_t",
                            "sampler_t",
                            "event_t",
                            "uint",
                            "bitselect",
                            "atomic_work_item_fence",
                            "work_group_barrier",
                            "sub_group_elect",
                            "enqueue_kernel",
                            "to_global",
                            "printf",
                            "memory_order_seq_cst",
                            "CLK_ADDRESS_CLAMP",
                            "FLT_RADIX",
                            "CHAR_BIT",
                            "CL_VERSION_3_0",
                            "kernel_exec"})
    EXPECT_EQ(named(Taken), std::string(Taken) + "_");
}

TEST(ReservedNames, WhatOthersAdd) {
  for (const char *Taken : {"SHARED", "and", "complex", "typeof", "memset", "unix", "POCL_H"})
    EXPECT_EQ(named(Taken), std::string(Taken) + "_");
}

TEST(ReservedNames, NamesStay) {
  for (const char *Free : {"mad24hi", "x", "index", "kernels", "bitselect_", "exit", "cosf"})
    EXPECT_EQ(named(Free), Free);
}

} // namespace
