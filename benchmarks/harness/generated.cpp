//===- generated.cpp - the accelerator of the generated kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiled by ampcc like the workloads' C++ AMP sources.
//
//===----------------------------------------------------------------------===//
#include "generated.h"
#include <stdexcept>

namespace bench {

void wait_generated() { concurrency::accelerator().get_default_view().wait(); }

void choose_generated_device(const std::string &name) {
  const std::wstring wide(name.begin(), name.end());
  for (const concurrency::accelerator &a : concurrency::accelerator::get_all())
    if (a.get_description().find(wide) != std::wstring::npos &&
        concurrency::accelerator::set_default(a.get_device_path()))
      return;
  throw std::runtime_error("C++ AMP has no accelerator '" + name + "'");
}

std::string choose_native_device() {
  if (!concurrency::accelerator::set_default(L"native"))
    throw std::runtime_error("C++ AMP has no CPU accelerator of its own");
  const std::wstring name = concurrency::accelerator().get_description();
  return std::string(name.begin(), name.end());
}

} // namespace bench
