//===- device_kind.cpp - sharing of host memory between devices and the host --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/device_kind.h"
#include "base/environment.h"
#include <cstring>

namespace ampcc_rt {

bool may_share_memory(kernel_form form) {
  const char *const value = environment::value("AMPCC_SHARED_MEMORY");
  if (value && std::strcmp(value, "native") == 0)
    return form == kernel_form::native;
  return environment::is_on("AMPCC_SHARED_MEMORY", true);
}

} // namespace ampcc_rt
