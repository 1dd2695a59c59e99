//===- pinned_memory.h - host memory that a device reaches by itself ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_PINNED_MEMORY_H
#define AMPCC_RUNTIME_PINNED_MEMORY_H

#include "device/device.h"
#include <cstddef>
#include <memory>

namespace ampcc_rt {

/// Memory of the host that stays where it is, so that a device with memory of its own copies from
/// and to it as fast as the link between them allows. To make it takes as long as to touch all of
/// it.
class pinned_memory {
public:
  /// Null where the driver refuses, or the device has no use for it: ordinary memory does as well,
  /// more slowly.
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
