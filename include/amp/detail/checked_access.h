//===- checked_access.h - indices with the source location of their use, for --amp-check ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the element operators of array and array_view on the host take these classes in
// place of index<N> and int. The user's code calls the converting constructor, whose default
// argument is the source location of that call. So a report names the line of the access. An
// operator that takes another kind of index needs a class for it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_CHECKED_ACCESS_H
#define AMP_DETAIL_CHECKED_ACCESS_H

#include "../../ampcc_rt/host_check.h"
#include "extent.h"
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

/// An index<N>, converted from an index, from an object that converts to one, or from ints, and the
/// source location of the access (`at`).
template <int N> struct AMPCC_LIBRARY_CLASS("index") checked_index {
  index<N> value;
  ampcc_rt::user_place at;

  checked_index(const index<N> &i, ampcc_rt::user_place at = AMPCC_HERE) : value(i), at(at) {}
  template <typename I, typename std::enable_if<!std::is_same<I, index<N>>::value &&
                                                    std::is_convertible<const I &, index<N>>::value,
                                                int>::type = 0>
  checked_index(const I &i, ampcc_rt::user_place at = AMPCC_HERE) : value(i), at(at) {}
  /// For `view[{1, 2}]`.
  template <int M = N, typename std::enable_if<M == 2, int>::type = 0>
  checked_index(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) : value(i0, i1), at(at) {}
  template <int M = N, typename std::enable_if<M == 3, int>::type = 0>
  checked_index(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE)
      : value(i0, i1, i2), at(at) {}
};

/// An index of one component, from anything that converts to int.
struct checked_int {
  int value;
  ampcc_rt::user_place at;

  template <typename I,
            typename std::enable_if<std::is_convertible<const I &, int>::value, int>::type = 0>
  checked_int(const I &i, ampcc_rt::user_place at = AMPCC_HERE)
      : value(static_cast<int>(i)), at(at) {}
};

/// Reports the access and throws runtime_exception if a component of `i` is outside of `e`. `whose`
/// is the container in words, such as "the array".
template <int N>
void check_place(const index<N> &i, const extent<N> &e, const ampcc_rt::user_place &at,
                 const char *whose) {
  bool inside = true;
  int components[N], bounds[N];
  for (int d = 0; d < N; ++d) {
    components[d] = i[d];
    bounds[d] = e[d];
    inside = inside && i[d] >= 0 && i[d] < e[d];
  }
  if (!inside)
    ampcc_rt::report_index(at, whose, components, bounds, N);
}
/// Reports and throws in the same way if `i` is outside of component d of `e`. In a container of
/// rank 1 `i` is the whole index. Else it selects a row, and the report says so.
template <int N>
void check_row(int i, const extent<N> &e, int d, const ampcc_rt::user_place &at,
               const char *whose) {
  if (i >= 0 && i < e[d])
    return;
  if (N > 1)
    ampcc_rt::report_row(at, whose, i, e[d], d);
  const int bound = e[d];
  ampcc_rt::report_index(at, whose, &i, &bound, 1);
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif
