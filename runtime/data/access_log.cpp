//===- access_log.cpp - wait lists from the commands that use a piece of memory ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/access_log.h"
#include "device/device_error.h"
#include "observe/tracer.h"
#include <memory>
#include <utility>

namespace ampcc_rt {

namespace {

void wait_for(const cl::Event &done) {
  const host_span span("wait for a device");
  guarded("a command of an accelerator_view", [&] { done.wait(); });
}

} // namespace

void access_log::order(const use &before, queue &q, wait_list &after) {
  if (!before.by || before.by.get() == &q)
    return;
  const cl::Event &done = before.done.event(*before.by);
  before.by->note_event_needed();
  before.by->flush(); // an event is only reached once its own queue has been submitted
  if (&before.by->where() == &q.where())
    after.push_back(done);
  else
    wait_for(done);
}

void access_log::before_read(queue &q, wait_list &after) const { order(write_, q, after); }

void access_log::before_write(queue &q, wait_list &after) const {
  order(write_, q, after);
  for (const use &read : reads_)
    order(read, q, after);
}

void access_log::read_by(queue &q, const command_end &done) {
  use *before = nullptr;
  for (use &read : reads_)
    if (read.by.get() == &q)
      before = &read;
  if (done.is_complete()) {
    keep_last(q); // before `write_` goes, which may hold the last reference to the queue
    write_ = use();
    if (before) {
      *before = reads_[reads_.size() - 1];
      reads_.truncate(reads_.size() - 1);
    }
  } else if (before) {
    before->done = done;
  } else {
    reads_.emplace_back(q.shared_from_this(), done);
  }
}

void access_log::written_by(queue &q, const command_end &done) {
  ++writes_;
  if (done.is_complete()) {
    keep_last(q); // before the uses go, which may hold the last reference to the queue
    reads_.clear();
    write_ = use();
    return;
  }
  if (write_.by.get() != &q)
    write_.by = q.shared_from_this();
  reads_.clear();
  write_.done = done;
}

void access_log::keep_last(queue &q) {
  if (last_.get() != &q)
    last_ = q.shared_from_this();
}

void access_log::wait_for_writes() {
  if (!write_.by)
    return;
  const use write = std::exchange(write_, use());
  wait_for(write.done.event(*write.by));
}

void access_log::wait_for_all() {
  while (!reads_.empty()) {
    const use read = reads_[reads_.size() - 1];
    reads_.truncate(reads_.size() - 1);
    wait_for(read.done.event(*read.by));
  }
  wait_for_writes();
}

void access_log::wait_without_removal() const {
  for (const use &read : reads_)
    wait_for(read.done.event(*read.by));
  if (write_.by)
    wait_for(write_.done.event(*write_.by));
}

std::shared_ptr<queue> access_log::queue_with_messages() const {
  if (write_.by && write_.by->has_messages())
    return write_.by;
  for (const use &read : reads_)
    if (read.by->has_messages())
      return read.by;
  return nullptr;
}

queue *access_log::last_queue() const {
  if (!reads_.empty())
    return reads_[reads_.size() - 1].by.get();
  return write_.by ? write_.by.get() : last_.get();
}

} // namespace ampcc_rt
