//===- pinned_memory.h - host memory that is pinned for transfers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Staging arrays (data/data_source.cpp), large copies (data/copy_pipeline.cpp) and copies between
// devices (data/peer_copy.cpp) use it. Use it only for memory that serves many transfers, because
// it is slow to allocate.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_PINNED_MEMORY_H
#define AMPCC_RUNTIME_PINNED_MEMORY_H

#include "device/device.h"
#include <cstddef>
#include <memory>

namespace ampcc_rt {

/// Memory of the host that cannot be paged out, so that a device copies from and to it at the full
/// speed of the link. Allocation takes as long as to touch all of the memory.
class pinned_memory {
public:
  /// Returns null if the driver refuses, if the device shares the host's memory, or if its copies
  /// are not faster with pinned memory (device_kind::profits_from_pinned_memory). The caller then
  /// uses pageable memory.
  static std::unique_ptr<pinned_memory> make(device &for_copies_of, std::size_t bytes) noexcept;
  ~pinned_memory();
  pinned_memory(const pinned_memory &) = delete;

  char *data() const { return static_cast<char *>(data_); }

private:
  pinned_memory(device &where, std::size_t bytes);

  cl::CommandQueue queue_;
  cl::Buffer memory_;
  void *data_ = nullptr;
};

} // namespace ampcc_rt

#endif
