//===- copy.cpp - copies between containers (spec 5.3) --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/count.h"
#include "base/error.h"
#include "check/check_shadow.h"
#include "check/host_reads.h"
#include "data/data_source.h"
#include "data/peer_copy.h"
#include "device/commands.h"
#include "observe/tracer.h"
#include <cstring>
#include <memory>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

namespace ampcc_rt {

using concurrency::ampcc_detail::buffer_object;

namespace {

void check_extents(const section &from, const section &to) {
  for (unsigned d = 0; d < from.rank(); ++d)
    if (from.extent(d) != to.extent(d))
      throw_runtime(text("concurrency::copy: in dimension ", d, " the extent of the source (",
                         from.extent(d), ") is not that of the destination (", to.extent(d), ")"));
}

/// Holds the locks of both sources, and updates their states at the end.
class both_locked {
public:
  both_locked(data_source &source, data_source &target) : source_(source), target_(target) {
    first_ = std::unique_lock<std::mutex>(source.mutex(), std::defer_lock);
    if (&source == &target) {
      first_.lock();
    } else {
      second_ = std::unique_lock<std::mutex>(target.mutex(), std::defer_lock);
      std::lock(first_, second_);
    }
  }
  ~both_locked() {
    source_.update_state(true);
    target_.update_state(true);
  }

private:
  const runtime_work at_work_;
  data_source &source_, &target_;
  std::unique_lock<std::mutex> first_, second_;
};

/// Copies between overlapping sections of one source: reads every element before it writes any.
void copy_overlapping(const section &from, const section &to, char *memory) {
  std::vector<char> elements;
  from.for_each_row([&](std::size_t begin, std::size_t bytes) {
    elements.insert(elements.end(), memory + begin, memory + begin + bytes);
  });
  const char *next = elements.data();
  to.for_each_row([&](std::size_t begin, std::size_t bytes) {
    std::memcpy(memory + begin, next, bytes);
    next += bytes;
  });
  count(live.host_copies);
  count(live.host_bytes, elements.size());
}

/// The way in which a copy is executed: by the CPU, or by commands of one or two devices. Prefers a
/// direct transfer from a memory that has the newest bytes to the home of the target.
class plan {
public:
  /// The caller holds the locks of both sources. Asynchronous copies use the transfer queue of the
  /// device, so that they run beside its kernels.
  plan(const section &from, const section &to, bool asynchronous)
      : from_(from), to_(to), source_(from.source()), target_(to.source()),
        asynchronous_(asynchronous) {
    if (&source_ == &target_)
      return; // the parts may overlap
    const part read(from);
    device_copy *holder = source_.valid_on_host(read) ? nullptr : source_.holder_of(read);
    if (holder && works_on(holder->where())) {
      kind_ = kind::on_device;
      device_ = &holder->where();
    } else if (holder && !target_.is_on_device()) {
      kind_ = kind::download;
      device_ = &holder->where();
      holder_ = holder;
    } else if (target_.is_on_device() && !target_with_host()) {
      device_ = &target_.home_queue()->where();
      const bool have_own_memory =
          holder && !holder->in_host_memory() && !target_.find_copy(*device_)->in_host_memory();
      kind_ = have_own_memory ? kind::between_devices : kind::upload;
      holder_ = holder;
    }
  }

  bool is_on_host() const { return kind_ == kind::on_host; }

  void start(commands &started) {
    if (from_.bounds().empty())
      return;
    started.watch(target_.queue_with_messages());
    started.watch(source_.queue_with_messages());
    switch (kind_) {
    case kind::on_host:
      return copy_by_cpu();
    case kind::on_device:
      return start_on_device(started);
    case kind::download:
      return start_download(started);
    case kind::upload:
      return start_upload(started);
    case kind::between_devices:
      return start_between_devices(started);
    }
  }

private:
  enum class kind { on_host, on_device, download, upload, between_devices };

