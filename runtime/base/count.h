//===- count.h - live counters of transfers, launches and builds ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the runtime that copy data, allocate memory of devices, launch kernels or build
// programs count that here. Programs read the counters by ampcc_rt/counters.h. A further counter
// needs a member there and here, in the same order.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_COUNT_H
#define AMPCC_RUNTIME_COUNT_H

#include <ampcc_rt/counters.h>
#include <atomic>
#include <cstdint>

namespace ampcc_rt {

/// The counters of this process, in the order of `counters`, the public copy of them
/// (ampcc_rt/counters.h). Tests and benchmarks read them.
struct live_counters {
  std::atomic<std::uint64_t> uploads{0}, uploaded_bytes{0};
  std::atomic<std::uint64_t> downloads{0}, downloaded_bytes{0};
  std::atomic<std::uint64_t> device_copies{0}, device_bytes{0};
  std::atomic<std::uint64_t> host_copies{0}, host_bytes{0};
  std::atomic<std::uint64_t> maps{0}, unmaps{0};
  std::atomic<std::uint64_t> allocations{0}, allocated_bytes{0};
  std::atomic<std::uint64_t> launches{0};
  std::atomic<std::uint64_t> programs_built{0}, programs_loaded{0};
};
extern live_counters live;

inline void count(std::atomic<std::uint64_t> &what, std::uint64_t by = 1) noexcept {
  what.fetch_add(by, std::memory_order_relaxed);
}

} // namespace ampcc_rt

#endif
