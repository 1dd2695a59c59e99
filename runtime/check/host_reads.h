//===- host_reads.h - reads of memory that views show ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host code that is compiled with --amp-check asks before each load whether it is of an address for
// which a view has newer data elsewhere (lib/HostCheck/HostReads.cpp). It knows the names below,
// which are part of the binary interface.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_HOST_READS_H
#define AMPCC_RUNTIME_HOST_READS_H

#include <ampcc_rt/host_check.h>
#include <atomic>
#include <cstddef>
#include <cstdint>

extern "C" {
/// All addresses of memory whose newest values are on an accelerator are among these; others are,
/// too.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern std::atomic<std::uintptr_t> __ampcc_unsynchronised_begin;
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern std::atomic<std::size_t> __ampcc_unsynchronised_bytes;
/// Where the program's own code last called somebody else's.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern thread_local const ampcc_rt::user_place *__ampcc_host_place;
/// Such memory is about to be read. `at` null: by code that is not the program's.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED void __ampcc_unsynchronised_read(const void *memory, std::size_t bytes,
                                                   const ampcc_rt::user_place *at) noexcept;
}

namespace ampcc_rt {

class watched_memory;

/// While one lives, the thread's reads are not looked at: the runtime is at work in it, and gets to
/// code of the program's only by the way, operator new, say.
class runtime_work {
public:
  runtime_work() { ++depth_; }
  ~runtime_work() { --depth_; }
  runtime_work(const runtime_work &) = delete;
  static bool goes_on() { return depth_ != 0; }

private:
  static thread_local unsigned depth_;
};

/// Where the program called the library, as far as its host code says so; else with an empty file.
const user_place &place_of_call() noexcept;

/// Some of the memory is as it was, and an accelerator has what came after; or nothing of it is.
/// The source is locked, or ends.
void expect_reads(watched_memory &source, bool is_old) noexcept;

} // namespace ampcc_rt

#endif