  /// Whether the target's data is, or can be, on this device.
  bool works_on(device &where) {
    if (target_.is_on_device())
      return &target_.home_queue()->where() == &where;
    return target_.what() == data_source::kind::unbound || target_.find_copy(where);
  }

  /// Whether the target's memory is shared by a device and the host, and the host may touch it now.
  bool target_with_host() {
    device_copy *there = target_.find_copy(target_.home_queue()->where());
    return there && there->in_host_memory() && there->is_with_host();
  }

  caller how() const { return asynchronous_ ? caller::continues : caller::waits; }

  queue &queue_of(device_copy &memory) {
    return asynchronous_ ? *device_->transfer_queue() : memory.last_queue();
  }

  /// Flushes the copy and makes it known: to the caller, and, if it runs on a transfer queue, to
  /// the views of the arrays, so that they wait for it, too.
  void finish(queue &q, const cl::Event &done, commands &started) {
    if (!done())
      return; // it is complete
    started.add(done);
    q.flush();
    if (!asynchronous_)
      return;
    for (data_source *end : {&source_, &target_})
      if (end->is_on_device())
        end->home_queue()->add_transfer(done);
  }

  void copy_by_cpu() {
    const bool overlapping = &source_ == &target_ && !(from_.bytes() & to_.bytes()).empty();
    source_.fetch_and_wait(from_);
    target_.own_on_host_and_wait(to_);
    if (overlapping)
      return copy_overlapping(from_, to_, target_.host_memory());
    ampcc_rt::copy_on_host(source_.host_memory(), target_.host_memory(), runs_between(from_, to_));
  }

  void start_on_device(commands &started) {
    device_copy &origin = *source_.find_copy(*device_);
    queue &q = queue_of(origin);
    wait_list after;
    source_.prepare(q, from_, false, after);
    device_copy &destination = target_.prepare_to_overwrite(q, to_, after);
    const cl::Event done =
        enqueue_copy(q, origin.memory(), destination.memory(), runs_between(from_, to_), after);
    origin.log.read_by(q, done);
    destination.log.written_by(q, done);
    target_.own_on_device(destination, to_);
    finish(q, done, started);
  }

  void start_download(commands &started) {
    queue &q = queue_of(*holder_);
    wait_list after;
    source_.prepare(q, from_, false, after);
    char *memory = target_.host_memory();
    target_.host_log.before_write(q, after);
    const cl::Event done = enqueue_download(q, holder_->memory(), memory, runs_between(from_, to_),
                                            after, how(), target_.host_is_pinned());
    holder_->log.read_by(q, done);
    target_.host_log.written_by(q, done);
    target_.own_on_host(to_);
    finish(q, done, started);
  }

  void start_upload(commands &started) {
    source_.start_fetch(part(from_));
    device_copy &destination = *target_.find_copy(*device_);
    queue &q = asynchronous_ ? *device_->transfer_queue() : *target_.home_queue();
    wait_list after;
    source_.host_log.before_read(q, after);
    target_.prepare_to_overwrite(q, to_, after);
    const cl::Event done =
        enqueue_upload(q, source_.host_memory(), destination.memory(), runs_between(from_, to_),
                       after, how(), source_.host_is_pinned());
    source_.host_log.read_by(q, done);
    destination.log.written_by(q, done);
    target_.own_on_device(destination, to_);
    finish(q, done, started);
  }

  void start_between_devices(commands &started) {
    queue &reader = asynchronous_ ? *holder_->where().transfer_queue() : holder_->last_queue();
    queue &writer = asynchronous_ ? *device_->transfer_queue() : *target_.home_queue();
    wait_list before_reading, before_writing;
    source_.prepare(reader, from_, false, before_reading);
    device_copy &destination = target_.prepare_to_overwrite(writer, to_, before_writing);
    const peer_copied done =
        enqueue_peer_copy({reader, holder_->memory(), before_reading},
                          {writer, destination.memory(), before_writing}, runs_between(from_, to_));
    holder_->log.read_by(reader, done.left);
    destination.log.written_by(writer, done.arrived);
    target_.own_on_device(destination, to_);
    finish(writer, done.arrived, started);
  }

