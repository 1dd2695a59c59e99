//===- check_shadow.h - who has used which memory -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the native accelerator remembers for every word of memory that a kernel uses who
// has used it in the launch, and whether anybody has ever written it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CHECK_SHADOW_H
#define AMPCC_RUNTIME_CHECK_SHADOW_H

#include "base/geometry.h"
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ampcc_rt {
namespace shadow {

/// Some module was compiled with --amp-check; set before the first memory is made.
extern std::atomic<bool> wanted;
inline bool is_wanted() { return wanted.load(std::memory_order_relaxed); }

/// Memory that kernels use begins and ends.
void begin_memory(const void *data, std::size_t bytes);
void end_memory(const void *data) noexcept;
/// What nobody has written, and what somebody has.
void lose_contents(const void *data, std::size_t bytes);
void gain_contents(const void *data, std::size_t bytes) noexcept;

/// The threads of a launch, and a number that is its own.
struct launch {
  std::uint32_t number = 0;
  std::uint32_t global[3] = {1, 1, 1}, tile[3] = {0, 0, 0};
};
launch new_launch(const geometry &g, bool tiled);
/// The calling thread of the system runs a part of it from now on. Alone: all of it.
void enter(const launch &what, bool alone); ///< `what` stays until the part is over

} // namespace shadow
} // namespace ampcc_rt

#endif
