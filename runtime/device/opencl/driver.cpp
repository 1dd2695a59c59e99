//===- driver.cpp - implementation of the queries about drivers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/driver.h"
#include <array>
#include <atomic>
#include <cstring>

namespace ampcc_rt {

namespace {

std::atomic<bool> only_while_waited_for{false};

} // namespace

bool only_waits_run_commands() { return only_while_waited_for; }
void let_only_waits_run_commands() { only_while_waited_for = true; }

driver driver_of(const cl::Platform &platform) {
  std::array<char, 32> suffix{};
  // A driver without cl_khr_icd returns an error.
  if (::clGetPlatformInfo(platform(), CL_PLATFORM_ICD_SUFFIX_KHR, suffix.size() - 1, suffix.data(),
                          nullptr) != CL_SUCCESS)
    return driver::other;
  return std::strcmp(suffix.data(), "POCL") == 0   ? driver::pocl
         : std::strcmp(suffix.data(), "oclg") == 0 ? driver::oclgrind
                                                   : driver::other;
}

} // namespace ampcc_rt
