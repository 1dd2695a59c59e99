//===- tile_barrier.h - barriers and fences of the threads of a tile (spec 4.5) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tile_barrier is the type of the member `barrier` of tiled_index. Its waits and the fences exist
// in kernels only. A further fence is a call of mem_fence with other memory.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILE_BARRIER_H
#define AMP_DETAIL_TILE_BARRIER_H

#include "builtins.h"

namespace Concurrency {

namespace ampcc_detail {
class barrier_access;
}

/// The right to wait for the other threads of a tile. Only the library makes one, in the
/// tiled_index of a kernel over a tiled_extent or the tile_index of one over a tile_domain; copies
/// can be passed on. A kernel over an extent has none.
class tile_barrier {
public:
  /// Copies are the same barrier.
  tile_barrier(const tile_barrier &) = default;
  tile_barrier &operator=(const tile_barrier &) = delete;

#ifdef __AMPCC__
  /// Waits until all threads of the tile have reached this call. Their earlier accesses to
  /// tile_static variables and to arrays and views are then visible to all of them; other tiles see
  /// these accesses after the launch. All threads must reach the same call; the compiler reports a
  /// call under a condition that differs between them.
  ///
  /// Cost: on GPUs small; on CPUs it ends a vectorised loop.
  void wait() const AMPCC_AMP {
    ampcc_detail::barrier(ampcc_detail::fence_tile_static | ampcc_detail::fence_global);
  }
  /// The same as `wait`.
  void wait_with_all_memory_fence() const AMPCC_AMP {
    ampcc_detail::barrier(ampcc_detail::fence_tile_static | ampcc_detail::fence_global);
  }
  /// Waits as `wait` does, and orders only accesses to arrays and views.
  void wait_with_global_memory_fence() const AMPCC_AMP {
    ampcc_detail::barrier(ampcc_detail::fence_global);
  }
  /// Waits as `wait` does, and orders only accesses to tile_static variables.
  void wait_with_tile_static_memory_fence() const AMPCC_AMP {
    ampcc_detail::barrier(ampcc_detail::fence_tile_static);
  }
#endif

private:
  friend class ampcc_detail::barrier_access;
  tile_barrier() AMPCC_DUAL {}
};

namespace ampcc_detail {

/// Constructs the tile_barrier for the tiled_index that a kernel gets (kernel_entry.h).
class barrier_access {
public:
  static tile_barrier make() AMPCC_DUAL { return tile_barrier(); }
};

} // namespace ampcc_detail

#ifdef __AMPCC__

/// Orders this thread's accesses to all memory: the other threads of its tile see the accesses
/// before the call no later than those after it. No thread waits (spec 4.5.4).
inline void all_memory_fence(const tile_barrier &) AMPCC_AMP {
  ampcc_detail::mem_fence(ampcc_detail::fence_tile_static | ampcc_detail::fence_global);
}
/// `all_memory_fence` for arrays and views alone.
inline void global_memory_fence(const tile_barrier &) AMPCC_AMP {
  ampcc_detail::mem_fence(ampcc_detail::fence_global);
}
/// `all_memory_fence` for tile_static variables alone.
inline void tile_static_memory_fence(const tile_barrier &) AMPCC_AMP {
  ampcc_detail::mem_fence(ampcc_detail::fence_tile_static);
}

#endif

} // namespace Concurrency

#endif
