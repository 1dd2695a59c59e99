//===- generated.cpp - the accelerator of the generated kernels -----------===//
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

} // namespace bench
