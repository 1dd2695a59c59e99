//===- flatten.h - offsets of elements from their indices -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays, views and textures use these functions to compute where an element is in memory, in
// kernels and on the host. Storage is row-major: elements along the last dimension are adjacent.
// Ranks 1 to 3 are written out, so that their kernels are as short as hand-written ones. The
// compiler recognises these computations by their form (lib/Checks/ViewShapes.h), so a change of
// the form here needs a change there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_FLATTEN_H
#define AMP_DETAIL_FLATTEN_H

#include "builtins.h"
#include "extent.h"

namespace Concurrency {
namespace ampcc_detail {

/// A place: the offset of an element from the first one, in elements. It is a long because a
/// container may have more elements than an int counts, although each of its dimensions is an int.
typedef long place;

/// Converts the index with which the computation of a place begins. Place is `place`, or int for
/// textures, which have fewer than 2^31 texels. In kernels the conversion to `place` is a built-in
/// (as_place), so that the compiler may choose 32 bits.
template <typename Place> Place widened(int i) AMPCC_DUAL { return i; }
#ifdef __AMPCC__
template <> inline place widened<place>(int i) AMPCC_DUAL { return as_place(i); }
#endif

/// Returns the place of an element relative to the first element of its view. `stride[d]` is not a
/// distance in elements, but the extent of dimension d + 1 in the storage that the view shows;
/// `stride[N - 1]` is 1. A step along dimension d is stride[d] * ... * stride[N - 1] elements. So
/// each stride is an int, although the product may need a long.
inline place flatten(const index<1> &i, const int (&)[1]) AMPCC_DUAL { return i[0]; }
inline place flatten(const index<2> &i, const int (&stride)[2]) AMPCC_DUAL {
  return widened<place>(i[0]) * stride[0] + i[1];
}
inline place flatten(const index<3> &i, const int (&stride)[3]) AMPCC_DUAL {
  return (widened<place>(i[0]) * stride[0] + i[1]) * stride[1] + i[2];
}
template <int N> place flatten(const index<N> &i, const int (&stride)[N]) AMPCC_DUAL {
  place at = 0;
  for (int d = 0; d < N; ++d)
    at = (at + i[d]) * stride[d];
  return at;
}

/// Returns the place at which the projection v[i] of a view begins, relative to the first element
/// of v: i steps along the first dimension.
template <int N> place row(int i, const int (&stride)[N]) AMPCC_DUAL {
  place at = widened<place>(i) * stride[0];
  for (int d = 1; d < N - 1; ++d)
    at *= stride[d];
  return at;
}

/// Returns the place of an element in storage that has the extent `e` and no gaps.
template <typename Place = place> Place flatten(const index<1> &i, const extent<1> &) AMPCC_DUAL {
  return i[0];
}
template <typename Place = place> Place flatten(const index<2> &i, const extent<2> &e) AMPCC_DUAL {
  return widened<Place>(i[0]) * e[1] + i[1];
}
template <typename Place = place> Place flatten(const index<3> &i, const extent<3> &e) AMPCC_DUAL {
  return (widened<Place>(i[0]) * e[1] + i[1]) * e[2] + i[2];
}
template <typename Place = place, int N>
Place flatten(const index<N> &i, const extent<N> &e) AMPCC_DUAL {
  Place at = 0;
  for (int d = 0; d < N; ++d)
    at = at * e[d] + i[d];
  return at;
}

/// Returns the number of elements of an extent, 0 if a component is not positive. (`extent::size()`
/// has only 32 bits, as the specification requires.)
template <int N> unsigned long count_of(const extent<N> &e) AMPCC_DUAL {
  unsigned long count = 1;
  for (int d = 0; d < N; ++d)
    count *= e[d] > 0 ? static_cast<unsigned int>(e[d]) : 0u;
  return count;
}

/// Returns the extent of a row of all elements, or of the largest possible row, 2^31 - 1.
template <int N> extent<1> flat_extent(const extent<N> &e) AMPCC_DUAL {
  const unsigned long count = count_of(e);
  return extent<1>(count > 0x7fffffffu ? 0x7fffffff : static_cast<int>(count));
}

#ifdef __AMPCC__

/// Checks of kernels (AMPCC_CHECKED). They return the place `at` if all components of the index are
/// in bounds. Else a kernel with --amp-check reports the index, and the result is a place without
/// an element. Without --amp-check the compiler replaces a call by its first argument
/// (AMPCC_CHECK).
template <typename Place>
Place checked(Place at, const index<1> &i, const extent<1> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i[0], e[0]);
}
template <typename Place>
Place checked(Place at, const index<2> &i, const extent<2> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i[0], e[0], i[1], e[1]);
}
template <typename Place>
Place checked(Place at, const index<3> &i, const extent<3> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i[0], e[0], i[1], e[1], i[2], e[2]);
}
template <typename Place, int N>
Place checked(Place at, const index<N> &i, const extent<N> &e) AMPCC_DUAL AMPCC_CHECK {
  for (int d = 0; d < N; ++d)
    at = check_index(at, i[d], e[d]);
  return at;
}
/// checked() for the place where a part of a view begins. It checks the last element of the part in
/// each dimension, or the origin if that is negative. A part without elements is always in bounds.
template <typename Place, int N>
Place checked(Place at, const index<N> &origin, const extent<N> &part,
              const extent<N> &whole) AMPCC_DUAL AMPCC_CHECK {
  index<N> last;
  extent<N> bound;
  for (int d = 0; d < N; ++d) {
    const bool any = part[d] > 0;
    last[d] = !any ? 0 : origin[d] < 0 ? origin[d] : origin[d] + part[d] - 1;
    bound[d] = any ? whole[d] : 1;
  }
  return checked(at, last, bound);
}
/// checked() for a projection: it checks the first component alone.
template <typename Place, int N>
Place checked(Place at, const extent<N> &e, int i) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i, e[0]);
}

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
