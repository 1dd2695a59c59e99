//===- native_commands.cpp - implementation of the commands that move bytes --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_commands.h"
#include "check/check_shadow.h"
#include "device/native/native_pool.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace ampcc_rt {
namespace native {

namespace {

/// Alignment of memory in bytes: enough for vector instructions, and no two buffers share a cache
/// line.
constexpr std::size_t alignment = 128;

/// Estimates the time of a copy in nanoseconds.
std::uint64_t cost_of_moving(std::size_t bytes) { return bytes / 8; }

void move_here(const byte_rows &what) {
  for (std::size_t i = 0; i < what.count; ++i) // memmove, because both may overlap in one memory
    std::memmove(what.to + i * what.to_pitch, what.from + i * what.from_pitch, what.length);
}

/// Whether a row that is written may contain bytes of a row that is read.
bool may_overlap(const byte_rows &what) {
  const auto from = reinterpret_cast<std::uintptr_t>(what.from);
  const auto to = reinterpret_cast<std::uintptr_t>(what.to);
  return from < to + (what.count - 1) * what.to_pitch + what.length &&
         to < from + (what.count - 1) * what.from_pitch + what.length;
}

/// Rows, some of which a thread copies at a time; or parts of one row.
struct row_pieces {
  const byte_rows &what;
  std::size_t rows, bytes; ///< of a piece, whose rows are whole if it has several

  std::uint64_t count() const {
    return (what.count + rows - 1) / rows * ((what.length + bytes - 1) / bytes);
  }
  static void copy(void *work, std::uint64_t number) {
    const row_pieces &all = *static_cast<const row_pieces *>(work);
    const std::uint64_t in_row = (all.what.length + all.bytes - 1) / all.bytes;
    const std::size_t first = number / in_row * all.rows, begin = number % in_row * all.bytes;
    byte_rows some = all.what;
    some.from += first * some.from_pitch + begin;
    some.to += first * some.to_pitch + begin;
    some.count = std::min(all.rows, some.count - first);
    some.length = std::min(all.bytes, some.length - begin);
    move_here(some);
  }
};

class copy_event : public event {
public:
  copy_event(work_queue &on, memory *source, memory *target, const byte_rows &what)
      : event(on), source_(source), target_(target), what_(what) {
    if (source_)
      retain(*source_);
    if (target_)
      retain(*target_);
    cost = cost_of_moving(what.length * what.count);
  }
  ~copy_event() override { drop(); }

private:
  cl_int run() override {
    move_rows(what_);
    return CL_COMPLETE;
  }
  void drop() noexcept override {
    for (memory **each : {&source_, &target_})
      if (memory *given = std::exchange(*each, nullptr))
        release(*given);
  }

  memory *source_, *target_;
  const byte_rows what_;
};

class fill_event : public event {
public:
  fill_event(work_queue &on, memory &target, std::size_t offset, std::size_t bytes,
             unsigned char value)
      : event(on), target_(&retain(target)), offset_(offset), bytes_(bytes), value_(value) {
    cost = cost_of_moving(bytes);
  }
  ~fill_event() override { drop(); }

private:
  cl_int run() override {
    std::memset(target_->data + offset_, value_, bytes_);
    return CL_COMPLETE;
  }
  void drop() noexcept override {
    if (memory *given = std::exchange(target_, nullptr))
      release(*given);
  }

  memory *target_;
  const std::size_t offset_, bytes_;
  const unsigned char value_;
};

class end_event : public event {
public:
  end_event(work_queue &on, cl_int with) : event(on), with_(with) {}

private:
  cl_int run() override { return with_; }
  const cl_int with_;
};

} // namespace

memory::memory(std::size_t bytes, void *host)
    : data(static_cast<char *>(host)), bytes(bytes), own(!host) {
  if (own)
    data = static_cast<char *>(
        std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment));
  if (!data)
    throw std::bad_alloc();
  if (shadow::is_wanted())
    shadow::begin_memory(data, bytes);
}

memory::~memory() {
  if (shadow::is_wanted())
    shadow::end_memory(data);
  if (own)
    std::free(data);
}

byte_rows piece(std::size_t bytes, const char *from, char *to) {
  return {bytes, 1, from, bytes, to, bytes};
}

byte_rows rows(const std::size_t *region, const char *from, const std::size_t *from_origin,
               std::size_t from_pitch, char *to, const std::size_t *to_origin,
               std::size_t to_pitch) {
  return {region[0],
          region[1],
          from + from_origin[1] * from_pitch + from_origin[0],
          from_pitch,
          to + to_origin[1] * to_pitch + to_origin[0],
          to_pitch};
}

void move_rows(const byte_rows &what) {
  constexpr std::size_t least = std::size_t(2) << 20, piece = std::size_t(512) << 10;
  if (what.length * what.count < least || may_overlap(what) || pool_threads() == 1)
    return move_here(what);
  row_pieces all{what, std::max<std::size_t>(1, piece / what.length), std::min(piece, what.length)};
  run_pieces(all.count(), row_pieces::copy, &all);
}

event &make_copy(work_queue &on, memory *source, memory *target, const byte_rows &what) {
  return *new copy_event(on, source, target, what);
}

event &make_fill(work_queue &on, memory &target, std::size_t offset, std::size_t bytes,
                 unsigned char value) {
  return *new fill_event(on, target, offset, bytes, value);
}

event &make_end(work_queue &on, cl_int status) { return *new end_event(on, status); }

cl_int submit(event &command, bool blocks, cl_uint count, const cl_event *after, cl_event *done) {
  try {
    for (cl_uint i = 0; i < count; ++i)
      command.after.push_back(&retain(from<event>(after[i])));
  } catch (...) {
    release(command);
    throw;
  }
  event &kept = retain(command);
  work_queue &on = command.on;
  on.submit(command);
  const cl_int error = blocks ? on.wait(kept) : CL_SUCCESS;
  if (done && error == CL_SUCCESS)
    *done = handle<cl_event>(kept);
  else
    release(kept);
  return error;
}

} // namespace native
} // namespace ampcc_rt
