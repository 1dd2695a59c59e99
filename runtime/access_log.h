//===- access_log.h - the commands that use a piece of memory -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands on one queue run in order; commands on different queues are ordered by events, and only
// where they must be: readers of the same memory do not wait for one another.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_ACCESS_LOG_H
#define AMPCC_RUNTIME_ACCESS_LOG_H

#include "queue.h"
#include "small_vector.h"
#include <vector>

namespace ampcc_rt {

/// What a command waits for, as OpenCL takes it.
typedef std::vector<cl::Event> wait_list;
/// OpenCL's way to say "nothing to wait for".
inline const wait_list *or_null(const wait_list &list) { return list.empty() ? nullptr : &list; }

class access_log {
public:
  // Adds what a command on `q` must wait for. Commands of another device's context cannot stand in
  // a wait list: these block here.
  void before_read(queue &q, wait_list &after) const;
  void before_write(queue &q, wait_list &after) const;

  void read_by(queue &q, const cl::Event &done);
  void written_by(queue &q, const cl::Event &done);

  // Block the host; throw what the commands ended with.
  void wait_for_writes();
  void wait_for_all();

  /// How often somebody has written.
  std::uint64_t writes() const { return writes_; }
  bool has_writes() const { return write_.by != nullptr; }
  const cl::Event &last_write() const { return write_.done; }
  bool is_idle() const { return !has_writes() && reads_.empty(); }
  /// A queue that uses the memory and whose kernels send messages, if there is one.
  std::shared_ptr<queue> teller() const;
  /// The queue of the last command; null if idle.
  queue *last_queue() const;

private:
  struct use {
    std::shared_ptr<queue> by;
    cl::Event done;
  };
  static void order(const use &before, queue &q, wait_list &after);

  use write_;
  std::uint64_t writes_ = 0;
  small_vector<use, 2> reads_; ///< since the write; the last one of each queue
};

} // namespace ampcc_rt

#endif
