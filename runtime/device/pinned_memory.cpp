//===- pinned_memory.cpp - host memory that a device reaches by itself ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL has it as the host's side of a buffer that it has allocated itself. The buffer stays
// mapped and is never used as one: copies name the memory by its address.
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
  // Nothing of the buffer's contents is wanted on either side: it is mapped for reading.
  data_ = queue_.enqueueMapBuffer(memory_, CL_TRUE, CL_MAP_READ, 0, bytes);
}

pinned_memory::~pinned_memory() {
  try {
    if (data_) {
      queue_.enqueueUnmapMemObject(memory_, data_);
      queue_.flush();
    }
  } catch (...) {
    // The driver keeps it until the process ends.
  }
}

} // namespace ampcc_rt
