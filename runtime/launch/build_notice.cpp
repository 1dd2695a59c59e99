//===- build_notice.cpp - a message that a long build is running ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/build_notice.h"
#include "base/blocked_signals.h"
#include "base/environment.h"
#include <chrono>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>

namespace ampcc_rt {

namespace {

bool is_wanted() { return environment::is_on("AMPCC_PROGRESS", ::isatty(STDERR_FILENO) != 0); }

} // namespace

build_notice::build_notice(std::string what) : what_(std::move(what)) {
  if (!is_wanted())
    return;
  try {
    const blocked_signals blocked;
    thread_ = std::thread([this] { wait(); });
  } catch (...) {
    // The thread could not be started: there is no message.
  }
}

build_notice::~build_notice() {
  if (!thread_.joinable())
    return;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    is_over_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void build_notice::wait() {
  std::unique_lock<std::mutex> lock(mutex_);
  if (!changed_.wait_for(lock, std::chrono::seconds(1), [this] { return is_over_; }))
    std::fprintf(stderr, "ampcc: building %s...\n", what_.c_str());
}

} // namespace ampcc_rt
