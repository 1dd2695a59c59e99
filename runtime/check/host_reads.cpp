//===- host_reads.cpp - detection of host reads that see stale data -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A read is reported if the bytes differ from those that synchronize() would bring. Bytes that
// kernels overwrote with the same value are no error, so that a read costs a comparison with the
// newest data of the device. Only reads of memory that may be stale get this far.
//
//===----------------------------------------------------------------------===//
#include "check/host_reads.h"
#include "base/error.h"
#include "check/host_check.h"
#include "check/watched_memory.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <optional>
#include <pthread.h>
#include <string>
#include <vector>

std::atomic<std::uintptr_t> __ampcc_unsynchronised_begin{0};
std::atomic<std::size_t> __ampcc_unsynchronised_bytes{0};
thread_local const ampcc_rt::user_place *__ampcc_host_place = nullptr;

namespace ampcc_rt {

thread_local unsigned runtime_work::depth_ = 0;

namespace {

/// The data sources with stale bytes in the host's memory. Never destroyed, because destructors of
/// the program's static objects read memory.
class old_memory {
public:
  static old_memory &instance() {
    static old_memory &only = *new old_memory();
    return only;
  }

  void set(watched_memory &source, bool is_old) {
    const runtime_work at_work;
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto known = std::find(sources_.begin(), sources_.end(), &source);
    if (is_old == (known != sources_.end()))
      return;
    if (is_old)
      sources_.push_back(&source);
    else
      sources_.erase(known);
    publish();
  }

  /// Returns whether the bytes may overlap memory of a source. Takes no lock; may return true for
  /// bytes that do not overlap any.
  bool may_overlap(const char *memory, std::size_t bytes) const {
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::size_t count = count_.load(std::memory_order_relaxed);
    for (std::size_t i = 0; i < count; ++i)
      if (begin < ranges_[i].end.load(std::memory_order_relaxed) &&
          ranges_[i].begin.load(std::memory_order_relaxed) < begin + bytes)
        return true;
    return false;
  }

  /// Returns the sources whose memory overlaps the bytes, each retained once.
  std::vector<watched_memory *> owned(const char *begin, std::size_t bytes) {
    std::vector<watched_memory *> found;
    const std::lock_guard<std::mutex> lock(mutex_);
    for (watched_memory *source : sources_) {
      const char *const shown = source->begin();
      if (begin < shown + source->bytes() && shown < begin + bytes && source->try_retain())
        found.push_back(source);
    }
    return found;
  }

private:
  /// In the child of a fork all checks end: the devices belong to the parent, so that there is no
  /// data to compare with.
  old_memory() {
    pthread_atfork(nullptr, nullptr, [] {
      instance().is_child_ = true;
      instance().count_ = 0;
      __ampcc_unsynchronised_bytes = 0;
    });
  }

  /// Publishes the address ranges for readers without a lock. A thread that sees only some of the
  /// stores makes a check too many, or misses a range that was added at the same time.
  void publish() {
    if (is_child_)
      return;
    address_range all{UINTPTR_MAX, 0}, more = all; // `more` covers the sources beyond the room
    std::size_t count = 0;
    for (const watched_memory *source : sources_) {
      const auto shown = reinterpret_cast<std::uintptr_t>(source->begin());
      const address_range memory{shown, shown + source->bytes()};
      all.add(memory);
      if (count + 1 < room)
        ranges_[count++].store(memory);
      else
        more.add(memory);
    }
    if (more.end)
      ranges_[count++].store(more);
    count_.store(count, std::memory_order_relaxed);
    if (!count)
      all = {0, 0};
    __ampcc_unsynchronised_begin.store(all.begin, std::memory_order_relaxed);
    __ampcc_unsynchronised_bytes.store(all.end - all.begin, std::memory_order_relaxed);
  }

  struct address_range {
    std::uintptr_t begin, end;
    void add(const address_range &other) {
      begin = std::min(begin, other.begin);
      end = std::max(end, other.end);
    }
  };
  struct shared_range {
    std::atomic<std::uintptr_t> begin{0}, end{0};
    void store(const address_range &of) {
      begin.store(of.begin, std::memory_order_relaxed);
      end.store(of.end, std::memory_order_relaxed);
    }
  };

  static constexpr std::size_t room = 16;
  shared_range ranges_[room];
  std::atomic<std::size_t> count_{0};
  bool is_child_ = false; ///< this process is the child of a fork
  std::mutex mutex_;
  std::vector<watched_memory *> sources_;
};

/// Describes the place in the data as an element if `bytes` can be the size of one, else as a byte.
std::string element_text(std::size_t offset, std::size_t bytes, std::size_t of) {
  const bool is_element = bytes && bytes <= 16 && (bytes & (bytes - 1)) == 0 && of % bytes == 0;
  if (!is_element)
    return text("byte ", offset, " of the data's ", of);
  return text("element ", offset / bytes, " of the data's ", of / bytes);
}

void check_read(watched_memory &source, const char *memory, std::size_t bytes,
                const user_place &at) {
  const char *const shown = source.begin();
  const std::size_t begin = memory > shown ? static_cast<std::size_t>(memory - shown) : 0;
  const std::size_t end =
      std::min(static_cast<std::size_t>(memory + bytes - shown), source.bytes());
  const std::optional<watched_memory::old_byte> old = source.find_old_byte(begin, end);
  if (!old)
    return;
  report_on_host(
      at, text("the memory of a view is read before what ",
               old->writer.empty() ? "was written there" : text("the kernel at ", old->writer),
               old->writer.empty() ? "" : " has written there",
               " is back from the accelerator: call synchronize() first, or read through the "
               "view (",
               element_text(old->offset, bytes, source.bytes()), ")"));
}

} // namespace

const user_place &place_of_call() noexcept {
  static const user_place unknown("", 0, 0);
  return __ampcc_host_place ? *__ampcc_host_place : unknown;
}

void expect_reads(watched_memory &source, bool is_old) noexcept {
  old_memory::instance().set(source, is_old);
}

} // namespace ampcc_rt

void __ampcc_unsynchronised_read(const void *memory, std::size_t bytes,
                                 const ampcc_rt::user_place *at) noexcept try {
  using namespace ampcc_rt;
  const char *const begin = static_cast<const char *>(memory);
  if (runtime_work::is_active() || !old_memory::instance().may_overlap(begin, bytes))
    return;
  const runtime_work at_work;
  for (watched_memory *source : old_memory::instance().owned(begin, bytes)) {
    try {
      check_read(*source, begin, bytes, at ? *at : place_of_call());
    } catch (...) { // a failed device is reported to the code that waits for the data
    }
    source->release_owner();
  }
} catch (...) {
}
