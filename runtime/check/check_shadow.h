//===- check_shadow.h - shadow memory of native kernels for --amp-check ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shadow memory records for every 32-bit word that native kernels use which threads of the
// current launch have used it, and whether it has been written since it was allocated. Checked
// kernels update it and query it to report races and reads of unwritten memory
// (include/ampcc_rt/check_shadow.def).
//
// The functions here are for the rest of the runtime, which announces memory and launches
// (device/native) and bytes that are undefined or written (data/source_checks.cpp). It checks
// is_wanted() first, so that programs without --amp-check pay nothing for the shadow memory.
// shadow_state.h has the detector. Another operation that writes memory or makes it undefined
// announces that in source_checks.cpp.
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

/// Whether a module that was compiled with --amp-check has been loaded, and AMPCC_CHECK does not
/// turn the checks off. Usually set before main. Memory that was allocated before has no shadow, so
/// that no use of it is reported.
extern std::atomic<bool> wanted;
inline bool is_wanted() { return wanted.load(std::memory_order_relaxed); }

/// Adds an allocation of the native accelerator to the shadowed memory. All of it counts as written
/// until lose_contents() is called.
void begin_memory(const void *data, std::size_t bytes);
/// Removes the allocation that begins at `data`; does nothing if it is not shadowed.
void end_memory(const void *data) noexcept;
/// Mark bytes as unwritten (lose) or as written (gain). Do nothing for memory that is not shadowed.
/// No kernel may be using the bytes.
void lose_contents(const void *data, std::size_t bytes);
void gain_contents(const void *data, std::size_t bytes) noexcept;

/// The sizes of a launch, with the fastest dimension first, and a number that identifies it. In a
/// launch without tiles all components of `tile` are 0.
struct launch {
  std::uint32_t number = 0;
  std::uint32_t global[3] = {1, 1, 1}, tile[3] = {0, 0, 0};
};
/// Returns the sizes of `g` with a new number.
launch new_launch(const geometry &g, bool tiled);
/// Has to be called by each thread of the system before it runs a part of the launch. `alone` says
/// that the part is the whole launch, so that cells of global memory need no locks. `what` has to
/// live until the part is finished.
void enter(const launch &what, bool alone);

} // namespace shadow
} // namespace ampcc_rt

#endif
