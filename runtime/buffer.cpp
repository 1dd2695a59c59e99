//===- buffer.cpp - data sources, as the library headers use them ---------===//
#include "data_source.h"
#include "device_list.h"
#include "error.h"
#include "section.h"

namespace ampcc_rt {

using namespace concurrency;
using concurrency::detail::buffer_object;

namespace {

data_source &impl(buffer &b) { return static_cast<data_source &>(b); }
const data_source &impl(const buffer &b) { return static_cast<const data_source &>(b); }

/// Runs an operation on a source under its lock.
template <typename Operation> void locked(data_source &source, Operation operation) {
  std::lock_guard<std::mutex> lock(source.mutex());
  struct update { // also when the operation fails halfway
    data_source &source;
    ~update() { source.update_state(); }
  } then{source};
  operation();
}

access_type concrete_access(device &where, access_type wanted) {
  if (wanted == access_type_auto)
    return where.use_default_cpu_access();
  if (wanted != access_type_none && !where.shares_host_memory())
    throw_runtime(text("concurrency::array: CPU access was asked for, but the accelerator '",
                       narrow(where.info().description), "' does not share memory with the CPU"));
  return wanted;
}

} // namespace

buffer *wrap_host_memory(void *memory, std::size_t bytes) {
  return data_source::for_host_memory(memory, bytes);
}

buffer *make_unbound(std::size_t bytes) {
  return new data_source(data_source::kind::unbound, bytes);
}

std::shared_ptr<queue> default_queue() {
  return device_list::instance().use_default().default_queue();
}

buffer *make_array(std::size_t bytes, const std::shared_ptr<queue> &home, access_type cpu_access) {
  const access_type access = home->where().is_cpu_accelerator()
                                 ? access_type_read_write
                                 : concrete_access(home->where(), cpu_access);
  return data_source::for_array(bytes, home, home, access);
}

buffer *make_staging_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                           const std::shared_ptr<queue> &associated) {
  const access_type access = home->where().is_cpu_accelerator()
                                 ? access_type_read_write
                                 : concrete_access(home->where(), access_type_auto);
  return data_source::for_array(bytes, home, associated, access);
}

buffer *make_array_like(const buffer &array) {
  const data_source &model = impl(array);
  return data_source::for_array(model.bytes(), model.home(), model.associated(),
                                model.cpu_access());
}

void retain(buffer *source) noexcept {
  if (source)
    impl(*source).retain();
}
void release(buffer *source) noexcept {
  if (source)
    impl(*source).release();
}

void make_readable(buffer &source) {
  data_source &data = impl(source);
  locked(data, [&] { data.fetch(data.all()); });
}

void make_writable(buffer &source) {
  data_source &data = impl(source);
  locked(data, [&] {
    data.fetch(data.all());
    data.own_on_host(data.all());
  });
}

void check_cpu_access(const buffer &array) {
  if (impl(array).cpu_access() == access_type_none)
    throw_runtime("concurrency::array: the CPU cannot access this array; copy it, or use an "
                  "array_view of it");
}

std::shared_ptr<queue> home_queue(const buffer &source) {
  const data_source &data = impl(source);
  if (data.what() == data_source::kind::unbound)
    throw_runtime("concurrency::array_view: a view without a data source has no source "
                  "accelerator_view");
  return data.home() ? data.home() : device_list::instance().cpu().default_queue();
}
std::shared_ptr<queue> associated_queue(const buffer &array) { return impl(array).associated(); }
access_type cpu_access(const buffer &array) { return impl(array).cpu_access(); }

namespace {

void bring_to_host(data_source &data, const byte_ranges &part, access_type access) {
  if (access != access_type_write)
    data.fetch(part);
  if (access & access_type_write)
    data.own_on_host(part);
  else
    data.wait_for_host_memory();
}

void bring_to_device(data_source &data, queue &target, const byte_ranges &part,
                     access_type access) {
  if (access == access_type_write)
    data.discard(part);
  device_copy &copy = data.prepare(target, part);
  if (access & access_type_write)
    data.own_on_device(copy, part);
}

} // namespace

void synchronize(const buffer_object &view, access_type access) {
  const section part(view);
  data_source &data = part.source();
  locked(data, [&] {
    if (data.home() && !data.home()->where().is_cpu_accelerator())
      bring_to_device(data, *data.home(), part.bytes(), access);
    else
      bring_to_host(data, part.bytes(), access);
  });
}

void synchronize_to(const buffer_object &view, queue &target, access_type access) {
  const section part(view);
  data_source &data = part.source();
  locked(data, [&] {
    if (target.where().is_cpu_accelerator())
      bring_to_host(data, part.bytes(), access);
    else
      bring_to_device(data, target, part.bytes(), access);
  });
}

void refresh(const buffer_object &view) {
  const section part(view);
  locked(part.source(), [&] { part.source().refresh(part.bytes()); });
}

void discard(const buffer_object &view) {
  const section part(view);
  locked(part.source(), [&] { part.source().discard(part.bytes()); });
}

} // namespace ampcc_rt
