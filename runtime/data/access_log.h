//===- access_log.h - the commands that use a piece of memory -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands on one queue run in order; commands on different queues are ordered by events, and only
// where they must be: readers of the same memory do not wait for one another.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_ACCESS_LOG_H
#define AMPCC_RUNTIME_ACCESS_LOG_H

#include "base/small_vector.h"
#include "device/opencl/wait_list.h"
#include "device/queue.h"
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace ampcc_rt {

/// How others learn of a command's end.
class command_end {
public:
  /// By its event; without one it is complete already.
  command_end(cl::Event event) : event_(std::move(event)) {}
  /// By the place where it stands in its queue.
  explicit command_end(std::uint64_t place) : place_(place) {}

  bool is_complete() const { return !event_() && !place_; }
  const cl::Event &event(queue &by) const {
    if (!event_())
      event_ = by.event_behind(place_);
    return event_;
  }

private:
  mutable cl::Event event_;
  std::uint64_t place_ = 0;
};

class access_log {
public:
  // Adds what a command on `q` must wait for. Commands of another device's context cannot stand in
  // a wait list: these block here.
  void before_read(queue &q, wait_list &after) const;
  void before_write(queue &q, wait_list &after) const;

  // The command has waited for what stands before it here: if it is complete, so are those.
  void read_by(queue &q, const command_end &done);
  void written_by(queue &q, const command_end &done);

  // Block the host; throw what the commands ended with.
  void wait_for_writes();
  void wait_for_all();
  /// Nothing is forgotten: who waits for the data still hears of the kernels' messages.
  void wait_unnoticed() const;

  /// How often somebody has written.
  std::uint64_t writes() const { return writes_; }
  bool has_writes() const { return write_.by != nullptr; }
  const cl::Event &last_write() const { return write_.done.event(*write_.by); }
  bool is_idle() const { return !has_writes() && reads_.empty(); }
  /// A queue that uses the memory and whose kernels send messages, if there is one.
  std::shared_ptr<queue> teller() const;
  /// The queue of the last command, which may be complete; null if there was none.
  queue *last_queue() const;

private:
  void keep_last(queue &q);
  struct use {
    std::shared_ptr<queue> by;
    command_end done = cl::Event();
  };
  static void order(const use &before, queue &q, wait_list &after);

  use write_;
  small_vector<use, 2> reads_;  ///< since the write; the last one of each queue
  std::shared_ptr<queue> last_; ///< of the last command, where it is complete
  std::uint64_t writes_ = 0;
};

} // namespace ampcc_rt

#endif
