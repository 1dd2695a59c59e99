//===- exit_handler.cpp - detection of the end of the process -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/exit_handler.h"
#include <atomic>
#include <cstdlib>

namespace ampcc_rt {

namespace {

std::atomic<bool> exiting{false};

} // namespace

bool is_process_exiting() { return exiting; }

void install_exit_handler() {
  static const int watching = std::atexit([] { exiting = true; });
  static_cast<void>(watching);
}

} // namespace ampcc_rt
