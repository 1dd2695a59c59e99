//===- flatten.h - linear positions of elements from their indices --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// array, array_view and textures use it for each access. The *place* of an element is its position
// in a container's memory, counted in elements. Storage is row-major: the last component of an
// index is contiguous. Indices are in bounds; only checked() checks them, in kernels that are
// compiled with --amp-check. The compiler recognises the sums and products of these functions
// (lib/Checks/ViewShapes.h, lib/Checks/IndexWidth.h), so a change of their form can cost
// optimisations. Ranks 1 to 3 are written out, so that the kernels that use them stay as short as
// hand-written ones.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_FLATTEN_H
#define AMP_DETAIL_FLATTEN_H

#include "builtins.h"
#include "extent.h"

namespace Concurrency {
namespace ampcc_detail {

/// The type of places. A container may have more elements than an int counts, although each of its
/// dimensions is an int.
typedef long place;

/// i as a Place, to begin a product with: as a long, or as an int for textures. as_place() lets the
/// compiler compute in 32 bits where that is enough.
template <typename Place> Place widened(int i) AMPCC_DUAL { return i; }
#ifdef __AMPCC__
template <> inline place widened<place>(int i) AMPCC_DUAL { return as_place(i); }
#endif

/// The distance of an element from the first element of a view. `stride[d]` is the extent of
/// dimension d + 1 in the memory in which the view is a part, and stride[N - 1] is 1. So neighbours
/// along dimension d are stride[d] * ... * stride[N - 1] elements apart. The factors are stored
/// because each is an int, while their product may exceed one.
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

/// The distance of row i, all elements with i as the first component, from the first element.
template <int N> place row(int i, const int (&stride)[N]) AMPCC_DUAL {
  place at = widened<place>(i) * stride[0];
  for (int d = 1; d < N - 1; ++d)
    at *= stride[d];
  return at;
}

/// The place of an element in dense storage of the given extent: an int for a texel, since textures
/// have no more.
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

/// The number of elements, 0 where a component is not positive. `extent::size()` has only 32 bits.
template <int N> unsigned long count_of(const extent<N> &e) AMPCC_DUAL {
  unsigned long count = 1;
  for (int d = 0; d < N; ++d)
    count *= e[d] > 0 ? static_cast<unsigned int>(e[d]) : 0u;
  return count;
}

/// The extent of all elements as one row, at most the largest int.
template <int N> extent<1> flat_extent(const extent<N> &e) AMPCC_DUAL {
  const unsigned long count = count_of(e);
  return extent<1>(count > 0x7fffffffu ? 0x7fffffff : static_cast<int>(count));
}

#ifdef __AMPCC__

/// Returns `at`, the place of the element with index i in a container of extent e. With
/// --amp-check, if a component of i is out of bounds, the kernel reports it at the user's call and
/// the result is a place without an element (check_index).
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
/// Returns `at`, the place where a part of a view begins, if all of the part is inside of `whole`.
/// Checks the origin if it is negative, else the last element; an empty part is always inside.
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
/// The same for i as the first component of an index, in an access to a row.
template <typename Place, int N>
Place checked(Place at, const extent<N> &e, int i) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i, e[0]);
}

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
