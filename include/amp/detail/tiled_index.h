//===- tiled_index.h - the position of a thread in a tiled domain (spec 4.4) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernel of a tiled launch gets a tiled_index, which kernel_entry.h constructs. The primary
// template is for three dimensions; the specialisations for one and two have the same members, so a
// change is made three times.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILED_INDEX_H
#define AMP_DETAIL_TILED_INDEX_H

#include "extent.h"
#include "sub_group.h"
#include "tile_barrier.h"

namespace Concurrency {

template <int D0, int D1 = 0, int D2 = 0> class AMPCC_LIBRARY_CLASS("tiled_index") tiled_index;

/// The argument of a kernel in a tiled launch: the position of its thread. The kernel's parameter
/// has the sizes of the tiled_extent, with others the launch is a compile-time error. The classes
/// of one and two dimensions have the same members. In a domain that `pad` has rounded up, `global`
/// may be outside of the data: test it with `contains`. Neighbouring threads differ in the last
/// component of `local` and `global`; let it go along adjacent memory.
///
/// Example:
///   parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
///     tile_static int part[64];
///     part[t.local[0]] = v[t.global];
///     t.barrier.wait();
///     v[t] = part[63 - t.local[0]];
///   });
template <int D0, int D1, int D2> class tiled_index {
public:
  /// The number of dimensions and the sizes of a tile.
  static const int rank = 3;
  static const int tile_dim0 = D0;
  static const int tile_dim1 = D1;
  static const int tile_dim2 = D2;

  /// Where the thread is: in the domain, and in its tile; the number of its tile, and the place of
  /// the tile's first thread in the domain.
  AMPCC_THREAD_PLACE("global")
  const index<3> global; ///< The thread's index in the domain, for the data: `tile_origin + local`.
  AMPCC_THREAD_PLACE("local")
  const index<3> local; ///< The thread's index in its tile, for tile_static memory.
  AMPCC_THREAD_PLACE("tile")
  const index<3> tile; ///< The tile's index among the tiles, for one result per tile.
  AMPCC_THREAD_PLACE("origin")
  const index<3> tile_origin; ///< The index in the domain of the tile's first thread.
  /// For waiting for the other threads of the tile.
  const tile_barrier barrier;

  /// The library makes them; copies can be passed on.
  tiled_index(const index<3> &global_index, const index<3> &local_index, const index<3> &tile_index,
              const index<3> &origin, const tile_barrier &tile_barrier) AMPCC_DUAL
      : global(global_index),
        local(local_index),
        tile(tile_index),
        tile_origin(origin),
        barrier(tile_barrier) {}
  tiled_index(const tiled_index &) = default;
  tiled_index &operator=(const tiled_index &) = delete;

  /// The place in the domain, so that `view[t]` is `view[t.global]`.
  operator const index<3>() const AMPCC_DUAL { return global; }

  /// The sizes of a tile as an extent.
  extent<3> get_tile_extent() const AMPCC_DUAL { return extent<3>(D0, D1, D2); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<3>, tile_extent);

  /// The sub-group of the thread, for exchanges of values with its neighbours. The functions of
  /// sub_group are for kernels of version 1.3 and later of the language.
  Concurrency::sub_group get_sub_group() const AMPCC_AMP {
    return ampcc_detail::sub_group_access::make((local[0] * D1 + local[1]) * D2 + local[2],
                                                D0 * D1 * D2);
  }
  AMPCC_PROPERTY(Concurrency::sub_group, sub_group);
#else
  static const extent<3> tile_extent;
#endif
};

template <int D0, int D1, int D2> const int tiled_index<D0, D1, D2>::rank;
template <int D0, int D1, int D2> const int tiled_index<D0, D1, D2>::tile_dim0;
template <int D0, int D1, int D2> const int tiled_index<D0, D1, D2>::tile_dim1;
template <int D0, int D1, int D2> const int tiled_index<D0, D1, D2>::tile_dim2;
#ifndef __AMPCC__
template <int D0, int D1, int D2>
const extent<3> tiled_index<D0, D1, D2>::tile_extent = extent<3>(D0, D1, D2);
#endif

/// The index of a thread in a two-dimensional tiled domain.
template <int D0, int D1> class tiled_index<D0, D1, 0> {
public:
  /// The number of dimensions and the sizes of a tile.
  static const int rank = 2;
  static const int tile_dim0 = D0;
  static const int tile_dim1 = D1;

  /// Where the thread is: in the domain, and in its tile; the number of its tile, and the place of
  /// the tile's first thread in the domain.
  AMPCC_THREAD_PLACE("global")
  const index<2> global; ///< The thread's index in the domain, for the data: `tile_origin + local`.
  AMPCC_THREAD_PLACE("local")
  const index<2> local; ///< The thread's index in its tile, for tile_static memory.
  AMPCC_THREAD_PLACE("tile")
  const index<2> tile; ///< The tile's index among the tiles, for one result per tile.
  AMPCC_THREAD_PLACE("origin")
  const index<2> tile_origin; ///< The index in the domain of the tile's first thread.
  /// For waiting for the other threads of the tile.
  const tile_barrier barrier;

  /// The library makes them; copies can be passed on.
  tiled_index(const index<2> &global_index, const index<2> &local_index, const index<2> &tile_index,
              const index<2> &origin, const tile_barrier &tile_barrier) AMPCC_DUAL
      : global(global_index),
        local(local_index),
        tile(tile_index),
        tile_origin(origin),
        barrier(tile_barrier) {}
  tiled_index(const tiled_index &) = default;
  tiled_index &operator=(const tiled_index &) = delete;

  /// The place in the domain, so that `view[t]` is `view[t.global]`.
  operator const index<2>() const AMPCC_DUAL { return global; }

  /// The sizes of a tile as an extent.
  extent<2> get_tile_extent() const AMPCC_DUAL { return extent<2>(D0, D1); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<2>, tile_extent);

  /// The sub-group of the thread, for exchanges of values with its neighbours. The functions of
  /// sub_group are for kernels of version 1.3 and later of the language.
  Concurrency::sub_group get_sub_group() const AMPCC_AMP {
    return ampcc_detail::sub_group_access::make(local[0] * D1 + local[1], D0 * D1);
  }
  AMPCC_PROPERTY(Concurrency::sub_group, sub_group);
#else
  static const extent<2> tile_extent;
#endif
};

template <int D0, int D1> const int tiled_index<D0, D1, 0>::rank;
template <int D0, int D1> const int tiled_index<D0, D1, 0>::tile_dim0;
template <int D0, int D1> const int tiled_index<D0, D1, 0>::tile_dim1;
#ifndef __AMPCC__
template <int D0, int D1> const extent<2> tiled_index<D0, D1, 0>::tile_extent = extent<2>(D0, D1);
#endif

/// The index of a thread in a one-dimensional tiled domain.
template <int D0> class tiled_index<D0, 0, 0> {
public:
  /// The number of dimensions and the size of a tile.
  static const int rank = 1;
  static const int tile_dim0 = D0;

  /// Where the thread is: in the domain, and in its tile; the number of its tile, and the place of
  /// the tile's first thread in the domain.
  AMPCC_THREAD_PLACE("global")
  const index<1> global; ///< The thread's index in the domain, for the data: `tile_origin + local`.
  AMPCC_THREAD_PLACE("local")
  const index<1> local; ///< The thread's index in its tile, for tile_static memory.
  AMPCC_THREAD_PLACE("tile")
  const index<1> tile; ///< The tile's index among the tiles, for one result per tile.
  AMPCC_THREAD_PLACE("origin")
  const index<1> tile_origin; ///< The index in the domain of the tile's first thread.
  /// For waiting for the other threads of the tile.
  const tile_barrier barrier;

  /// The library makes them; copies can be passed on.
  tiled_index(const index<1> &global_index, const index<1> &local_index, const index<1> &tile_index,
              const index<1> &origin, const tile_barrier &tile_barrier) AMPCC_DUAL
      : global(global_index),
        local(local_index),
        tile(tile_index),
        tile_origin(origin),
        barrier(tile_barrier) {}
  tiled_index(const tiled_index &) = default;
  tiled_index &operator=(const tiled_index &) = delete;

  /// The place in the domain, so that `view[t]` is `view[t.global]`.
  operator const index<1>() const AMPCC_DUAL { return global; }

  /// The sizes of a tile as an extent.
  extent<1> get_tile_extent() const AMPCC_DUAL { return extent<1>(D0); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<1>, tile_extent);

  /// The sub-group of the thread, for exchanges of values with its neighbours. The functions of
  /// sub_group are for kernels of version 1.3 and later of the language.
  Concurrency::sub_group get_sub_group() const AMPCC_AMP {
    return ampcc_detail::sub_group_access::make(local[0], D0);
  }
  AMPCC_PROPERTY(Concurrency::sub_group, sub_group);
#else
  static const extent<1> tile_extent;
#endif
};

template <int D0> const int tiled_index<D0, 0, 0>::rank;
template <int D0> const int tiled_index<D0, 0, 0>::tile_dim0;
#ifndef __AMPCC__
template <int D0> const extent<1> tiled_index<D0, 0, 0>::tile_extent = extent<1>(D0);
#endif

} // namespace Concurrency

#endif
