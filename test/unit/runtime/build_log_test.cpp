//===- build_log_test.cpp - places in a device's build log ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/build_log.h"
#include <gtest/gtest.h>

using ampcc_rt::map_to_source;

static const char *const program = "// generated\n"
                                   "#line 42 \"user.cpp\"\n"
                                   "int a;\n"
                                   "int b;\n"
                                   "#line 7\n"
                                   "int c;\n";

TEST(BuildLog, LinesOfTheProgramBecomeTheUsers) {
  EXPECT_EQ(map_to_source("<kernel>:4:26: error: no\n", program), "user.cpp:43:26: error: no\n");
  EXPECT_EQ(map_to_source("input.cl:6:1: warning: x\n", program), "user.cpp:7:1: warning: x\n");
}

TEST(BuildLog, MappedPlacesStay) {
  EXPECT_EQ(map_to_source("user.cpp:3:1: error: no\n", program), "user.cpp:3:1: error: no\n");
}

TEST(BuildLog, OtherTextStays) {
  const char *text = "<kernel>:1:1: before any directive\nptxas fatal : 3:4\n<kernel>:99:1: x\n";
  EXPECT_EQ(map_to_source(text, program), text);
}
