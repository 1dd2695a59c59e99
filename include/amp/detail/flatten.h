//===- flatten.h - from an index to the place of an element ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Row-major: the last component is contiguous. Ranks 1 to 3 are written out, so that the kernels
// that use them stay as short as hand-written ones.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_FLATTEN_H
#define AMP_DETAIL_FLATTEN_H

#include "extent.h"

namespace Concurrency {
namespace detail {

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

} // namespace detail
} // namespace Concurrency

#endif
