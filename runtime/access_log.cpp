//===- access_log.cpp - the commands that use a piece of memory -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "access_log.h"
#include "error.h"
#include "tracer.h"

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
  before.by->flush(); // an event is only reached once its own queue has been submitted
  if (&before.by->where() == &q.where())
    after.push_back(before.done);
  else
    wait_for(before.done);
}

void access_log::before_read(queue &q, wait_list &after) const { order(write_, q, after); }

void access_log::before_write(queue &q, wait_list &after) const {
  order(write_, q, after);
  for (const use &read : reads_)
    order(read, q, after);
}

void access_log::read_by(queue &q, const cl::Event &done) {
  for (use &read : reads_)
    if (read.by.get() == &q) {
      read.done = done;
      return;
    }
  reads_.emplace_back(q.shared_from_this(), done);
}

void access_log::written_by(queue &q, const cl::Event &done) {
  reads_.clear();
  ++writes_;
  if (write_.by.get() != &q)
    write_.by = q.shared_from_this();
  write_.done = done;
}

void access_log::wait_for_writes() {
  if (!write_.by)
    return;
  const use write = std::exchange(write_, use());
  wait_for(write.done);
}

void access_log::wait_for_all() {
  while (!reads_.empty()) {
    const cl::Event done = reads_[reads_.size() - 1].done;
    reads_.truncate(reads_.size() - 1);
    wait_for(done);
  }
  wait_for_writes();
}

std::shared_ptr<queue> access_log::teller() const {
  if (write_.by && write_.by->has_messages())
    return write_.by;
  for (const use &read : reads_)
    if (read.by->has_messages())
      return read.by;
  return nullptr;
}

queue *access_log::last_queue() const {
  return !reads_.empty() ? reads_[reads_.size() - 1].by.get() : write_.by.get();
}

} // namespace ampcc_rt
