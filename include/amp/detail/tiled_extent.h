//===- tiled_extent.h - the class tiled_extent, a domain divided into tiles (spec 4.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs get a tiled_extent from extent::tile, which is defined here, and pass it to
// parallel_for_each. The launch then runs in tiles whose threads share tile_static memory. The
// primary template is for three dimensions; the specialisations for one and two have the same
// members, so a change is made three times.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILED_EXTENT_H
#define AMP_DETAIL_TILED_EXTENT_H

#include "extent.h"

namespace Concurrency {

namespace ampcc_detail {

/// Rounds to a multiple of `step`, towards zero.
constexpr int round_down(int value, int step) AMPCC_DUAL { return value / step * step; }
/// Rounds up to a multiple of `step`. One that no int holds wraps around.
constexpr int round_up(int value, int step) AMPCC_DUAL {
  const int over = value % step;
  return over <= 0 ? value - over
                   : static_cast<int>(static_cast<unsigned int>(value - over) +
                                      static_cast<unsigned int>(step));
}

} // namespace ampcc_detail

/// A three-dimensional domain in tiles; those of one and two dimensions have the same members. The
/// sizes of a tile are constants: to choose them at run time, instantiate the kernel for several,
/// or take a tile_domain (version 1.3 of the language). Arithmetic gives an extent, without tiles.
///
/// A tile has at most 1024 threads, and in three dimensions at most 64 in the first; a launch over
/// larger tiles is a compile-time error. A launch needs tiles that divide the domain and that the
/// device can run, and throws invalid_compute_domain for others; the constructors do not check it.
/// After `pad` there are threads outside of the data, and the kernel tests its index with
/// `contains`. After `truncate` another launch processes the rest.
///
/// Example:
///   parallel_for_each(size.tile<16, 16>().pad(), [=](tiled_index<16, 16> t) restrict(amp) {
///     if (view.extent.contains(t.global))
///       view[t] = t.local[0];
///   });
template <int D0, int D1, int D2> class tiled_extent : public extent<3> {
  static_assert(D0 > 0, "concurrency::tiled_extent: tile extents must be positive");
  static_assert(D1 > 0, "concurrency::tiled_extent: tile extents must be positive");
  static_assert(D2 > 0, "concurrency::tiled_extent: tile extents must be positive");

public:
  /// The sizes of a tile.
  static const int tile_dim0 = D0;
  static const int tile_dim1 = D1;
  static const int tile_dim2 = D2;

  /// An empty domain, or the one given. `rank`, components and arithmetic are those of extent.
  constexpr tiled_extent() AMPCC_DUAL {}
  constexpr tiled_extent(const extent<3> &domain) AMPCC_DUAL : extent<3>(domain) {}

  /// Each component rounded up to a multiple of the tile (spec 4.3.3).
  constexpr tiled_extent pad() const AMPCC_DUAL {
    return extent<3>(ampcc_detail::round_up((*this)[0], D0), ampcc_detail::round_up((*this)[1], D1),
                     ampcc_detail::round_up((*this)[2], D2));
  }
  /// Each component rounded down to a multiple of the tile.
  constexpr tiled_extent truncate() const AMPCC_DUAL {
    return extent<3>(ampcc_detail::round_down((*this)[0], D0),
                     ampcc_detail::round_down((*this)[1], D1),
                     ampcc_detail::round_down((*this)[2], D2));
  }

  /// The sizes of a tile as an extent.
  constexpr extent<3> get_tile_extent() const AMPCC_DUAL { return extent<3>(D0, D1, D2); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<3>, tile_extent);
#else
  static const extent<3> tile_extent;
#endif

  /// Whether the domains are equal.
  friend constexpr bool operator==(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return static_cast<const extent<3> &>(a) == static_cast<const extent<3> &>(b);
  }
  friend constexpr bool operator!=(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return !(a == b);
  }
  // With a plain domain, which converts in either direction.
  friend constexpr bool operator==(const tiled_extent &a, const extent<3> &b) AMPCC_DUAL {
    return static_cast<const extent<3> &>(a) == b;
  }
  friend constexpr bool operator==(const extent<3> &a, const tiled_extent &b) AMPCC_DUAL {
    return b == a;
  }
  friend constexpr bool operator!=(const tiled_extent &a, const extent<3> &b) AMPCC_DUAL {
    return !(a == b);
  }
  friend constexpr bool operator!=(const extent<3> &a, const tiled_extent &b) AMPCC_DUAL {
    return !(b == a);
  }
};

template <int D0, int D1, int D2> const int tiled_extent<D0, D1, D2>::tile_dim0;
template <int D0, int D1, int D2> const int tiled_extent<D0, D1, D2>::tile_dim1;
template <int D0, int D1, int D2> const int tiled_extent<D0, D1, D2>::tile_dim2;
#ifndef __AMPCC__
template <int D0, int D1, int D2>
const extent<3> tiled_extent<D0, D1, D2>::tile_extent = extent<3>(D0, D1, D2);
#endif

/// A two-dimensional domain in tiles.
template <int D0, int D1> class tiled_extent<D0, D1, 0> : public extent<2> {
  static_assert(D0 > 0, "concurrency::tiled_extent: tile extents must be positive");
  static_assert(D1 > 0, "concurrency::tiled_extent: tile extents must be positive");

public:
  /// The sizes of a tile.
  static const int tile_dim0 = D0;
  static const int tile_dim1 = D1;

  /// An empty domain, or the one given. `rank`, components and arithmetic are those of extent.
  constexpr tiled_extent() AMPCC_DUAL {}
  constexpr tiled_extent(const extent<2> &domain) AMPCC_DUAL : extent<2>(domain) {}

  /// Each component rounded up to a multiple of the tile (spec 4.3.3).
  constexpr tiled_extent pad() const AMPCC_DUAL {
    return extent<2>(ampcc_detail::round_up((*this)[0], D0),
                     ampcc_detail::round_up((*this)[1], D1));
  }
  /// Each component rounded down to a multiple of the tile.
  constexpr tiled_extent truncate() const AMPCC_DUAL {
    return extent<2>(ampcc_detail::round_down((*this)[0], D0),
                     ampcc_detail::round_down((*this)[1], D1));
  }

  /// The sizes of a tile as an extent.
  constexpr extent<2> get_tile_extent() const AMPCC_DUAL { return extent<2>(D0, D1); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<2>, tile_extent);
#else
  static const extent<2> tile_extent;
#endif

  /// Whether the domains are equal.
  friend constexpr bool operator==(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return static_cast<const extent<2> &>(a) == static_cast<const extent<2> &>(b);
  }
  friend constexpr bool operator!=(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return !(a == b);
  }
  // With a plain domain, which converts in either direction.
  friend constexpr bool operator==(const tiled_extent &a, const extent<2> &b) AMPCC_DUAL {
    return static_cast<const extent<2> &>(a) == b;
  }
  friend constexpr bool operator==(const extent<2> &a, const tiled_extent &b) AMPCC_DUAL {
    return b == a;
  }
  friend constexpr bool operator!=(const tiled_extent &a, const extent<2> &b) AMPCC_DUAL {
    return !(a == b);
  }
  friend constexpr bool operator!=(const extent<2> &a, const tiled_extent &b) AMPCC_DUAL {
    return !(b == a);
  }
};

template <int D0, int D1> const int tiled_extent<D0, D1, 0>::tile_dim0;
template <int D0, int D1> const int tiled_extent<D0, D1, 0>::tile_dim1;
#ifndef __AMPCC__
template <int D0, int D1> const extent<2> tiled_extent<D0, D1, 0>::tile_extent = extent<2>(D0, D1);
#endif

/// A one-dimensional domain in tiles.
template <int D0> class tiled_extent<D0, 0, 0> : public extent<1> {
  static_assert(D0 > 0, "concurrency::tiled_extent: tile extents must be positive");

public:
  /// The sizes of a tile.
  static const int tile_dim0 = D0;

  /// An empty domain, or the one given. `rank`, components and arithmetic are those of extent.
  constexpr tiled_extent() AMPCC_DUAL {}
  constexpr tiled_extent(const extent<1> &domain) AMPCC_DUAL : extent<1>(domain) {}

  /// Each component rounded up to a multiple of the tile (spec 4.3.3).
  constexpr tiled_extent pad() const AMPCC_DUAL {
    return extent<1>(ampcc_detail::round_up((*this)[0], D0));
  }
  /// Each component rounded down to a multiple of the tile.
  constexpr tiled_extent truncate() const AMPCC_DUAL {
    return extent<1>(ampcc_detail::round_down((*this)[0], D0));
  }

  /// The sizes of a tile as an extent.
  constexpr extent<1> get_tile_extent() const AMPCC_DUAL { return extent<1>(D0); }
#ifdef __AMPCC__
  AMPCC_PROPERTY(extent<1>, tile_extent);
#else
  static const extent<1> tile_extent;
#endif

  /// Whether the domains are equal.
  friend constexpr bool operator==(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return static_cast<const extent<1> &>(a) == static_cast<const extent<1> &>(b);
  }
  friend constexpr bool operator!=(const tiled_extent &a, const tiled_extent &b) AMPCC_DUAL {
    return !(a == b);
  }
  // With a plain domain, which converts in either direction.
  friend constexpr bool operator==(const tiled_extent &a, const extent<1> &b) AMPCC_DUAL {
    return static_cast<const extent<1> &>(a) == b;
  }
  friend constexpr bool operator==(const extent<1> &a, const tiled_extent &b) AMPCC_DUAL {
    return b == a;
  }
  friend constexpr bool operator!=(const tiled_extent &a, const extent<1> &b) AMPCC_DUAL {
    return !(a == b);
  }
  friend constexpr bool operator!=(const extent<1> &a, const tiled_extent &b) AMPCC_DUAL {
    return !(b == a);
  }
};

template <int D0> const int tiled_extent<D0, 0, 0>::tile_dim0;
#ifndef __AMPCC__
template <int D0> const extent<1> tiled_extent<D0, 0, 0>::tile_extent = extent<1>(D0);
#endif

template <int N> template <int D0> constexpr tiled_extent<D0> extent<N>::tile() const AMPCC_DUAL {
  static_assert(N == 1, "concurrency::extent::tile: one tile extent needs a domain of rank 1");
  return tiled_extent<D0>(*this);
}

template <int N>
template <int D0, int D1>
constexpr tiled_extent<D0, D1> extent<N>::tile() const AMPCC_DUAL {
  static_assert(N == 2, "concurrency::extent::tile: two tile extents need a domain of rank 2");
  return tiled_extent<D0, D1>(*this);
}

template <int N>
template <int D0, int D1, int D2>
constexpr tiled_extent<D0, D1, D2> extent<N>::tile() const AMPCC_DUAL {
  static_assert(N == 3, "concurrency::extent::tile: three tile extents need a domain of rank 3");
  return tiled_extent<D0, D1, D2>(*this);
}

} // namespace Concurrency

#endif
