//===- host_reads.h - checks of host reads for --amp-check ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks here find host code that reads the memory of an array_view directly while an
// accelerator has newer data:
//
//   array_view<int> v(n, data);
//   parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
//   use(data[0]);                    // reported: v.synchronize() is missing
//
// Host code that is compiled with --amp-check compares the address of each read of memory with the
// range below, except reads of a function's own variables. For a read in that range it calls
// `__ampcc_unsynchronised_read`, which reports the read if the device's bytes differ.
//
// lib/HostCheck inserts the comparison and the call: change both sides together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_HOST_READS_H
#define AMPCC_RUNTIME_HOST_READS_H

#include <ampcc_rt/host_check.h>
#include <atomic>
#include <cstddef>
#include <cstdint>

// The compiler (lib/HostCheck/HostReads.cpp) emits references to these names, which are part of the
// ABI: change them together with that file.
extern "C" {
/// The smallest address range that holds all memory whose newest values may be on an accelerator.
/// Its size is 0 if there is no such memory, so that checked code calls nothing.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern std::atomic<std::uintptr_t> __ampcc_unsynchronised_begin;
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern std::atomic<std::size_t> __ampcc_unsynchronised_bytes;
/// The place where this thread last left checked code by a call.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED extern thread_local const ampcc_rt::user_place *__ampcc_host_place;
/// Checks a read of memory in that range; does nothing in the child of a fork. `at` is the place of
/// the read, null in a function of the standard library, where the place of the last call is
/// reported.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
AMPCC_RT_EXPORTED void __ampcc_unsynchronised_read(const void *memory, std::size_t bytes,
                                                   const ampcc_rt::user_place *at) noexcept;
}

namespace ampcc_rt {

class watched_memory;

/// Turns the checks of reads off for this thread while an object lives. The runtime's own work may
/// call checked code of the program, such as its operator new.
class runtime_work {
public:
  runtime_work() { ++depth_; }
  ~runtime_work() { --depth_; }
  runtime_work(const runtime_work &) = delete;
  static bool is_active() { return depth_ != 0; }

private:
  static thread_local unsigned depth_;
};

/// Returns the place where checked code of the program called the library; its file is empty if
/// that is not known.
const user_place &place_of_call() noexcept;

/// Adds a source to those with stale bytes in the host's memory (`is_old`), or removes it, and
/// updates the address range. Data sources (data/data_source.h) call it. The caller holds the lock
/// of the source, or is its destructor.
void expect_reads(watched_memory &source, bool is_old) noexcept;

} // namespace ampcc_rt

#endif
