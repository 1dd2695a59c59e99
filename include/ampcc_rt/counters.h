//===- counters.h - counters of copies, allocations, launches and builds --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime counts these events (runtime/base/count.h). Tests and measurements read the counters
// to check that data is copied only when necessary. A further counter is added here and to
// live_counters, in the same order.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_COUNTERS_H
#define AMPCC_RT_COUNTERS_H

#include "exported.h"
#include <cstdint>

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

/// Numbers since the process began. A copy is one command, of a row or of a rectangle.
struct counters {
  std::uint64_t uploads, uploaded_bytes;      ///< from the host's memory to a device
  std::uint64_t downloads, downloaded_bytes;  ///< from a device to the host's memory
  std::uint64_t device_copies, device_bytes;  ///< on one device
  std::uint64_t host_copies, host_bytes;      ///< by the CPU, between places in its memory
  std::uint64_t maps, unmaps;                 ///< of memory that host and device share: no copy
  std::uint64_t allocations, allocated_bytes; ///< of memory on devices
  std::uint64_t launches;
  std::uint64_t programs_built, programs_loaded; ///< from source; from the kernel cache
};

/// Returns the current numbers.
counters read_counters() noexcept;

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
