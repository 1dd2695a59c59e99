//===- tile_index.h - the position of a thread in tiles of a size known at run time ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Not part of the specification (docs/language/run-time-tiles.md). The kernel of a launch over a
// tile_domain gets a tile_index, which kernel_entry.h constructs. The members are those of
// tiled_index; the size of the tile is a value here. docs/library is generated from its comments
// (scripts/library-manual). A member that tiled_index gets is added here as well.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILE_INDEX_H
#define AMP_DETAIL_TILE_INDEX_H

#include "extent.h"
#include "sub_group.h"
#include "tile_barrier.h"

namespace Concurrency {

/// The argument of a kernel over a tile_domain: the position of its thread. The class is for
/// kernels of version 1.3 and later of the language. In a domain that `pad` has rounded up,
/// `global` may be outside of the data: test it with `contains`. Neighbouring threads differ in the
/// last component of `local` and `global`; let it go along adjacent memory.
///
/// Example:
///   const int threads = v.extent[0] / 8;
///   tile_array<int> part(threads);
///   parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp:1.3) {
///     part(t.local[0]) = v[t.global];
///     t.barrier.wait();
///     v[t] = part(t.tile_extent[0] - 1 - t.local[0]);
///   });
template <int N> class AMPCC_LIBRARY_CLASS("tile_index") tile_index {
public:
  /// The number of dimensions.
  static const int rank = N;

  /// Where the thread is: in the domain, and in its tile; the number of its tile, and the place of
  /// the tile's first thread in the domain.
  AMPCC_THREAD_PLACE("global")
  const index<N> global; ///< The thread's index in the domain, for the data: `tile_origin + local`.
  AMPCC_THREAD_PLACE("local")
  const index<N> local; ///< The thread's index in its tile, for memory of the tile.
  AMPCC_THREAD_PLACE("tile")
  const index<N> tile; ///< The tile's index among the tiles, for one result per tile.
  AMPCC_THREAD_PLACE("origin")
  const index<N> tile_origin; ///< The index in the domain of the tile's first thread.
  /// The sizes of a tile, which all tiles of a launch have.
  const extent<N> tile_extent;
  /// For waiting for the other threads of the tile.
  const tile_barrier barrier;

  /// The library makes them; copies can be passed on.
  tile_index(const index<N> &global_index, const index<N> &local_index, const index<N> &tile_index,
             const index<N> &origin, const extent<N> &size,
             const tile_barrier &tile_barrier) AMPCC_DUAL : global(global_index),
                                                            local(local_index),
                                                            tile(tile_index),
                                                            tile_origin(origin),
                                                            tile_extent(size),
                                                            barrier(tile_barrier) {}
  tile_index(const tile_index &) = default;
  tile_index &operator=(const tile_index &) = delete;

  /// The place in the domain, so that `view[t]` is `view[t.global]`.
  operator const index<N>() const AMPCC_DUAL { return global; }

  /// The sizes of a tile as an extent.
  extent<N> get_tile_extent() const AMPCC_DUAL { return tile_extent; }
#ifdef __AMPCC__
  /// The sub-group of the thread, for exchanges of values with its neighbours.
  Concurrency::sub_group get_sub_group() const AMPCC_AMP {
    int thread = 0, threads = 1;
    for (int d = 0; d < N; ++d) {
      thread = thread * tile_extent[d] + local[d];
      threads *= tile_extent[d];
    }
    return ampcc_detail::sub_group_access::make(thread, threads);
  }
  AMPCC_PROPERTY(Concurrency::sub_group, sub_group);
#endif
};

template <int N> const int tile_index<N>::rank;

} // namespace Concurrency

#endif
