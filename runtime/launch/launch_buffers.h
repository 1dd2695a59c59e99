//===- launch_buffers.h - buffer arguments of a launch --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only launch.cpp uses these types. It collects the buffers that a functor (the lambda of
// parallel_for_each) captures, locks their data sources (data_source.h: the data that an array or
// the views of one memory show), brings the data to the device and enters the kernel in their logs.
// A property of a buffer that decides how the kernel is built or run becomes a member of
// buffer_argument.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_LAUNCH_BUFFERS_H
#define AMPCC_RUNTIME_LAUNCH_BUFFERS_H

#include "check/host_reads.h"
#include "data/data_source.h"
#include "data/section.h"
#include "device/native/native_objects.h"
#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace ampcc_rt {

/// A buffer argument and its use by the kernel.
struct buffer_argument {
  buffer_argument(unsigned position, const char *name,
                  const concurrency::ampcc_detail::buffer_object &object, bool read_only)
      : position(position), name(name), view(object), read_only(read_only) {}

  unsigned position;           ///< among the arguments of the kernel, from 0
  const char *name;            ///< of the captured variable, for messages
  section view;                ///< the array, texture or view
  bool read_only;              ///< whether the kernel does not write the buffer
  device_copy *copy = nullptr; ///< memory on the device; set by prepare() in launch.cpp

  data_source &source() const { return view.source(); }
};
/// A launch with up to 8 buffers allocates nothing.
typedef small_vector<buffer_argument, 8> buffer_arguments;

/// Returns whether a container may have more elements than an int counts. Kernels may use elements
/// of another type than the container, but none has less than 4 bytes.
inline bool are_large(const buffer_arguments &arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const buffer_argument &a) {
    return a.source().bytes() / 4 > static_cast<std::size_t>(INT_MAX);
  });
}

/// Returns whether no other argument of a native launch covers bytes of this one. The copies on the
/// device must be set.
inline bool is_apart_from_others(const buffer_arguments &arguments, const buffer_argument &one) {
  const auto bytes = [](const buffer_argument &a) {
    const auto &memory = native::from<native::memory>(a.copy->memory()());
    const auto data = reinterpret_cast<std::uintptr_t>(memory.data);
    return byte_range{data + a.view.bounds().begin, data + a.view.bounds().end};
  };
  const byte_range mine = bytes(one);
  return std::none_of(arguments.begin(), arguments.end(), [&](const buffer_argument &a) {
    const byte_range its = bytes(a);
    return &a != &one && its.begin < mine.end && mine.begin < its.end;
  });
}

/// Holds the mutexes of all buffers of a launch, and updates their states at the end, also after an
/// exception. Every thread locks them in the order of their addresses, so that there is no
/// deadlock. A source that several arguments share is locked once.
class buffer_locks {
public:
  explicit buffer_locks(const buffer_arguments &arguments) {
    for (const buffer_argument &a : arguments)
      sources_.push_back(&a.source());
    if (sources_.size() > 1)
      put_in_order();
    for (data_source *source : sources_)
      source->mutex().lock();
  }
  ~buffer_locks() {
    for (data_source *source : sources_) {
      source->update_state(true);
      source->mutex().unlock();
    }
  }
  buffer_locks(const buffer_locks &) = delete;

private:
  const runtime_work at_work_;

  [[gnu::noinline]] void put_in_order() {
    const std::less<data_source *> before;
    if (sources_.size() == 2) {
      if (sources_[0] == sources_[1])
        sources_.truncate(1);
      else if (before(sources_[1], sources_[0]))
        std::swap(sources_[0], sources_[1]);
      return;
    }
    std::sort(sources_.begin(), sources_.end(), before);
    const auto end = std::unique(sources_.begin(), sources_.end());
    sources_.truncate(static_cast<std::size_t>(end - sources_.begin()));
  }

  small_vector<data_source *, 8> sources_;
};

} // namespace ampcc_rt

#endif