  const section &from_, &to_;
  data_source &source_, &target_;
  const bool asynchronous_;
  kind kind_ = kind::on_host;
  device *device_ = nullptr;
  device_copy *holder_ = nullptr;
};

/// Carries marks of unwritten bytes over from the source to the target with --amp-check. The
/// constructor, before the copy, collects them; the destructor, after it, sets them on the target.
class unwritten_parts {
public:
  unwritten_parts(const section &from, const section &to) : target_(to.source()) {
    // Reads of textures are not checked.
    if (!shadow::is_wanted() || from.is_texture() || to.is_texture() ||
        from.source().unwritten(from.bounds()).empty())
      return;
    for (const transfer_run &run : runs_between(from, to))
      for (std::size_t i = 0; i < run.count; ++i)
        add(from.source(), run.from + i * run.from_pitch, run.to + i * run.to_pitch, run.length);
  }
  ~unwritten_parts() {
    if (!copied_.empty())
      target_.leave_unwritten(copied_);
  }
  unwritten_parts(const unwritten_parts &) = delete;

private:
  void add(data_source &source, std::size_t from, std::size_t to, std::size_t bytes) {
    const byte_ranges unwritten = source.unwritten({from, from + bytes});
    for (const byte_range &each : unwritten.list())
      copied_ |= byte_ranges(each.begin - from + to, each.end - from + to);
  }

