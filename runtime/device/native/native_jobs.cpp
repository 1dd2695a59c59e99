//===- native_jobs.cpp - work that waits for the threads of a pool --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The atomic operations are sequentially consistent where no comment says otherwise, because two
// threads decide by each other's stores: a helper announces itself (users) and then reads the job,
// while the owner withdraws the job and then reads users. One of the two sees the other's store.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_jobs.h"
#include <chrono>

namespace ampcc_rt {
namespace native {

namespace {

/// How long a helper looks for work, and a thread for the end of its helpers, before it sleeps.
constexpr std::chrono::microseconds patience{30};

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
    if (!places_[i].is_taken.load(std::memory_order_relaxed) &&
        !places_[i].is_taken.exchange(true)) {
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

/// Returns whether there was a job.
bool native_jobs::help_once(unsigned number) {
  bool found = false;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!open_[i].load(std::memory_order_relaxed))
      continue;
    place &at = places_[i];
    ++at.users;
    if (shared_pieces *job = open_[i]) {
      job->run(number);
      open_[i].compare_exchange_strong(job, nullptr);
      found = true;
    }
    if (--at.users == 0 && at.sleeps) {
      const std::lock_guard<std::mutex> lock(mutex_);
      ended_.notify_all();
    }
  }
  return found;
}

void native_jobs::help(unsigned number) {
  for (;;) {
    while (spin_until([&] { return help_once(number); }))
      ;
    // A thread that counted this one as present has entered its job before.
    --helpers_;
    if (!help_once(number))
      return;
    ++helpers_;
  }
}

} // namespace native
} // namespace ampcc_rt
