//===- in_passing.h - the index y in v[y][x], if the row v[y] is only an intermediate ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In v[y][x] the projection v[y] would be a view that owns a share of the data, only to be
// destroyed at the end of the expression. ampcc therefore writes `v[__ampcc_in_passing(y)][x]` into
// the text for the host compiler (lib/Rewrite/ProjectionEdits.h). The type of the marked index
// selects an overload of operator[] or operator() in array and array_view, which returns a cheap
// passing_row (amp/detail/passing_row.h) instead of a view. host.h gives the type its name
// __ampcc_in_passing. Change the three together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_IN_PASSING_H
#define AMPCC_RT_IN_PASSING_H

#ifdef __AMPCC_CHECK__
#include "host_check.h"
#endif

namespace ampcc_rt {

#ifndef __AMPCC_CHECK__
/// A marked index. The constructor is explicit, so that an unmarked int never selects the overload.
struct in_passing {
  int index;
  constexpr explicit in_passing(int i) : index(i) {}
};
/// In a container: checks the index I as component D of an element's index. Without --amp-check it
/// is empty.
#define AMPCC_CHECK_ROW(I, D)
#else
/// A marked index with --amp-check, and the source location of the access (`at`) for its report. It
/// is another type than in_passing, because a program may have units compiled with and without
/// --amp-check, whose inline functions must not be confused.
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
