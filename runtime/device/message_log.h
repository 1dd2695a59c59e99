//===- message_log.h - what the kernels of a queue tell the host (spec 12.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch of a kernel that sends messages resets the memory for them before the kernel and reads
// it back behind it, all on the same in-order queue. Whoever waits for the queue, or for data that
// its kernels use, prints what has come and throws the first error.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_MESSAGE_LOG_H
#define AMPCC_RUNTIME_MESSAGE_LOG_H

#include "base/geometry.h"
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

/// The memory of the messages, in words of 32 bits (docs/runtime-abi.md, "Messages").
struct message_head {
  std::uint32_t used, lost_prints, lost_errors, capacity;
};

class message_log {
public:
  explicit message_log(queue &of);
  message_log(const message_log &) = delete;
  /// Prints what is still to come.
  ~message_log();

  const cl::Buffer &memory() const { return memory_; }

  /// The time of one launch: between its beginning and its end the kernel is enqueued, and nobody
  /// else uses the memory.
  class turn {
  public:
    turn(message_log &log, const module &from, const geometry &g);
    /// Reads the messages of the kernel; complete when they are here, and the kernel is.
    cl::Event end(const kernel &code, const cl::Event &kernel_done);

  private:
    message_log &log_;
    const module &from_;
    std::unique_lock<std::mutex> lock_;
  };

  /// Prints the messages of the kernels that are complete. Throws runtime_exception if one of them,
  /// or one before, has sent an error or ended a thread; once.
  void raise();
  /// Waits for all kernels and prints; with a module only if a message of it is to come, whose
  /// texts are about to go.
  void finish(const module *of) noexcept;

private:
  struct pending {
    const module *from;
    const kernel *code;
    cl::Event read;
    std::size_t size; ///< of words, of which there may be more
    std::unique_ptr<std::uint32_t[]> words;
  };

  void collect(std::size_t most_open);
  void make_room(std::size_t words);
  void print(const pending &launch);
  struct first_report {
    const message *row;
    const std::uint32_t *values;
  };
  static void keep_first(std::map<std::uint32_t, first_report> &of_sites, const message &m,
                         const std::uint32_t *values);
  std::string reports(const pending &launch, const std::map<std::uint32_t, first_report> &all);
  void add_error(const std::string &text, std::uint64_t count);

  queue &queue_;
  const std::uint32_t capacity_; ///< for messages of the program
  /// By capacity: what the queue writes must stay where it is.
  std::map<std::uint32_t, message_head> heads_;
  const message_head *head_ = nullptr; ///< of the launch whose turn it is
  cl::Buffer memory_;
  std::size_t words_ = 0; ///< of the memory
  std::vector<std::uint32_t> no_reports_;
  /// What a step in a dimension adds to a thread's number. They stay where they are, too.
  std::set<std::array<std::uint32_t, 2>> steps_;

  std::mutex mutex_;
  std::deque<pending> pending_;
  std::vector<std::unique_ptr<std::uint32_t[]>> free_;
  std::string error_; ///< the first that was not thrown
  std::uint64_t errors_ = 0;
};

} // namespace ampcc_rt

#endif
