//===- accelerator_test.cpp - accelerators and their properties -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rewritten.h"
#include <algorithm>

using namespace concurrency;

TEST(Accelerator, PropertiesAreTheGetters) {
  accelerator a;
  EXPECT_EQ(a.description, a.get_description());
  EXPECT_EQ(a.device_path, a.get_device_path());
  EXPECT_EQ(a.dedicated_memory, a.get_dedicated_memory());
  EXPECT_EQ(a.default_cpu_access_type, a.get_default_cpu_access_type());
  EXPECT_FALSE(a.description.empty());
  EXPECT_GE(a.version, 1u << 16 | 2);
}

TEST(Accelerator, AllIncludesTheDefaultAndTheCpu) {
  std::vector<accelerator> all = accelerator::get_all();
  EXPECT_NE(std::find(all.begin(), all.end(), accelerator()), all.end());
  EXPECT_EQ(all.back(), accelerator(accelerator::cpu_accelerator));
  EXPECT_TRUE(all.back().is_emulated);
}

TEST(Accelerator, PathNamesTheDevice) {
  EXPECT_EQ(accelerator(accelerator().device_path), accelerator());
  EXPECT_THROW(accelerator(L"no such device"), runtime_exception);
}

TEST(Accelerator, DefaultViewIsAlwaysTheSame) {
  accelerator a;
  EXPECT_TRUE(a.default_view == accelerator().get_default_view());
  EXPECT_TRUE(a.create_view() != a.default_view);
  accelerator_view view = a.default_view;
  EXPECT_EQ(view.accelerator, a);
  EXPECT_EQ(view.queuing_mode, queuing_mode_automatic);
}

TEST(Accelerator, TheDefaultIsFixedByItsUse) {
  array<int, 1> use(1);
  EXPECT_FALSE(accelerator::set_default(accelerator().device_path));
}

TEST(Accelerator, AutoSelection) {
  EXPECT_TRUE(accelerator::get_auto_selection_view().is_auto_selection);
  EXPECT_FALSE(accelerator().get_default_view().is_auto_selection);
}

TEST(Exception, KeepsMessageAndCode) {
  runtime_exception error("text", 5);
  runtime_exception copy = error;
  EXPECT_STREQ(copy.what(), "text");
  EXPECT_EQ(copy.get_error_code(), 5);
  EXPECT_EQ(static_cast<unsigned>(out_of_memory().get_error_code()), 0x8007000Eu);
  EXPECT_EQ(accelerator_view_removed("gone", 3).get_view_removed_reason(), 3);
}
