//===- native_jobs.cpp - work that waits for the threads of a pool --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The atomic operations are sequentially consistent, because two threads decide by each other's
// stores: a helper announces itself (users) and then reads the job,
// while the owner withdraws the job and then reads users. One of the two sees the other's store.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_jobs.h"
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace ampcc_rt {
namespace native {

namespace {

/// How long a helper looks for work, and a thread for the end of its helpers, before it sleeps.
constexpr std::chrono::microseconds patience{30};
/// After this time a helper returns to the pool even if there is work.
constexpr std::chrono::milliseconds longest_stay{1};
/// A helper in both halves of native_jobs::helpers_.
constexpr std::uint64_t one_helper = (std::uint64_t(1) << 32) + 1;

/// Tells the processor that this thread waits for another one.
void relax() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("isb");
#endif
}

/// Waits until the condition holds, but at most `patience`, and returns whether it holds.
template <typename Condition> bool spin_until(Condition holds) {
  const auto end = std::chrono::steady_clock::now() + patience;
  do
    for (unsigned i = 0; i < 16; ++i) {
      if (holds())
        return true;
      relax();
    }
  while (std::chrono::steady_clock::now() < end);
  return false;
}

} // namespace

native_jobs::place *native_jobs::enter(shared_pieces &job) {
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (!places_[i].is_taken && !places_[i].is_taken.exchange(true)) {
      places_[i].useful = job.threads() - 1;
      open_[i] = &job;
      return &places_[i];
    }
  return nullptr;
}

void native_jobs::leave(place &at) {
  open_[static_cast<std::size_t>(&at - places_.data())] = nullptr;
  if (!spin_until([&] { return at.users == 0; })) {
    at.sleeps = true;
    std::unique_lock<std::mutex> lock(mutex_);
    ended_.wait(lock, [&] { return at.users == 0; });
    at.sleeps = false;
  }
  at.is_taken = false;
}

/// Counts the helpers that are useful besides those that look for work, and returns their number.
unsigned native_jobs::add_helpers(unsigned useful, unsigned most) {
  std::uint64_t now = helpers_;
  for (;;) {
    const unsigned all = static_cast<unsigned>(now >> 32), free = static_cast<unsigned>(now);
    if (free >= useful || all >= most)
      return 0;
    const unsigned missing = std::min(useful - free, most - all);
    if (helpers_.compare_exchange_weak(now, now + missing * one_helper))
      return missing;
  }
}

void native_jobs::remove_helpers(unsigned count) { helpers_ -= count * one_helper; }

/// Returns whether this thread has run a piece.
bool native_jobs::help_once(unsigned number) {
  bool found = false;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!open_[i])
      continue;
    place &at = places_[i];
    const bool is_useful = at.users++ < at.useful;
    if (shared_pieces *job = is_useful ? open_[i].load() : nullptr) {
      --helpers_;
      found |= job->run(number);
      ++helpers_;
      open_[i].compare_exchange_strong(job, nullptr);
    }
    if (--at.users == 0 && at.sleeps) {
      const std::lock_guard<std::mutex> lock(mutex_);
      ended_.notify_all();
    }
  }
  return found;
}

void native_jobs::help(unsigned number) {
  const auto end = std::chrono::steady_clock::now() + longest_stay;
  for (;;) {
    while (std::chrono::steady_clock::now() < end && spin_until([&] { return help_once(number); }))
      ;
    // A thread that counted this one before has entered its job before.
    remove_helpers(1);
    if (std::chrono::steady_clock::now() >= end || !help_once(number))
      return;
    helpers_ += one_helper;
  }
}

} // namespace native
} // namespace ampcc_rt
