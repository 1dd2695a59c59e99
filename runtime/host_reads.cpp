//===- host_reads.cpp - reads of memory that views show -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A read is told where it finds another value than synchronize() would have brought: what kernels
// have left as it was, the host may read.
//
//===----------------------------------------------------------------------===//
#include "host_reads.h"
#include "data_source.h"
#include "error.h"
#include "host_check.h"
#include <algorithm>
#include <cstring>

std::atomic<std::uintptr_t> __ampcc_unsynchronised_begin{0};
std::atomic<std::size_t> __ampcc_unsynchronised_bytes{0};
thread_local const ampcc_rt::user_place *__ampcc_host_place = nullptr;

namespace ampcc_rt {

namespace {

/// The sources some of whose memory is old. It outlives whatever else there is.
class old_memory {
public:
  static old_memory &instance() {
    static old_memory &only = *new old_memory();
    return only;
  }

  void set(data_source &source, bool is_old) {
    const guard lock(mutex_);
    const auto known = std::find(sources_.begin(), sources_.end(), &source);
    if (is_old == (known != sources_.end()))
      return;
    if (is_old)
      sources_.push_back(&source);
    else
      sources_.erase(known);
    publish();
  }

  /// Without waiting for anybody. Others than those whose memory the bytes meet may be told of.
  bool may_meet(std::uintptr_t begin, std::size_t bytes) const {
    const std::size_t count = count_.load(std::memory_order_relaxed);
    for (std::size_t i = 0; i < count; ++i)
      if (begin < ranges_[i].end.load(std::memory_order_relaxed) &&
          ranges_[i].begin.load(std::memory_order_relaxed) < begin + bytes)
        return true;
    return false;
  }

  /// Owners of those whose memory the bytes meet.
  std::vector<data_source *> owned(const char *begin, std::size_t bytes) {
    std::vector<data_source *> found;
    if (inside_ || !may_meet(reinterpret_cast<std::uintptr_t>(begin), bytes))
      return found;
    const guard lock(mutex_);
    for (data_source *source : sources_) {
      const char *const shown = static_cast<const char *>(source->host);
      if (begin < shown + source->bytes() && shown < begin + bytes && own(*source))
        found.push_back(source);
    }
    return found;
  }

private:
  /// What the list itself allocates may be the program's own code, which reads.
  struct guard {
    explicit guard(std::mutex &mutex) : lock(mutex) { inside_ = true; }
    ~guard() { inside_ = false; }
    guard(const guard &) = delete;
    const std::lock_guard<std::mutex> lock;
  };

  /// Not one that ends.
  static bool own(data_source &source) {
    long owners = source.owners.load(std::memory_order_relaxed);
    while (owners > 0)
      if (source.owners.compare_exchange_weak(owners, owners + 1))
        return true;
    return false;
  }

  /// Somebody who sees only a part of it asks once too often, or about what has just begun.
  void publish() {
    address_range all{UINTPTR_MAX, 0}, more = all; // those that have no room of their own
    std::size_t count = 0;
    for (const data_source *source : sources_) {
      const auto shown = reinterpret_cast<std::uintptr_t>(source->host);
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
  std::mutex mutex_;
  std::vector<data_source *> sources_;
  static thread_local bool inside_;
};
thread_local bool old_memory::inside_ = false;

/// As a read of `bytes` sees it, if these are the size of an element.
std::string element_text(std::size_t offset, std::size_t bytes, std::size_t of) {
  const bool is_element = bytes && bytes <= 16 && (bytes & (bytes - 1)) == 0 && of % bytes == 0;
  if (!is_element)
    return text("byte ", offset, " of the data's ", of);
  return text("element ", offset / bytes, " of the data's ", of / bytes);
}

void check_read(data_source &source, const char *memory, std::size_t bytes, const user_place &at) {
  const char *const shown = static_cast<const char *>(source.host);
  const std::size_t begin = memory > shown ? static_cast<std::size_t>(memory - shown) : 0;
  const std::size_t end =
      std::min(static_cast<std::size_t>(memory + bytes - shown), source.bytes());
  std::string said;
  {
    std::lock_guard<std::mutex> lock(source.mutex());
    const std::optional<std::size_t> old = source.first_old_byte({begin, end});
    if (!old)
      return;
    said = text("the memory behind a view is read before ",
                source.written_at.empty()
                    ? std::string("what was written there")
                    : text("what the kernel at ", source.written_at, " has written there"),
                " is back from the accelerator: call synchronize() first, or read through the "
                "view (",
                element_text(*old, bytes, source.bytes()), ")");
  }
  report_on_host(at, said);
}

} // namespace

const user_place &place_of_call() noexcept {
  static const user_place unknown("", 0, 0);
  return __ampcc_host_place ? *__ampcc_host_place : unknown;
}

void expect_reads(data_source &source, bool is_old) noexcept {
  old_memory::instance().set(source, is_old);
}

void data_source::expect_reads_of_host(bool device_used) {
  if (kind_ != kind::host_memory || !host_checks_expected())
    return;
  if (device_used)
    newest_known_ = byte_ranges();
  expect_reads(*this, !is_gone.load(std::memory_order_relaxed) &&
                          std::any_of(copies_.begin(), copies_.end(), [&](const auto &copy) {
                            return !copy->in_host_memory() && !host_valid_.contains(copy->valid);
                          }));
}

/// Brings what of a copy the host's memory has not to `newest_`.
void data_source::fetch_newest(device_copy &copy) {
  const byte_ranges wanted = copy.valid - host_valid_ - newest_known_;
  newest_.resize(bytes_);
  queue &q = copy.last_queue();
  wait_list after;
  copy.log.before_read(q, after);
  const cl::Event done = enqueue_download(q, copy.memory(), newest_.data(), runs_of(wanted), after,
                                          caller::stays, /*host_is_pinned=*/false);
  copy.log.read_by(q, done);
  if (done()) {
    q.flush();
    guarded("comparing the host's memory", [&] { done.wait(); });
  }
  newest_known_ |= wanted;
}

std::optional<std::size_t> data_source::first_old_byte(byte_range of) {
  if (is_gone.load(std::memory_order_relaxed))
    return std::nullopt;
  const byte_ranges old = byte_ranges(of.begin, of.end) - host_valid_ - undefined_;
  for (const auto &copy : copies_) {
    const byte_ranges found = old & copy->valid;
    if (copy->in_host_memory() || found.empty())
      continue;
    if (!newest_known_.contains(found))
      fetch_newest(*copy);
    const char *const now = static_cast<const char *>(host);
    for (const byte_range &run : found.list()) {
      const auto [here, there] =
          std::mismatch(now + run.begin, now + run.end, newest_.data() + run.begin);
      static_cast<void>(there);
      if (here != now + run.end)
        return static_cast<std::size_t>(here - now);
    }
  }
  return std::nullopt;
}

} // namespace ampcc_rt

void __ampcc_unsynchronised_read(const void *memory, std::size_t bytes,
                                 const ampcc_rt::user_place *at) noexcept try {
  using namespace ampcc_rt;
  const char *const begin = static_cast<const char *>(memory);
  for (data_source *source : old_memory::instance().owned(begin, bytes)) {
    try {
      check_read(*source, begin, bytes, at ? *at : place_of_call());
    } catch (...) { // who waits for the data hears of it
    }
    release(source);
  }
} catch (...) {
}
