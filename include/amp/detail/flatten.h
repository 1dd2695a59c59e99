//===- flatten.h - the place of an element from its index -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Row-major: the last component is contiguous. Ranks 1 to 3 are written out, so that the kernels
// that use them stay as short as hand-written ones.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_FLATTEN_H
#define AMP_DETAIL_FLATTEN_H

#include "builtins.h"
#include "extent.h"

namespace Concurrency {
namespace ampcc_detail {

/// The place of an element, counted in elements. A container may have more of them than an int
/// counts, although each of its dimensions is an int.
typedef long place;

/// i as the first factor of a place: as a long, or as an int for textures.
template <typename Place> Place widened(int i) AMPCC_DUAL { return i; }
#ifdef __AMPCC__
template <> inline place widened<place>(int i) AMPCC_DUAL { return as_place(i); }
#endif

/// The distance from the first element of a view. `stride[d]` is the number of neighbours along
/// d + 1 between neighbours along d, and stride[N - 1] is 1: each is an int, their products may be
/// more.
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

/// The distance between neighbours along the first dimension, times i.
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

/// The number of elements; `extent::size()` has 32 bits. None where a component is not positive.
template <int N> unsigned long count_of(const extent<N> &e) AMPCC_DUAL {
  unsigned long count = 1;
  for (int d = 0; d < N; ++d)
    count *= e[d] > 0 ? static_cast<unsigned int>(e[d]) : 0u;
  return count;
}

/// All elements as one row, or as many as a row can have.
template <int N> extent<1> flat_extent(const extent<N> &e) AMPCC_DUAL {
  const unsigned long count = count_of(e);
  return extent<1>(count > 0x7fffffffu ? 0x7fffffff : static_cast<int>(count));
}

#ifdef __AMPCC__

/// The place of an element in dense storage or in a view, if all components of its index are in
/// bounds. Without --amp-check nothing is checked.
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
/// The place where a part of a view begins, if all of it is inside; its last element is checked.
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
/// The same for one component.
template <typename Place, int N>
Place checked(Place at, const extent<N> &e, int i) AMPCC_DUAL AMPCC_CHECK {
  return check_index(at, i, e[0]);
}

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
