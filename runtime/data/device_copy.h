//===- device_copy.h - a buffer's memory on one device --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DEVICE_COPY_H
#define AMPCC_RUNTIME_DEVICE_COPY_H

#include "base/byte_ranges.h"
#include "data/access_log.h"
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ampcc_rt {

class sampled_image;

/// Memory of the full size of a buffer on a device, what of it is valid, and the commands that
/// still use it.
class device_copy {
public:
  /// `host` null: the device's own memory. Else the kernels work on that host memory in place.
  device_copy(device &where, std::size_t bytes, void *host);
  /// Over memory of the program's own.
  device_copy(device &where, std::size_t bytes, cl::Buffer existing);

  device_copy(const device_copy &) = delete;
  /// The commands that use the memory have ended, or use memory of the device's own.
  ~device_copy();

  device &where() const { return where_; }
  const cl::Buffer &memory() const { return memory_; }
  /// From 1; no other memory of this process has it, not even later. OpenCL's handles come again.
  std::uint64_t number() const { return number_; }
  /// Null where the host cannot see them.
  char *bytes_in_process() const { return where_.kind().bytes_of(memory_); }
  bool in_host_memory() const { return host_ != nullptr; }
  byte_ranges valid;
  access_log log;
  /// The program may write the memory itself, which no log knows.
  bool has_other_writers = false;
  /// A texture's: the image by which kernels sample it.
  std::unique_ptr<sampled_image> sampled;

  // In host memory: who may touch it now.
  bool is_with_host() const { return mapped_ != nullptr; }
  /// Starts mapping, behind `after` too; the host may touch the memory once the event is complete.
  cl::Event start_giving_to_host(queue &by, wait_list &after);
  void give_to_device(queue &q);

  /// The queue of the last command, else the device's default queue.
  queue &last_queue() const;

private:
  static std::uint64_t next_number();

  device &where_;
  const std::uint64_t number_ = next_number();
  std::size_t bytes_;
  void *host_;
  cl::Buffer memory_;
  void *mapped_ = nullptr;
};

} // namespace ampcc_rt

#endif
