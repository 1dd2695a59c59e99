//===- native_cost.cpp - estimate of the time of native kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_cost.h"
#include <algorithm>
#include <atomic>
#include <cstdint>

namespace ampcc_rt {

std::uint64_t native_cost::of(std::uint64_t units) const {
  const float each = each_.load(std::memory_order_relaxed);
  return each < 0 ? unknown
                  : std::min(unknown, static_cast<std::uint64_t>(each * static_cast<float>(units)));
}

bool native_cost::wants_to_learn(std::uint64_t expected) {
  // Measure only every 16th short launch, because reading the clock would take a part of its time.
  return expected > 5000 || launches_.fetch_add(1, std::memory_order_relaxed) % 16 == 0;
}

/// Ignores a launch that is much smaller than the one that the estimate comes from, because its
/// time consists mostly of overhead.
void native_cost::learn(std::uint64_t units, std::uint64_t nanoseconds) {
  const float count = static_cast<float>(units), seen = seen_.load(std::memory_order_relaxed);
  const float each = static_cast<float>(nanoseconds) / count;
  if (count * 4 < seen) {
    seen_.store(seen * 0.9f, std::memory_order_relaxed);
    return;
  }
  const float before = each_.load(std::memory_order_relaxed);
  each_.store(before < 0 || each < before ? each : (each + before) / 2, std::memory_order_relaxed);
  seen_.store(count, std::memory_order_relaxed);
}

} // namespace ampcc_rt
