//===- build_notice.h - a message that a long build is running -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// program.cpp creates a build_notice while it loads or builds the kernels of a module for a device,
// because a driver may take many seconds to build them at the first launch. Other work that may
// take seconds can create one, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BUILD_NOTICE_H
#define AMPCC_RUNTIME_BUILD_NOTICE_H

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace ampcc_rt {

/// If the object exists for more than a second, prints "ampcc: building <what>..." on stderr, once.
/// It does so if AMPCC_PROGRESS is 1, not if it is 0, and by default if stderr is a terminal.
class build_notice {
public:
  explicit build_notice(std::string what);
  ~build_notice();
  build_notice(const build_notice &) = delete;

private:
  void wait();

  const std::string what_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_over_ = false;
  std::thread thread_;
};

} // namespace ampcc_rt

#endif
