//===- checked_access.h - indices with the place of their use -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the host's element operators take these classes in place of indices and ints.
// The user's code calls the conversion, whose default argument is the place of the call.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_CHECKED_ACCESS_H
#define AMP_DETAIL_CHECKED_ACCESS_H

#include "../../ampcc_rt/host_check.h"
#include "extent.h"
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

/// An index<N>, or what converts to one.
template <int N> struct AMPCC_LIBRARY_CLASS("index") checked_index {
  index<N> value;
  ampcc_rt::user_place at;

  checked_index(const index<N> &i, ampcc_rt::user_place at = AMPCC_HERE) : value(i), at(at) {}
  template <typename I, typename std::enable_if<!std::is_same<I, index<N>>::value &&
                                                    std::is_convertible<const I &, index<N>>::value,
                                                int>::type = 0>
  checked_index(const I &i, ampcc_rt::user_place at = AMPCC_HERE) : value(i), at(at) {}
  /// Of `view[{1, 2}]`.
  template <int M = N, typename std::enable_if<M == 2, int>::type = 0>
  checked_index(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) : value(i0, i1), at(at) {}
  template <int M = N, typename std::enable_if<M == 3, int>::type = 0>
  checked_index(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE)
      : value(i0, i1, i2), at(at) {}
};

struct checked_int {
  int value;
  ampcc_rt::user_place at;

  template <typename I,
            typename std::enable_if<std::is_convertible<const I &, int>::value, int>::type = 0>
  checked_int(const I &i, ampcc_rt::user_place at = AMPCC_HERE)
      : value(static_cast<int>(i)), at(at) {}
};

/// Throws if a component of the index is outside of the extent.
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
/// The same of component d alone. Only a view of several dimensions has rows.
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
