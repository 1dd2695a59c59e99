//===- check_shadow.h - shadow memory of native kernels for --amp-check ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shadow memory records for every 32-bit word that native kernels use which threads of the
// current launch have used it, and whether it has been written since it was allocated. Checked
// kernels update it and query it to report races and reads of unwritten memory
// (include/ampcc_rt/check_shadow.def).
//
// The functions here are for the rest of the runtime, which announces memory, copies and launches.
// is_wanted() is false until a module that was compiled with --amp-check is loaded. Until then
// there are no regions, and most callers do not call the functions.
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

/// Whether a module was compiled with --amp-check. Set before the first memory is allocated.
extern std::atomic<bool> wanted;
inline bool is_wanted() { return wanted.load(std::memory_order_relaxed); }

/// Start and end to shadow memory that kernels use. It counts as written.
void begin_memory(const void *data, std::size_t bytes);
void end_memory(const void *data) noexcept;
/// Mark bytes as unwritten, and as written.
void lose_contents(const void *data, std::size_t bytes);
void gain_contents(const void *data, std::size_t bytes) noexcept;

/// The sizes of a launch, with the fastest dimension first, and a number that identifies it. A
/// launch without tiles has `tile` 0.
struct launch {
  std::uint32_t number = 0;
  std::uint32_t global[3] = {1, 1, 1}, tile[3] = {0, 0, 0};
};
launch new_launch(const geometry &g, bool tiled);
/// The calling thread of the system starts to run a part of the launch, with `alone` all of it, so
/// that cells need no locks. `what` has to live until the part is finished.
void enter(const launch &what, bool alone);

} // namespace shadow
} // namespace ampcc_rt

#endif
