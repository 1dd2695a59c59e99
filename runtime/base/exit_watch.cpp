//===- exit_watch.cpp - implementation of process_ends and watch_exit -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/exit_watch.h"
#include <atomic>
#include <cstdlib>

namespace ampcc_rt {

namespace {

std::atomic<bool> exiting{false};

} // namespace

bool process_ends() { return exiting; }

void watch_exit() {
  static const int watching = std::atexit([] { exiting = true; });
  static_cast<void>(watching);
}

} // namespace ampcc_rt
