//===- device_copy.h - memory of a buffer on one device -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A data_source (data_source.h), the data that an array or the views of one memory show, creates a
// device_copy for each device that uses the data, and keeps it until the data_source is destroyed.
// A launch binds the memory to an argument of the kernel. The mutex of the data_source guards the
// device_copy. A further property of the memory on one device becomes a member here, one of all the
// data a member of data_source.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_COPY_H
#define AMPCC_RUNTIME_DEVICE_COPY_H

#include "data/access_log.h"
#include "data/byte_set.h"
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ampcc_rt {

class sampled_image;

/// An OpenCL buffer of the full size of a data source, the set of its valid bytes and the log of
/// commands that use it. On devices that share the host's memory it is a mapping of that memory.
class device_copy {
public:
  /// Allocates memory of the device; with `host`, kernels work in that host memory instead. Throws
  /// out_of_memory or runtime_exception if the device has no room.
  device_copy(device &where, std::size_t bytes, void *host);
  /// Uses an OpenCL buffer of the program; has_other_writers is true.
  device_copy(device &where, std::size_t bytes, cl::Buffer existing);

  device_copy(const device_copy &) = delete;
  /// Commands may still use memory of the device, because OpenCL keeps it until they end. Those
  /// that use memory of the host must have ended, because the owner may free that next.
  ~device_copy();

  device &where() const { return where_; }
  const cl::Buffer &memory() const { return memory_; }
  /// Returns a number that is unique in this process, from 1. Unlike handles of OpenCL, numbers are
  /// not reused, so that caches can use them as keys.
  std::uint64_t number() const { return number_; }
  /// Returns the address of the bytes on devices that run in this process; else null.
  char *bytes_in_process() const { return where_.kind().bytes_of(memory_); }
  /// Whether kernels work in the host's memory.
  bool in_host_memory() const { return host_ != nullptr; }
  byte_set valid; ///< the bytes that are current here; calls need the byte_grid of the data source
  access_log log; ///< the commands that use the memory
  /// Whether commands of the program may write the memory without an entry in the log. Then images
  /// of it could be stale, so that it gets none (sampled_image.h).
  bool has_other_writers = false;
  /// For a texture: the image through which kernels sample it.
  std::unique_ptr<sampled_image> sampled;

  // The next three functions are for a copy in the host's memory (in_host_memory()).

  /// Whether the memory is mapped for the host, or a command that maps it is enqueued. Commands of
  /// the device must not use the memory before give_to_device().
  bool is_with_host() const { return mapped_ != nullptr; }
  /// Enqueues a command on `by` that maps the memory, and enters it in the log as a write. The
  /// command waits for the commands in `after` and in the log, which are added to `after`. The host
  /// may touch the memory when the returned event is complete. Requires !is_with_host().
  cl::Event start_giving_to_host(queue &by, wait_list &after);
  /// Enqueues a command on `q` that unmaps the memory, and enters it in the log as a write, so that
  /// commands which take their wait list from the log may use the memory. Does nothing if the
  /// memory is not mapped.
  void give_to_device(queue &q);

  /// Returns the queue of the last command; the default queue of the device if there was none.
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
