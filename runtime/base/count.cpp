//===- count.cpp - values of the counters ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/count.h"

namespace ampcc_rt {

live_counters live;

counters read_counters() noexcept {
  return {live.uploads,       live.uploaded_bytes, live.downloads,      live.downloaded_bytes,
          live.device_copies, live.device_bytes,   live.host_copies,    live.host_bytes,
          live.maps,          live.unmaps,         live.allocations,    live.allocated_bytes,
          live.launches,      live.programs_built, live.programs_loaded};
}

} // namespace ampcc_rt
