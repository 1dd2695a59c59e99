//===- fork.cpp - detection of the child of a fork ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.h"
#include <atomic>
#include <pthread.h>

namespace ampcc_rt {

namespace {

std::atomic<bool> forked{false};

} // namespace

bool in_child_of_fork() { return forked.load(std::memory_order_relaxed); }

void watch_forks() {
  static const int watching = ::pthread_atfork(nullptr, nullptr, [] { forked = true; });
  static_cast<void>(watching);
}

} // namespace ampcc_rt
