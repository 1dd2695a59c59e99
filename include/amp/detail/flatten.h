//===- flatten.h - from an index to the place of an element ---------------===//
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

/// The distance in elements from the first element of a view; `stride[d]` separates neighbours
/// along d, and stride[N - 1] is 1.
inline int flatten(const index<1> &i, const int (&)[1]) AMPCC_DUAL { return i[0]; }
inline int flatten(const index<2> &i, const int (&stride)[2]) AMPCC_DUAL {
  return i[0] * stride[0] + i[1];
}
inline int flatten(const index<3> &i, const int (&stride)[3]) AMPCC_DUAL {
  return i[0] * stride[0] + i[1] * stride[1] + i[2];
}
template <int N> int flatten(const index<N> &i, const int (&stride)[N]) AMPCC_DUAL {
  int place = 0;
  for (int d = 0; d < N; ++d)
    place += i[d] * stride[d];
  return place;
}

/// The place of an element in dense storage of the given extent.
inline int flatten(const index<1> &i, const extent<1> &) AMPCC_DUAL { return i[0]; }
inline int flatten(const index<2> &i, const extent<2> &e) AMPCC_DUAL { return i[0] * e[1] + i[1]; }
inline int flatten(const index<3> &i, const extent<3> &e) AMPCC_DUAL {
  return (i[0] * e[1] + i[1]) * e[2] + i[2];
}
template <int N> int flatten(const index<N> &i, const extent<N> &e) AMPCC_DUAL {
  int place = 0;
  for (int d = 0; d < N; ++d)
    place = place * e[d] + i[d];
  return place;
}

#ifdef __AMPCC__

/// The place of an element in dense storage or in a view, if all components of its index are in
/// bounds. Without --amp-check nothing is asked.
inline int checked(int place, const index<1> &i, const extent<1> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i[0], e[0]);
}
inline int checked(int place, const index<2> &i, const extent<2> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i[0], e[0], i[1], e[1]);
}
inline int checked(int place, const index<3> &i, const extent<3> &e) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i[0], e[0], i[1], e[1], i[2], e[2]);
}
template <int N>
int checked(int place, const index<N> &i, const extent<N> &e) AMPCC_DUAL AMPCC_CHECK {
  for (int d = 0; d < N; ++d)
    place = check_index(place, i[d], e[d]);
  return place;
}
/// Where a part of a view begins, if all of it is inside: its last element is asked for.
template <int N>
int checked(int place, const index<N> &origin, const extent<N> &part,
            const extent<N> &whole) AMPCC_DUAL AMPCC_CHECK {
  index<N> last;
  extent<N> bound;
  for (int d = 0; d < N; ++d) {
    const bool any = part[d] > 0;
    last[d] = !any ? 0 : origin[d] < 0 ? origin[d] : origin[d] + part[d] - 1;
    bound[d] = any ? whole[d] : 1;
  }
  return checked(place, last, bound);
}
/// The same for an index of one, two and three components, and for one component.
template <int N> int checked(int place, const extent<N> &e, int i) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i, e[0]);
}
template <int N> int checked(int place, const extent<N> &e, int i0, int i1) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i0, e[0], i1, e[1]);
}
template <int N>
int checked(int place, const extent<N> &e, int i0, int i1, int i2) AMPCC_DUAL AMPCC_CHECK {
  return check_index(place, i0, e[0], i1, e[1], i2, e[2]);
}

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
