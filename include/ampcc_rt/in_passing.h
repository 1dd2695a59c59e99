//===- in_passing.h - an index that selects an intermediate row -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In `v[y][x]` the subscript `v[y]`, a projection, is a view of a row. Such a view shares the
// ownership of the data, which costs more than an access to an element. So ampcc writes the host
// source as `v[__ampcc_in_passing(y)][x]` where the row is used only inside of the expression. For
// an index of this type the operators of array and array_view return a row that owns nothing
// (amp/detail/passing_row.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_IN_PASSING_H
#define AMPCC_RT_IN_PASSING_H

#ifdef __AMPCC_CHECK__
#include "host_check.h"
#endif

namespace ampcc_rt {

#ifndef __AMPCC_CHECK__
/// The index. The constructor is explicit, so that an int of the program never selects this class.
struct in_passing {
  int index;
  constexpr explicit in_passing(int i) : index(i) {}
};
/// Checks index I, an in_passing, against the extent of dimension D; only with --amp-check.
#define AMPCC_CHECK_ROW(I, D)
#else
/// The index and the place of the subscript in the user's source, for the report of a failed check.
/// The type has another name than without --amp-check, because a program may consist of units with
/// and without it.
struct checked_in_passing {
  int index;
  user_place at;
  constexpr explicit checked_in_passing(int i, user_place at = AMPCC_HERE) : index(i), at(at) {}
};
typedef checked_in_passing in_passing;
#define AMPCC_CHECK_ROW(I, D) this->check_row(I.index, D, I.at);
#endif

} // namespace ampcc_rt

#endif
