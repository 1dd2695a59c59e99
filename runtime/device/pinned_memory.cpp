//===- pinned_memory.cpp - host memory that is pinned for transfers -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL provides pinned memory as the host's side of a buffer that it has allocated itself. The
// buffer stays mapped, and no command uses the buffer itself: copies use the mapped address.
//
//===----------------------------------------------------------------------===//
#include "device/pinned_memory.h"
#include <cstddef>
#include <memory>

namespace ampcc_rt {

std::unique_ptr<pinned_memory> pinned_memory::make(device &where, std::size_t bytes) noexcept {
  if (!where.kind().profits_from_pinned_memory() || where.shares_host_memory() || bytes == 0)
    return nullptr;
  try {
    return std::unique_ptr<pinned_memory>(new pinned_memory(where, bytes));
  } catch (...) {
    return nullptr;
  }
}

pinned_memory::pinned_memory(device &where, std::size_t bytes)
    : queue_(where.mapping_queue()),
      memory_(where.context(), CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes) {
  // Mapped for reading, so that unmapping copies nothing. The contents of the buffer do not matter.
  data_ = queue_.enqueueMapBuffer(memory_, CL_TRUE, CL_MAP_READ, 0, bytes);
}

pinned_memory::~pinned_memory() {
  try {
    if (data_) {
      queue_.enqueueUnmapMemObject(memory_, data_);
      queue_.flush();
    }
  } catch (...) {
    // The memory is leaked.
  }
}

} // namespace ampcc_rt
