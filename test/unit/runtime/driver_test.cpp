//===- driver_test.cpp - tests of the recognition of OpenCL drivers ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/driver.h"
#include <gtest/gtest.h>

using ampcc_rt::driver;
using ampcc_rt::driver_of;

TEST(Driver, IsWhatThePlatformIsCalled) {
  std::vector<cl::Platform> platforms;
  cl::Platform::get(&platforms);
  ASSERT_FALSE(platforms.empty());
  for (const cl::Platform &platform : platforms) {
    const std::string name = platform.getInfo<CL_PLATFORM_NAME>();
    EXPECT_EQ(driver_of(platform) == driver::pocl, name == "Portable Computing Language") << name;
    EXPECT_EQ(driver_of(platform) == driver::oclgrind, name == "Oclgrind") << name;
  }
}
