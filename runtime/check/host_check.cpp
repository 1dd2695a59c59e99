//===- host_check.cpp - detection of views whose memory was freed ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view over memory of the caller does not know when the memory is freed. In most cases it is heap
// memory of a standard container. Host code that is compiled with --amp-check therefore contains an
// `operator delete` that reports the memory here (ampcc_rt/host_check.h), and the views of it are
// marked.
//
//===----------------------------------------------------------------------===//
#include "check/host_check.h"
#include "base/error.h"
#include "check/check_report.h"
#include "check/host_reads.h"
#include "check/watched_memory.h"
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <malloc.h>
#include <mutex>
#include <set>
#include <string>

namespace ampcc_rt {

namespace {

/// The data sources over memory of the caller. Never destroyed, because destructors of the
/// program's static objects free memory.
class known_memory {
public:
  static known_memory &instance() {
    static known_memory &only = *new known_memory();
    return only;
  }
  void add(watched_memory &source) {
    const guard lock(mutex_);
    sources_.insert(&source);
    count_.store(sources_.size(), std::memory_order_release);
  }
  void remove(watched_memory &source) {
    const guard lock(mutex_);
    sources_.erase(&source);
    count_.store(sources_.size(), std::memory_order_release);
  }
  void freed(void *memory) {
    if (!memory || count_.load(std::memory_order_acquire) == 0 || inside_)
      return;
    const char *const begin = static_cast<const char *>(memory);
    const char *const end = begin + ::malloc_usable_size(memory);
    const guard lock(mutex_);
    for (watched_memory *source : sources_) {
      const char *const shown = source->begin();
      if (shown >= begin && shown < end)
        source->is_freed.store(true, std::memory_order_relaxed);
    }
  }

private:
  /// Holds the mutex and marks the thread, so that the deallocations of the set itself, which call
  /// freed(), do not lock the mutex again.
  struct guard {
    explicit guard(std::mutex &mutex) : lock(mutex) { inside_ = true; }
    ~guard() { inside_ = false; }
    guard(const guard &) = delete;
    const std::lock_guard<std::mutex> lock;
  };

  std::mutex mutex_;
  std::set<watched_memory *> sources_;
  std::atomic<std::size_t> count_{0};
  static thread_local bool inside_;
};
thread_local bool known_memory::inside_ = false;

std::atomic<bool> expected{false};

const char *const freed_message =
    "the memory that the view shows was freed: its container has ended, or has "
    "moved its elements";

/// Prints the report if it is the first at its place, and counts it.
void report(const user_place &at, const std::string &description, const char *rule) {
  static const kernel host = [] {
    kernel none{};
    none.file = "the host";
    return none;
  }();
  const check_site site{check_rule::index, "", at.file, at.line, at.column};
  expect_reports();
  const std::string output = note_reports(site, host, description, 1, rule);
  std::fwrite(output.data(), 1, output.size(), stderr);
}

std::string place(const user_place &at) {
  return at.column ? text(at.file, ":", at.line, ":", at.column) : text(at.file, ":", at.line);
}

[[noreturn]] void throw_index_error(const user_place &at, const std::string &description) {
  const std::string whole = text(place(at), ": ", description);
  report(at, whole, nullptr);
  throw_runtime(whole);
}

} // namespace

void expect_host_checks() noexcept {
  expected.store(checks_wanted().on, std::memory_order_relaxed);
}

bool host_checks_expected() noexcept { return expected.load(std::memory_order_relaxed); }

std::uint64_t fingerprint_of(const void *data, std::size_t bytes) noexcept {
  const char *next = static_cast<const char *>(data);
  // Several at a time, since each waits for its last product.
  std::uint64_t parts[4] = {bytes, 1, 2, 3};
  for (; bytes >= sizeof parts; bytes -= sizeof parts, next += sizeof parts) {
    std::uint64_t words[4];
    std::memcpy(words, next, sizeof words);
    for (int i = 0; i < 4; ++i) {
      parts[i] = (parts[i] ^ words[i]) * 0x9e3779b97f4a7c15u;
      parts[i] ^= parts[i] >> 29;
    }
  }
  std::uint64_t result = 0;
  for (const std::uint64_t each : parts)
    result = (result ^ each) * 0x9e3779b97f4a7c15u;
  for (; bytes; --bytes)
    result = (result ^ static_cast<unsigned char>(*next++)) * 0x100000001b3u;
  return result;
}

void report_on_host(const user_place &at, const std::string &description) {
  report(at, *at.file ? text(place(at), ": ", description) : description, "host");
}

void memory_freed(void *memory) noexcept {
  if (expected.load(std::memory_order_relaxed))
    known_memory::instance().freed(memory);
}

void watch_memory(watched_memory &source) {
  if (expected.load(std::memory_order_relaxed))
    known_memory::instance().add(source);
}

void unwatch_memory(watched_memory &source) noexcept {
  if (expected.load(std::memory_order_relaxed))
    known_memory::instance().remove(source);
}

void require_memory(const watched_memory &source, const std::string &doing) {
  if (!source.is_freed.load(std::memory_order_relaxed))
    return;
  const user_place &at = place_of_call();
  if (!*at.file)
    throw_runtime(text(doing, ": ", freed_message));
  const std::string description = text(place(at), ": ", doing, ": ", freed_message);
  report(at, description, "host");
  throw_runtime(description);
}

void report_lost_changes() noexcept {
  std::fputs(
      "ampcc: check: what kernels wrote through a view is lost: the memory that it shows was "
      "freed before the last view ended; synchronize() while the container lives\n",
      stderr);
}

void report_index(const user_place &at, const char *whose, const int *index, const int *extent,
                  int rank) {
  if (checks_wanted().on)
    throw_index_error(at, index_text(whose, index, extent, static_cast<std::size_t>(rank)));
}

void report_row(const user_place &at, const char *whose, int index, int extent, int dimension) {
  if (checks_wanted().on)
    throw_index_error(at,
                      index_text(text("dimension ", dimension, " of ", whose), &index, &extent, 1));
}

void require_memory(const watched_memory &source, const user_place &at) {
  if (!source.is_freed.load(std::memory_order_relaxed))
    return;
  const std::string description = text(place(at), ": ", freed_message);
  report(at, description, "host");
  throw_runtime(description);
}

} // namespace ampcc_rt
