//===- build_notice.h - a sign of life from a long build ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_BUILD_NOTICE_H
#define AMPCC_RUNTIME_BUILD_NOTICE_H

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace ampcc_rt {

/// While it lives, kernels are built. After a second it says so on stderr, where a person looks at
/// that: it is a terminal, or AMPCC_PROGRESS is set; AMPCC_PROGRESS=0 forbids it.
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
