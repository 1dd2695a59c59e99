//===- access_log.h - commands that use a piece of memory and may not be complete --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A log contains the last write to one piece of memory and the reads since then. The copy of a
// buffer on a device (device_copy), an image of a texture (sampled_image) and the memory of the
// same data on the host (data_source) have a log each. A new command takes its wait list from the
// log and then enters itself. Commands on one queue run in order. Commands on different queues are
// ordered by events, and only where they have to be: readers of the same memory do not wait for one
// another.
//
// Every command that uses such memory has to be entered: one that is missing leads to a race, and
// one too many only to a wait.
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

/// The end of a command, for which other commands and the host can wait. It is an event, or, for a
/// kernel without an event, the number of the command in its queue (queue::passed). For a number,
/// event() creates an event when it is first called.
class command_end {
public:
  /// A command without an event is complete already.
  command_end(cl::Event event) : event_(std::move(event)) {}
  /// The command at this place in its queue.
  explicit command_end(std::uint64_t place) : place_(place) {}

  bool is_complete() const { return !event_() && !place_; }
  /// `by` is the queue of the command.
  const cl::Event &event(queue &by) const {
    if (!event_())
      event_ = by.event_after(place_);
    return event_;
  }

private:
  mutable cl::Event event_;
  std::uint64_t place_ = 0;
};

/// The commands that use one piece of memory. The mutex of the data source guards it.
class access_log {
public:
  // Add the commands that a command on `q` has to wait for to `after`. Commands of another device
  // cannot be in a wait list, because they belong to another context. These functions wait for
  // them.
  void before_read(queue &q, wait_list &after) const;
  void before_write(queue &q, wait_list &after) const;

  // Enter a command for which before_read or before_write was called. A write replaces all entries,
  // because it waits for all of them. A command that is complete already is not entered. The
  // commands for which it has waited are complete, too, and leave the log: for a read the last
  // write and the earlier read on its queue, for a write all.
  void read_by(queue &q, const command_end &done);
  void written_by(queue &q, const command_end &done);

  // Wait on the host for commands, remove them from the log and throw their errors.
  void wait_for_writes();
  void wait_for_all();
  /// Waits on the host but leaves the commands in the log, so that a later wait still throws the
  /// errors that kernels send as messages.
  void wait_without_removal() const;

  /// Returns the number of writes since the start, by which a reader recognises new data.
  std::uint64_t writes() const { return writes_; }
  bool has_writes() const { return write_.by != nullptr; }
  /// Requires has_writes().
  const cl::Event &last_write() const { return write_.done.event(*write_.by); }
  bool is_idle() const { return !has_writes() && reads_.empty(); }
  /// Returns a queue of a command in the log whose kernels may send messages (message_log.h); null
  /// if there is none.
  std::shared_ptr<queue> queue_with_messages() const;
  /// Returns the queue of the last command, which may be complete; null if there was none.
  queue *last_queue() const;

private:
  void keep_last(queue &q); ///< notes the queue of a complete command for last_queue()
  struct use {
    std::shared_ptr<queue> by;
    command_end done = cl::Event();
  };
  static void order(const use &before, queue &q, wait_list &after);

  use write_;
  small_vector<use, 2> reads_;  ///< the last read of each queue since the write
  std::shared_ptr<queue> last_; ///< queue of the last command that was complete when entered
  std::uint64_t writes_ = 0;
};

} // namespace ampcc_rt

#endif
