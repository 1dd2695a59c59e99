//===- data_source.cpp - coherence between the host's memory and the copies on devices --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/data_source.h"
#include "check/host_check.h"
#include "check/host_reads.h"
#include "data/peer_copy.h"
#include "device/device_error.h"
#include "device/device_list.h"
#include "observe/tracer.h"
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

namespace ampcc_rt {

using namespace concurrency;

std::atomic<bool> data_source::arrays_start_as_zeros{false};

data_source::data_source(kind what, std::size_t bytes)
    : kind_(what), bytes_(bytes), starts_as_zeros_(what == kind::array && arrays_start_as_zeros) {
  if (what != kind::host_memory)
    undefined_ = byte_range{0, bytes};
  home = associated = &device_list::instance().cpu().default_view();
  cpu_access = access_type_read_write;
}

data_source *data_source::for_host_memory(void *memory, std::size_t bytes) {
  auto *made = new data_source(kind::host_memory, bytes);
  made->host = memory;
  made->host_valid_ = byte_range{0, bytes};
  made->update_state(false);
  watch_memory(*made);
  return made;
}

data_source *data_source::for_array(std::size_t bytes, const accelerator_view &home,
                                    const accelerator_view &associated, access_type access) {
  auto made = std::make_unique<data_source>(kind::array, bytes);
  made->home_view_ = std::make_unique<accelerator_view>(home);
  made->associated_view_ = std::make_unique<accelerator_view>(associated);
  made->home = made->home_view_.get();
  made->associated = made->associated_view_.get();
  made->cpu_access = access;
  if (made->is_on_device())
    made->copy_on(made->home_queue()->where());
  else
    made->host_memory();
  return made.release();
}

data_source *data_source::for_memory(std::size_t bytes, const accelerator_view &home,
                                     cl::Buffer existing) {
  auto made = std::make_unique<data_source>(kind::array, bytes);
  made->home_view_ = std::make_unique<accelerator_view>(home);
  made->home = made->associated = made->home_view_.get();
  made->cpu_access = access_type_none;
  made->undefined_ = byte_set();
  made->copies_.push_back(
      std::make_unique<device_copy>(home.get_queue()->where(), bytes, std::move(existing)));
  made->copies_.back()->valid = byte_range{0, bytes};
  made->give_away(); // its barrier orders our commands after those that the program has enqueued
  return made.release();
}

data_source::~data_source() {
  std::optional<host_span> span;
  if (!copies_.empty())
    span.emplace("end of the last view");
  // The end of the last view writes changes back (spec 8.4). A destructor cannot report errors; a
  // program that wants them calls synchronize().
  if (kind_ == kind::host_memory) {
    unwatch_memory(*this);
    if (host_checks_expected())
      expect_reads(*this, false);
  }
  const bool loses = is_freed.load(std::memory_order_relaxed) && !valid_on_host(all());
  if (loses)
    report_lost_changes();
  try {
    if (kind_ == kind::host_memory && !is_freed.load(std::memory_order_relaxed))
      start_fetch(all());
  } catch (...) {
  }
  try {
    wait_for_host_memory();
  } catch (...) {
  }
}

data_source &section::source() const { return static_cast<data_source &>(*owner_); }

bool data_source::is_on_device() const {
  queue *at = home_queue();
  return at && !at->where().is_cpu_accelerator();
}

char *data_source::host_memory() {
  if (kind_ == kind::moved)
    throw_runtime("concurrency: an array or texture that was moved from; only its destruction and "
                  "assignment to it are left");
  if (!host)
    make_host_memory();
  return static_cast<char *>(host);
}

/// Allocates the host's memory: pinned for a staging array, whose purpose is fast copies to a
/// device.
void data_source::make_host_memory() {
  if (associated_view_ && !is_on_device())
    pinned_ = pinned_memory::make(associated_view_->get_queue()->where(), bytes_);
  if (pinned_) {
    host = pinned_->data();
    if (starts_as_zeros_)
      std::memset(host, 0, bytes_);
    return;
  }
  own_memory_ = host_blocks::take(bytes_, starts_as_zeros_);
  if (!own_memory_)
    throw_out_of_memory(text("Failed to create buffer: ", bytes_, " bytes of host memory"));
  host = own_memory_.get();
}

device_copy *data_source::find_copy(const device &where) {
  for (const auto &copy : copies_)
    if (&copy->where() == &where)
      return copy.get();
  return nullptr;
}

device_copy &data_source::copy_on(device &where) {
  if (device_copy *there = find_copy(where))
    return *there;
  // With --amp-check a view's memory is not shared with the device. Otherwise changes by the host
  // would reach the device and could not be found.
  const bool apart = kind_ == kind::host_memory && host_checks_expected();
  void *shared =
      kind_ == kind::moved || (where.shares_host_memory() && !apart) ? host_memory() : nullptr;
  copies_.push_back(std::make_unique<device_copy>(where, bytes_, shared));
  return *copies_.back();
}

device_copy *data_source::holder_of(const part &wanted) {
  for (const auto &copy : copies_)
    if (copy->valid.contains(grid_, wanted))
      return copy.get();
  return nullptr;
}

/// Maps a copy in the host's memory for the host. The command waits for all others in the log of
/// the host's memory.
void data_source::give_to_host(device_copy &copy) {
  if (copy.is_with_host())
    return;
  queue &by = copy.last_queue();
  wait_list after;
  host_log.before_write(by, after);
  host_log.written_by(by, copy.start_giving_to_host(by, after));
}

/// Maps all copies in the host's memory for the host. A command that waits for the log of that
/// memory then also waits for the kernels that work in it.
void data_source::give_to_host() {
  for (const auto &copy : copies_)
    if (copy->in_host_memory())
      give_to_host(*copy);
}

/// Makes boxes of the bytes, after the grid was refined for them.
byte_boxes data_source::boxes_of(const part &bytes) {
  refine_grid(bytes);
  byte_boxes boxes;
  bytes.cover(grid_, boxes);
  return boxes;
}

/// Refines the grid and stores all sets by its new coordinates. This happens a few times in the
/// life of a source, because a grid has few levels.
void data_source::refine_grid(const part &bytes) {
  const byte_grid before = grid_;
  if (bytes.is_range() || !bytes.refine(grid_))
    return;
  for (byte_set *set : {&host_valid_, &undefined_, &newest_known_})
    set->regrid(before, grid_);
  for (const auto &copy : copies_)
    copy->valid.regrid(before, grid_);
}

void data_source::start_fetch(const part &wanted, caller how) {
  host_memory();
  refine_grid(wanted);
  if (!valid_on_host(wanted))
    start_fetch_of(boxes_of(wanted), how);
}

void data_source::start_fetch_of(const byte_boxes &wanted, caller how) {
  char *memory = host_memory();
  byte_boxes missing = undefined_.missing(grid_, host_valid_.missing(grid_, wanted));
  for (const auto &copy : copies_) {
    if (missing.empty())
      break;
    const byte_boxes found = copy->valid.common(grid_, missing);
    if (found.empty())
      continue;
    missing = copy->valid.missing(grid_, missing);
    check_host_memory(place_of_call());
    forget_host_memory();
    if (copy->in_host_memory()) {
      give_to_host(*copy);
    } else {
      give_to_host(); // kernels that work in the host's memory may read bytes that are overwritten
      queue &q = copy->last_queue();
      wait_list after;
      copy->log.before_read(q, after);
      host_log.before_write(q, after);
      // Only the last download may block, so that those from several devices run at the same time.
      const caller last = missing.empty() ? how : caller::continues;
      const cl::Event done = enqueue_download(q, copy->memory(), memory, runs_of(grid_, found),
                                              after, last, host_is_pinned());
      copy->log.read_by(q, done);
      host_log.written_by(q, done);
      if (done())
        q.flush();
    }
    host_valid_.add(grid_, found);
  }
  host_valid_.add(grid_, undefined_.common(grid_, wanted)); // any value is good for undefined bytes
}

std::shared_ptr<queue> data_source::queue_with_messages() const {
  for (const auto &copy : copies_)
    if (std::shared_ptr<queue> by = copy->log.queue_with_messages())
      return by;
  return host_log.queue_with_messages();
}

void data_source::fetch_and_wait(const part &wanted) {
  const std::shared_ptr<queue> by = queue_with_messages();
  start_fetch(wanted, caller::waits);
  host_log.wait_for_writes();
  if (by)
    by->raise_messages();
}

void data_source::own_on_host(const part &written) {
  forget_host_memory();
  mark_written(written);
  refine_grid(written);
  for (const auto &copy : copies_)
    copy->valid.remove(grid_, written);
  host_valid_.add(grid_, written);
  undefined_.remove(grid_, written);
}

void data_source::own_on_host_and_wait(const part &written) {
  const std::shared_ptr<queue> by = queue_with_messages();
  host_memory();
  give_to_host();
  host_log.wait_for_all();
  for (const auto &copy : copies_)
    if (copy->in_host_memory())
      copy->log.wait_for_all();
  own_on_host(written);
  if (by)
    by->raise_messages();
}

void data_source::fill_with_zeros(device_copy &copy, queue &q, const byte_boxes &unwritten) {
  const byte_ranges runs = ranges_of(grid_, unwritten);
  for (const byte_range &run : runs.list()) {
    wait_list after;
    copy.log.before_write(q, after);
    cl::Event done;
    tracer *const t = tracer::active();
    const std::uint64_t before = t ? tracer::now() : 0;
    guarded("filling an array with zeros", [&] {
      q.opencl().enqueueFillBuffer(copy.memory(), cl_uchar(0), run.begin, run.size(),
                                   or_null(after), &done);
    });
    if (t)
      t->transfer(q, "fill", run.size(), before, done);
    copy.log.written_by(q, done);
  }
  copy.valid.add(grid_, unwritten);
}

device_copy &data_source::prepare(queue &q, const part &wanted, bool writes, wait_list &after) {
  device_copy &copy = copy_on(q.where());
  refine_grid(wanted);
  if (starts_as_zeros_ && !copy.in_host_memory() && !copy.valid.contains(grid_, wanted)) {
    const byte_boxes unwritten =
        copy.valid.missing(grid_, undefined_.common(grid_, boxes_of(wanted)));
    if (!unwritten.empty())
      fill_with_zeros(copy, q, unwritten);
  }
  return make_ready(copy, q, wanted, writes, after);
}

/// Copies bytes that other devices have in memory of their own and the host does not have. Not used
/// for data whose home is the host: that goes through the host's memory, where it is needed in the
/// end anyway.
void data_source::bring_from_peers(device_copy &copy, queue &q, byte_boxes &missing) {
  for (const auto &other : copies_) {
    if (other->in_host_memory() || other.get() == &copy)
      continue;
    const byte_boxes found = other->valid.common(grid_, host_valid_.missing(grid_, missing));
    if (found.empty())
      continue;
    queue &by = other->last_queue();
    wait_list before_reading, before_writing;
    other->log.before_read(by, before_reading);
    copy.log.before_write(q, before_writing);
    const peer_copied done =
        enqueue_peer_copy({by, other->memory(), before_reading}, {q, copy.memory(), before_writing},
                          runs_of(grid_, found));
    other->log.read_by(by, done.left);
    copy.log.written_by(q, done.arrived);
    copy.valid.add(grid_, found);
    missing = copy.valid.missing(grid_, missing);
  }
}

device_copy &data_source::make_ready(device_copy &copy, queue &q, const part &wanted, bool writes,
                                     wait_list &after) {
  refine_grid(wanted);
  if (!copy.valid.contains(grid_, wanted)) {
    byte_boxes missing = undefined_.missing(grid_, copy.valid.missing(grid_, boxes_of(wanted)));
    if (kind_ != kind::host_memory && !copy.in_host_memory())
      bring_from_peers(copy, q, missing);
    if (!missing.empty()) {
      start_fetch_of(missing, caller::continues);
      if (!copy.in_host_memory()) {
        wait_list ready;
        host_log.before_read(q, ready);
        copy.log.before_write(q, ready);
        const cl::Event done =
            enqueue_upload(q, host_memory(), copy.memory(), runs_of(grid_, missing), ready,
                           caller::continues, host_is_pinned());
        host_log.read_by(q, done);
        copy.log.written_by(q, done);
      }
      copy.valid.add(grid_, missing);
    }
  }
  if (copy.in_host_memory()) {
    // Devices that share the host's memory use it one after the other, and after all transfers
    // there.
    for (const auto &other : copies_)
      if (other.get() != &copy && other->in_host_memory())
        give_to_host(*other);
    if (!host_log.is_idle())
      host_log.before_write(q, after);
    copy.give_to_device(q);
  }
  if (writes)
    copy.log.before_write(q, after);
  else
    copy.log.before_read(q, after);
  return copy;
}

device_copy &data_source::prepare_to_overwrite(queue &q, const part &written, wait_list &after) {
  mark_written(written);
  device_copy &copy = copy_on(q.where());
  refine_grid(written);
  if (!copy.valid.contains(grid_, written)) // else make_ready fetches nothing anyway
    undefined_.add(grid_, written);
  return make_ready(copy, q, written, true, after);
}

const cl::Buffer &data_source::give_away() {
  queue &q = *home_queue();
  wait_list after;
  device_copy &copy = prepare(q, all(), true, after);
  guarded("handing an array to OpenCL", [&] {
    cl::Event done; // the barrier represents the program's commands in the log
    q.opencl().enqueueBarrierWithWaitList(or_null(after), &done);
    copy.log.written_by(q, done);
  });
  own_on_device(copy, all());
  copy.has_other_writers = true;
  return copy.memory();
}

void data_source::own_on_device(device_copy &copy, const part &written) {
  refine_grid(written);
  host_valid_.remove(grid_, written);
  for (const auto &other : copies_)
    if (other.get() != &copy)
      other->valid.remove(grid_, written);
  copy.valid.add(grid_, written);
  undefined_.remove(grid_, written);
}

void data_source::discard(const part &unwanted) {
  refine_grid(unwanted);
  if (!starts_as_zeros_)
    undefined_.add(grid_, unwanted);
}

void data_source::refresh_and_wait(const part &changed) {
  if (kind_ != kind::host_memory)
    return;
  give_to_host();
  const std::shared_ptr<queue> by = queue_with_messages();
  wait_for_host_memory();
  own_on_host(changed);
  if (by)
    by->raise_messages();
}

void data_source::wait_for_host_memory() {
  host_log.wait_for_all();
  for (const auto &copy : copies_)
    if (copy->in_host_memory())
      copy->log.wait_for_all();
}

void data_source::update_state(bool device_used) {
  if (device_used) // a load and a store are enough, because only holders of the mutex write it
    epoch.store(epoch.load(std::memory_order_relaxed) + 2, std::memory_order_release);
  host_state now = host_state::stale;
  if (host && host_valid_.contains(grid_, all()) && !host_log.has_writes()) {
    // Inlined writes to undefined bytes have to be announced, because devices do not fetch those.
    now = host_log.is_idle() && undefined_.empty() ? host_state::writable : host_state::readable;
    for (const auto &copy : copies_)
      if (!copy->valid.empty())
        now = host_state::readable;
  }
  state.store(now, std::memory_order_release);
  expect_reads_of_host(device_used);
}

} // namespace ampcc_rt
