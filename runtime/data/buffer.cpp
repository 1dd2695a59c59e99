//===- buffer.cpp - functions of data sources that the library headers call --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.h"
#include "check/host_check.h"
#include "check/host_reads.h"
#include "data/data_source.h"
#include "device/commands.h"
#include "device/device_list.h"
#include "observe/tracer.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>

namespace ampcc_rt {

using namespace concurrency;
using concurrency::ampcc_detail::buffer_object;

namespace {

const data_source &impl(const buffer &b) { return static_cast<const data_source &>(b); }

/// Runs an operation on the source of a section under its lock.
template <typename Operation>
void locked(data_source &source, bool device_used, Operation operation) {
  const runtime_work at_work;
  std::lock_guard<std::mutex> lock(source.mutex());
  struct update { // in a destructor, because the operation may throw after it has changed something
    data_source &source;
    bool device_used;
    ~update() { source.update_state(device_used); }
  } then{source, device_used};
  operation();
}

access_type concrete_access(device &where, access_type wanted) {
  if (where.is_cpu_accelerator())
    return access_type_read_write;
  if (wanted == access_type_auto)
    return where.use_default_cpu_access();
  if (wanted != access_type_none && !where.shares_host_memory())
    throw_runtime(text("concurrency::array: CPU access was requested, but the accelerator '",
                       where.name(), "' does not share memory with the CPU"));
  return wanted;
}

} // namespace

buffer *wrap_host_memory(void *memory, std::size_t bytes) {
  return data_source::for_host_memory(memory, bytes);
}

buffer *make_unbound(std::size_t bytes) {
  return new data_source(data_source::kind::unbound, bytes);
}

void let_arrays_start_as_zeros() noexcept { data_source::arrays_start_as_zeros = true; }

buffer *moved_from() noexcept {
  static data_source &only = *new data_source(data_source::kind::moved, 0);
  retain(&only);
  return &only;
}

void destroy(buffer *source) noexcept { delete static_cast<data_source *>(source); }

std::shared_ptr<queue> default_queue() {
  return device_list::instance().use_default().default_queue();
}

buffer *make_array(std::size_t bytes, const std::shared_ptr<queue> &home, access_type cpu_access) {
  const accelerator_view at(home->real());
  return data_source::for_array(bytes, at, at, concrete_access(home->where(), cpu_access));
}

buffer *make_staging_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                           const std::shared_ptr<queue> &associated) {
  // Only arrays on the CPU are staging arrays; elsewhere the associated view is ignored.
  queue &partner = home->where().is_cpu_accelerator() ? *associated : *home;
  return data_source::for_array(bytes, accelerator_view(home->real()),
                                accelerator_view(partner.real()),
                                concrete_access(home->where(), access_type_auto));
}

buffer *make_array_like(const buffer &array) {
  const data_source &model = impl(array);
  if (model.what() == data_source::kind::moved)
    throw_runtime("concurrency::array: a copy of an array that was moved from");
  return data_source::for_array(model.bytes(), *model.home, *model.associated, model.cpu_access);
}

std::uint32_t make_readable(const buffer_object &container) {
  const section view(container);
  data_source &data = view.source();
  const host_span span("read on the host");
  locked(data, false, [&] { data.fetch_and_wait(view); });
  return data.epoch.load(std::memory_order_relaxed);
}

std::uint32_t make_writable(const buffer_object &container) {
  const section view(container);
  data_source &data = view.source();
  const host_span span("write on the host");
  locked(data, false, [&] {
    data.fetch_and_wait(view);
    data.own_on_host_and_wait(view);
  });
  return data.epoch.load(std::memory_order_relaxed);
}

const accelerator_view &source_view(const buffer &source) {
  if (impl(source).what() == data_source::kind::unbound)
    throw_runtime("concurrency::array_view: a view without a data source has no source "
                  "accelerator_view");
  return *source.home;
}

namespace {

/// Starts the transfers that make the part of a view current on `target` for an access.
void start(data_source &data, const section &view, queue &target, access_type access,
           commands &started) {
  const part wanted(view);
  started.watch(data.queue_with_messages());
  if (target.where().is_cpu_accelerator()) {
    if (access & access_type_write)
      return; // the host waits anyway
    data.start_fetch(wanted);
    if (data.host_log.has_writes())
      started.add(data.host_log.last_write());
    return;
  }
  wait_list after;
  device_copy &copy = access == access_type_write
                          ? data.prepare_to_overwrite(target, wanted, after)
                          : data.prepare(target, wanted, access & access_type_write, after);
  if (access & access_type_write)
    data.own_on_device(copy, wanted);
  for (const cl::Event &event : after)
    started.add(event);
  if (copy.log.has_writes())
    started.add(copy.log.last_write());
  target.flush();
}

/// Makes the part of a view current on the host. The program may then change its memory directly,
/// so that this also waits for kernels that work in that memory and commands that read it.
void finish_on_host(data_source &data, const section &view, access_type access) {
  if (access != access_type_write)
    data.fetch_and_wait(view);
  if (access & access_type_write)
    data.own_on_host_and_wait(view);
  else
    data.wait_for_host_memory();
}

queue &home_of(data_source &data) {
  return data.is_on_device() ? *data.home_queue() : *device_list::instance().cpu().default_queue();
}

void synchronize_at(const section &view, queue &target, access_type access) {
  const host_span span("synchronize");
  data_source &data = view.source();
  require_memory(data, "concurrency::array_view::synchronize");
  commands started;
  locked(data, true, [&] {
    if (target.where().is_cpu_accelerator())
      finish_on_host(data, view, access);
    else
      start(data, view, target, access, started);
  });
  started.wait();
}

operation synchronize_at_async(const section &view, queue &target, access_type access) {
  const host_span span("synchronize_async");
  data_source &data = view.source();
  commands started;
  bool waits = target.where().is_cpu_accelerator() && (access & access_type_write);
  if (!waits) {
    locked(data, true, [&] { start(data, view, target, access, started); });
    return started.end();
  }
  // To write, the host waits for every command that still uses its memory.
  auto kept = std::make_shared<owned_section>(view);
  return in_background(
      [kept, at = target.shared_from_this(), access] { synchronize_at(kept->get(), *at, access); });
}

} // namespace

void synchronize(const buffer_object &view, access_type access) {
  const section covered(view);
  synchronize_at(covered, home_of(covered.source()), access);
}

void synchronize_to(const buffer_object &view, queue &target, access_type access) {
  synchronize_at(section(view), *target.real(), access);
}

operation synchronize_async(const buffer_object &view, access_type access) {
  const section covered(view);
  return synchronize_at_async(covered, home_of(covered.source()), access);
}

operation synchronize_to_async(const buffer_object &view, queue &target, access_type access) {
  return synchronize_at_async(section(view), *target.real(), access);
}

void refresh(const buffer_object &view) {
  const host_span span("refresh");
  const section covered(view);
  data_source &data = covered.source();
  locked(data, true, [&] { data.refresh_and_wait(covered); });
}

void discard(const buffer_object &view) {
  const section covered(view);
  data_source &data = covered.source();
  locked(data, true, [&] { data.discard(covered); });
}

} // namespace ampcc_rt
