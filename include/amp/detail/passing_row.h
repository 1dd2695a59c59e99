//===- passing_row.h - v[y] in an expression v[y][x], on the host ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A projection v[y] is a view that shares the ownership of the data. Its construction costs more
// than the access to an element. Where a program accesses an element of the projection in the same
// expression, ampcc writes `v[__ampcc_in_passing(y)][x]` into the text for the host compiler
// (lib/Rewrite/ProjectionEdits.h). The operator[] and operator() of array and array_view for a
// marked index return an object of this class, which owns nothing. The frontend sees only the
// declaration. A change of its operators concerns the operators of views as well, because indices
// inside of the data have the same results. An index outside has none: a view checks its row, an
// object of this class only with --amp-check.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PASSING_ROW_H
#define AMP_DETAIL_PASSING_ROW_H

#include "flatten.h"

namespace Concurrency {
namespace ampcc_detail {
template <typename Whole, int N> class passing_row;
}
} // namespace Concurrency

#ifndef __AMPCC__

#include "../../ampcc_rt/in_passing.h"
#ifdef __AMPCC_CHECK__
#include "checked_access.h"
#endif

namespace Concurrency {
namespace ampcc_detail {

/// The elements of the container `whole` whose first indices are given. N more indices select one.
/// Whole is an array or array_view, const or not, which must outlive the object. `at` is the place
/// in the data that the given indices select, as the container's row_of() computes it. With
/// --amp-check each index is checked (checked_access.h).
template <typename Whole, int N> class passing_row {
  static constexpr int next = Whole::rank - N; ///< the dimension of the next index

public:
  passing_row(Whole &whole, place at) : whole_(whole), place_(at) {}

  passing_row<Whole, N - 1> operator[](ampcc_rt::in_passing i) const {
#ifdef __AMPCC_CHECK__
    whole_.check_row(i.index, next, i.at);
#endif
    return {whole_, whole_.row_of(place_, i.index, next)};
  }
  passing_row<Whole, N - 1> operator()(ampcc_rt::in_passing i) const { return (*this)[i]; }

#ifdef __AMPCC_CHECK__
  decltype(auto) operator[](const checked_index<N> &i) const { return checked(i.value, i.at); }
  decltype(auto) operator()(const checked_index<N> &i) const { return checked(i.value, i.at); }
  decltype(auto) operator[](const checked_int &i) const { return checked(index<N>(i.value), i.at); }
  decltype(auto) operator()(const checked_int &i) const { return (*this)[i]; }
  decltype(auto) operator()(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked(index<N>(i0, i1), at);
  }
  decltype(auto) operator()(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked(index<N>(i0, i1, i2), at);
  }

private:
  decltype(auto) checked(const index<N> &i, const ampcc_rt::user_place &at) const {
    place reached = place_;
    for (int d = 0; d < N; ++d) {
      whole_.check_row(i[d], next + d, at);
      reached = whole_.row_of(reached, i[d], next + d);
    }
    return whole_.at(reached);
  }
#else
  decltype(auto) operator[](const index<N> &i) const {
    place reached = place_;
    for (int d = 0; d < N; ++d)
      reached = whole_.row_of(reached, i[d], next + d);
    return whole_.at(reached);
  }
  decltype(auto) operator()(const index<N> &i) const { return (*this)[i]; }
  decltype(auto) operator[](int i) const { return (*this)[index<N>(i)]; }
  decltype(auto) operator()(int i) const { return (*this)[index<N>(i)]; }
  decltype(auto) operator()(int i0, int i1) const { return (*this)[index<N>(i0, i1)]; }
  decltype(auto) operator()(int i0, int i1, int i2) const { return (*this)[index<N>(i0, i1, i2)]; }

private:
#endif
  Whole &whole_;
  place place_;
};

} // namespace ampcc_detail
} // namespace Concurrency

#endif

#endif