  data_source &target_;
  byte_ranges copied_;
};

void copy_sections(const section &from, const section &to) {
  commands started;
  {
    both_locked locked(from.source(), to.source());
    const unwritten_parts unwritten(from, to);
    plan(from, to, false).start(started);
  }
  started.wait();
}

/// `kept` is a buffer that the operation keeps alive until its end because no object of the program
/// owns it; or null.
operation copy_sections_async(const section &from, const section &to, buffer *kept) {
  commands started;
  if (kept) {
    retain(kept);
    started.keep(kept);
  }
  {
    both_locked locked(from.source(), to.source());
    plan chosen(from, to, true);
    if (!chosen.is_on_host()) {
      const unwritten_parts unwritten(from, to);
      chosen.start(started);
      return started.end();
    }
  }
  auto ends = std::make_shared<std::pair<owned_section, owned_section>>(
      std::piecewise_construct, std::forward_as_tuple(from), std::forward_as_tuple(to));
  return in_background([ends] { copy_sections(ends->first.get(), ends->second.get()); });
}

/// A temporary data source over memory of the caller.
class temporary_source {
public:
  temporary_source(const void *memory, std::size_t bytes)
      : source_(wrap_host_memory(const_cast<void *>(memory), bytes)) {}
  ~temporary_source() { release(source_); }
  temporary_source(const temporary_source &) = delete;
  buffer &get() const { return *source_; }

private:
  buffer *source_;
};

/// Returns the size of all elements, without gaps.
std::size_t dense_bytes(const section &like) {
  std::size_t bytes = like.element_size();
  for (unsigned d = 0; d < like.rank(); ++d)
    bytes *= static_cast<std::size_t>(like.extent(d) > 0 ? like.extent(d) : 0);
  return bytes;
}

/// Holds the lock of a source, and updates its state at the end.
class locked_source {
public:
  explicit locked_source(data_source &source) : source_(source), lock_(source.mutex()) {}
  ~locked_source() { source_.update_state(true); }

private:
  const runtime_work at_work_;
  data_source &source_;
  const std::lock_guard<std::mutex> lock_;
};

// Fast paths for synchronous copies between memory of the caller and a device, with one command.
// They need no data source over that memory, whose construction and destruction take longer than
// the command of a small copy. They return false if the copy needs another plan.

bool upload_at_once(const char *from, const section &to) {
  data_source &target = to.source();
  commands before; // kernels whose messages are thrown
  {
    const locked_source lock(target);
    if (!target.is_on_device() || to.bounds().empty())
      return false;
    queue &q = *target.home_queue();
    device_copy &there = *target.find_copy(q.where());
    if (there.in_host_memory())
      return false;
    before.watch(target.queue_with_messages());
    wait_list after;
    target.prepare_to_overwrite(q, to, after);
    enqueue_upload(q, from, there.memory(), runs_between(section(to, nullptr), to), after,
                   caller::waits, /*host_is_pinned=*/false);
    there.log.written_by(q, cl::Event());
    target.own_on_device(there, to);
  }
  before.wait();
  return true;
}

bool download_at_once(const section &from, char *to) {
  data_source &source = from.source();
  commands before;
  {
    const locked_source lock(source);
    const part read(from);
    if (from.bounds().empty() || source.valid_on_host(read))
      return false;
    device_copy *const holder = source.holder_of(read);
    if (!holder || holder->in_host_memory())
      return false;
    before.watch(source.queue_with_messages());
    queue &q = holder->last_queue();
    wait_list after;
    source.prepare(q, read, false, after);
    enqueue_download(q, holder->memory(), to, runs_between(from, section(from, nullptr)), after,
                     caller::waits, /*host_is_pinned=*/false);
    holder->log.read_by(q, cl::Event());
  }
  before.wait();
  return true;
}

/// Handles the copy of a view into the memory that it covers, which is the same as synchronize().
bool synchronized_at_once(const section &from, const char *to) {
  data_source &source = from.source();
  if (source.what() != data_source::kind::host_memory || !from.is_dense() ||
      static_cast<const char *>(source.host) + from.bounds().begin != to)
    return false;
  const locked_source lock(source);
  source.fetch_and_wait(from);
  return true;
}

} // namespace

void copy(const buffer_object &from_object, const buffer_object &to_object) {
  const section from(from_object), to(to_object);
  const host_span span("copy", dense_bytes(from));
  check_extents(from, to);
  copy_sections(from, to);
}

operation copy_async(const buffer_object &from_object, const buffer_object &to_object) {
  const section from(from_object), to(to_object);
  const host_span span("copy_async", dense_bytes(from));
  check_extents(from, to);
  return copy_sections_async(from, to, nullptr);
}

void copy_from_memory(const void *from, const buffer_object &to_object) {
  const section to(to_object);
  const host_span span("copy", dense_bytes(to));
  if (upload_at_once(static_cast<const char *>(from), to))
    return;
  const temporary_source memory(from, dense_bytes(to));
  copy_sections(section(to, &memory.get()), to);
}

void copy_to_memory(const buffer_object &from_object, void *to) {
  const section from(from_object);
  const host_span span("copy", dense_bytes(from));
  if (synchronized_at_once(from, static_cast<char *>(to)) ||
      download_at_once(from, static_cast<char *>(to)))
    return;
  const temporary_source memory(to, dense_bytes(from));
  copy_sections(from, section(from, &memory.get()));
}

operation copy_from_memory_async(const void *from, const buffer_object &to_object) {
  const section to(to_object);
  const host_span span("copy_async", dense_bytes(to));
  const temporary_source memory(from, dense_bytes(to));
  return copy_sections_async(section(to, &memory.get()), to, &memory.get());
}

operation copy_to_memory_async(const buffer_object &from_object, void *to) {
  const section from(from_object);
  const host_span span("copy_async", dense_bytes(from));
  if (synchronized_at_once(from, static_cast<char *>(to)))
    return commands().end();
  const temporary_source memory(to, dense_bytes(from));
  return copy_sections_async(from, section(from, &memory.get()), &memory.get());
}

} // namespace ampcc_rt
