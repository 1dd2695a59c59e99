//===- message_log.h - messages of the kernels of a queue (spec 12.3) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel with messages (direct3d_printf, direct3d_errorf, direct3d_abort, assert, and the reports
// of `--amp-check`) writes them to a buffer of its queue. For each launch the runtime enqueues a
// write that resets the buffer, the kernel, and a read of the buffer. A wait for the queue, or for
// data that its kernels use, prints the messages and throws the first error.
// queue::end_of_process() prints the rest.
//
// Only kernels of modules with messages pay for this: the queue creates its log for the first one
// (queue::messages), and launches (launch/launch.cpp) use `turn`. docs/runtime-abi.md, "Messages",
// has the layout of the buffer. The pass lower-messages generates the code of kernels that writes
// it (lib/Passes/Library/LowerMessages.cpp): change both together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_MESSAGE_LOG_H
#define AMPCC_RUNTIME_MESSAGE_LOG_H

#include "base/geometry.h"
#include "check/check_report.h"
#include "device/opencl/opencl.h"
#include <ampcc_rt/abi.h>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace ampcc_rt {

class queue;

/// The first words of the buffer. `used` and `capacity` are in words of 32 bits; the other two are
/// numbers of messages.
struct message_head {
  std::uint32_t used, lost_prints, lost_errors, capacity;
};

/// The messages of one queue.
class message_log {
public:
  explicit message_log(queue &of);
  message_log(const message_log &) = delete;
  /// Waits for all kernels and prints their messages.
  ~message_log();

  /// Returns the buffer, an argument of the kernel. Valid during a `turn`.
  const cl::Buffer &memory() const { return memory_; }

  /// Exclusive use of the buffer for one launch. The kernel is enqueued between the constructor,
  /// which resets the buffer, and end(), which reads it.
  class turn {
  public:
    turn(message_log &log, const module &from, const geometry &g);
    /// Enqueues the read of the messages. Returns its event, which also means that the kernel is
    /// complete.
    cl::Event end(const kernel &code, const cl::Event &kernel_done);

  private:
    message_log &log_;
    const module &from_;
    const geometry launch_;
    std::unique_lock<std::mutex> lock_;
  };

  /// Prints the messages of complete kernels; does not wait for the others. Throws
  /// runtime_exception for the errors, aborted threads and reports since the last call.
  void raise();
  /// Waits for all kernels and prints their messages. With a module it does so only if a kernel of
  /// the module is among them: the module is about to be unloaded, with the texts of its messages.
  void finish(const module *of) noexcept;

private:
  struct pending {
    const module *from;
    const kernel *code;
    tile_of_launch tiles;
    cl::Event read;
    std::size_t size; ///< number of words that are read; `words` may have room for more
    std::unique_ptr<std::uint32_t[]> words;
  };

  void collect(std::size_t most_open);
  void make_room(std::size_t words);
  void print(const pending &launch);
  /// The report that is kept for a site: the one of the thread with the lowest index.
  struct first_report {
    const message *row;
    const std::uint32_t *values;
  };
  static void keep_first(std::map<std::uint32_t, first_report> &of_sites, const message &m,
                         const std::uint32_t *values);
  std::string reports(const pending &launch, const std::map<std::uint32_t, first_report> &all);
  void add_error(const std::string &text, std::uint64_t count);

  queue &queue_;
  const std::uint32_t capacity_; ///< the most words for one launch (AMPCC_MESSAGE_MEMORY)
  /// The heads by capacity, in a map, because write commands in flight need stable addresses.
  std::map<std::uint32_t, message_head> heads_;
  const message_head *head_ = nullptr; ///< of the current turn
  cl::Buffer memory_;
  std::size_t words_ = 0; ///< size of `memory_`
  /// Zeros, with which a launch resets the counters of its sites (--amp-check).
  std::vector<std::uint32_t> no_reports_;
  /// Strides of the second and third dimension, from which kernels compute the number of a thread;
  /// in a set, because write commands in flight need stable addresses.
  std::set<std::array<std::uint32_t, 2>> steps_;

  std::mutex mutex_;
  std::deque<pending> pending_;
  std::vector<std::unique_ptr<std::uint32_t[]>> free_;
  std::string error_; ///< the first error that was not thrown yet
  std::uint64_t errors_ = 0;
};

} // namespace ampcc_rt

#endif
