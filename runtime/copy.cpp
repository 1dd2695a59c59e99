//===- copy.cpp - copies between containers (spec 5.3) --------------------===//
#include "data_source.h"
#include "error.h"
#include "section.h"
#include <cstring>

namespace ampcc_rt {

using concurrency::detail::buffer_object;

namespace {

void check_extents(const section &from, const section &to) {
  for (unsigned d = 0; d < from.rank(); ++d)
    if (from.extent[d] != to.extent[d])
      throw_runtime(text("concurrency::copy: in dimension ", d, " the extent of the source (",
                         from.extent[d], ") is not that of the destination (", to.extent[d], ")"));
}

/// Calls `move(from, to, bytes)` for pieces that are contiguous on both sides.
template <typename Move> void for_each_piece(const section &from, const section &to, Move move) {
  struct piece {
    std::size_t from, to, bytes;
  };
  std::vector<std::size_t> destinations;
  to.for_each_row([&](std::size_t begin, std::size_t) { destinations.push_back(begin); });
  std::size_t row = 0;
  piece open{0, 0, 0};
  from.for_each_row([&](std::size_t begin, std::size_t bytes) {
    const std::size_t destination = destinations[row++];
    if (open.bytes && open.from + open.bytes == begin && open.to + open.bytes == destination) {
      open.bytes += bytes;
      return;
    }
    if (open.bytes)
      move(open.from, open.to, open.bytes);
    open = {begin, destination, bytes};
  });
  if (open.bytes)
    move(open.from, open.to, open.bytes);
}

/// Both sections are in one source and share bytes: every element is read before any is written.
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
}

void copy_on_host(const section &from, const section &to) {
  data_source &source = from.source(), &target = to.source();
  const byte_ranges read = from.bytes(), written = to.bytes();
  const bool overlapping = &source == &target && !(read & written).empty();
  source.fetch(read);
  target.own_on_host(written);
  if (overlapping)
    return copy_overlapping(from, to, static_cast<char *>(target.host));
  for_each_piece(from, to, [&](std::size_t begin, std::size_t end, std::size_t bytes) {
    std::memcpy(static_cast<char *>(target.host) + end,
                static_cast<const char *>(source.host) + begin, bytes);
  });
}

void copy_on_device(queue &q, const section &from, const section &to) {
  data_source &source = from.source(), &target = to.source();
  const byte_ranges written = to.bytes();
  device_copy &origin = source.prepare(q, from.bytes());
  target.discard(written);
  device_copy &destination = target.prepare(q, written);
  guarded("a copy on a device", [&] {
    std::vector<cl::Event> after = origin.others(q);
    for (const cl::Event &e : destination.others(q))
      after.push_back(e);
    cl::Event done;
    for_each_piece(from, to, [&](std::size_t begin, std::size_t end, std::size_t bytes) {
      q.opencl().enqueueCopyBuffer(origin.memory(), destination.memory(), begin, end, bytes,
                                   after.empty() ? nullptr : &after, &done);
    });
    origin.used_by(q, done);
    destination.used_by(q, done);
    q.submitted();
  });
  target.own_on_device(destination, written);
}

/// Where a copy is best made: where the source is, unless that is the host; an array that the host
/// fills stays there until a kernel asks for it.
std::shared_ptr<queue> device_for(const section &from, const section &to) {
  data_source &source = from.source(), &target = to.source();
  const byte_ranges read = from.bytes();
  if (&source == &target || source.valid_on_host(read))
    return nullptr;
  device_copy *holder = source.holder_of(read);
  if (!holder)
    return nullptr;
  // To memory of the host that no device has, the way is direct.
  if (target.what() == data_source::kind::host_memory && !holder->in_host_memory())
    return nullptr;
  return holder->last_queue();
}

} // namespace

void copy(const buffer_object &from_object, const buffer_object &to_object) {
  const section from(from_object), to(to_object);
  check_extents(from, to);
  data_source &source = from.source(), &target = to.source();

  std::unique_lock<std::mutex> first(source.mutex(), std::defer_lock);
  std::unique_lock<std::mutex> second;
  if (&source == &target) {
    first.lock();
  } else {
    second = std::unique_lock<std::mutex>(target.mutex(), std::defer_lock);
    std::lock(first, second);
  }
  struct update {
    data_source &source, &target;
    ~update() {
      source.update_state();
      target.update_state();
    }
  } then{source, target};

  if (std::shared_ptr<queue> q = device_for(from, to))
    copy_on_device(*q, from, to);
  else
    copy_on_host(from, to);
}

} // namespace ampcc_rt
