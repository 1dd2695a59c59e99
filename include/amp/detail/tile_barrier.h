//===- tile_barrier.h - synchronisation inside a tile (spec 4.5) ----------===//
#ifndef AMP_DETAIL_TILE_BARRIER_H
#define AMP_DETAIL_TILE_BARRIER_H

#include "builtins.h"

namespace Concurrency {

namespace detail {
class barrier_access;
}

/// The right to wait for the other threads of a tile. Only the library makes one; copies can be
/// passed on.
class tile_barrier {
public:
  tile_barrier(const tile_barrier &) = default;
  tile_barrier &operator=(const tile_barrier &) = delete;

#ifdef __AMPCC__
  void wait() const AMPCC_AMP { detail::barrier(detail::fence_tile_static | detail::fence_global); }
  void wait_with_all_memory_fence() const AMPCC_AMP {
    detail::barrier(detail::fence_tile_static | detail::fence_global);
  }
  void wait_with_global_memory_fence() const AMPCC_AMP { detail::barrier(detail::fence_global); }
  void wait_with_tile_static_memory_fence() const AMPCC_AMP {
    detail::barrier(detail::fence_tile_static);
  }
#endif

private:
  friend class detail::barrier_access;
  tile_barrier() AMPCC_DUAL {}
};

namespace detail {

/// Makes the barrier that the library hands to a kernel.
class barrier_access {
public:
  static tile_barrier make() AMPCC_DUAL { return tile_barrier(); }
};

} // namespace detail

#ifdef __AMPCC__

/// Orders this thread's accesses to all memory (spec 4.5.4).
inline void all_memory_fence(const tile_barrier &) AMPCC_AMP {
  detail::mem_fence(detail::fence_tile_static | detail::fence_global);
}
/// Orders this thread's accesses to arrays and views.
inline void global_memory_fence(const tile_barrier &) AMPCC_AMP {
  detail::mem_fence(detail::fence_global);
}
/// Orders this thread's accesses to tile_static variables.
inline void tile_static_memory_fence(const tile_barrier &) AMPCC_AMP {
  detail::mem_fence(detail::fence_tile_static);
}

#endif

} // namespace Concurrency

#endif
