//===- tile_domain.h - the class tile_domain, a domain in tiles of a size known at run time ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Not part of the specification (docs/language/run-time-tiles.md). Programs get a tile_domain from
// extent::tile with arguments, and pass it to parallel_for_each. Its kernel gets a tile_index.
// docs/library is generated from its comments (scripts/library-manual). A further member needs a
// row in docs/library-support.list, which names its test.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILE_DOMAIN_H
#define AMP_DETAIL_TILE_DOMAIN_H

#include "tiled_extent.h"

namespace Concurrency {

/// A domain of N dimensions in tiles whose sizes the program computes. It is what tiled_extent is
/// for sizes that are constants. N is at most 3. Arithmetic gives an extent, without tiles.
///
/// A launch needs tiles that divide the domain, of at least one thread in each dimension and at
/// most 1024 threads, or fewer where the device runs fewer of this kernel. It throws
/// invalid_compute_domain for others. The constructors do not check them.
///
/// Example:
///   const int threads = v.extent[0] / 8;
///   parallel_for_each(v.extent.tile(threads).pad(), [=](tile_index<1> t) restrict(amp:1.3) {
///     if (v.extent.contains(t.global))
///       v[t] = t.local[0];
///   });
template <int N> class tile_domain : public extent<N> {
public:
  /// A domain and the size of its tiles. `rank`, components and arithmetic are those of extent.
  constexpr tile_domain(const extent<N> &domain, const extent<N> &tile) AMPCC_DUAL
      : extent<N>(domain),
        AMPCC_FIELD(tile_extent)(tile) {
    static_assert(N <= 3, "concurrency::tile_domain: a tile has at most 3 dimensions");
  }

  /// Each component rounded up to a multiple of the tile.
  constexpr tile_domain pad() const AMPCC_DUAL {
    tile_domain padded(*this);
    for (int d = 0; d < N; ++d)
      if (AMPCC_FIELD(tile_extent)[d] > 0)
        padded[d] = ampcc_detail::round_up((*this)[d], AMPCC_FIELD(tile_extent)[d]);
    return padded;
  }
  /// Each component rounded down to a multiple of the tile.
  constexpr tile_domain truncate() const AMPCC_DUAL {
    tile_domain part(*this);
    for (int d = 0; d < N; ++d)
      if (AMPCC_FIELD(tile_extent)[d] > 0)
        part[d] = ampcc_detail::round_down((*this)[d], AMPCC_FIELD(tile_extent)[d]);
    return part;
  }

  /// The sizes of a tile as an extent.
  constexpr extent<N> get_tile_extent() const AMPCC_DUAL { return AMPCC_FIELD(tile_extent); }

  /// Whether the domains and their tiles are equal.
  friend constexpr bool operator==(const tile_domain &a, const tile_domain &b) AMPCC_DUAL {
    return static_cast<const extent<N> &>(a) == static_cast<const extent<N> &>(b) &&
           a.get_tile_extent() == b.get_tile_extent();
  }
  friend constexpr bool operator!=(const tile_domain &a, const tile_domain &b) AMPCC_DUAL {
    return !(a == b);
  }

  AMPCC_FIELD_PROPERTY(extent<N>, tile_extent);
};

template <int N> constexpr tile_domain<N> extent<N>::tile(const extent &size) const AMPCC_DUAL {
  return tile_domain<N>(*this, size);
}
template <int N> constexpr tile_domain<N> extent<N>::tile(int t0) const AMPCC_DUAL {
  return tile_domain<N>(*this, extent(t0));
}
template <int N> constexpr tile_domain<N> extent<N>::tile(int t0, int t1) const AMPCC_DUAL {
  return tile_domain<N>(*this, extent(t0, t1));
}
template <int N> constexpr tile_domain<N> extent<N>::tile(int t0, int t1, int t2) const AMPCC_DUAL {
  return tile_domain<N>(*this, extent(t0, t1, t2));
}

} // namespace Concurrency

#endif
