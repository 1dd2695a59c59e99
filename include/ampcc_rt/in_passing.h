//===- in_passing.h - the index of a projection that leads to an element --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RT_IN_PASSING_H
#define AMPCC_RT_IN_PASSING_H

#ifdef __AMPCC_CHECK__
#include "host_check.h"
#endif

namespace ampcc_rt {

/// The index of a projection of which nothing is left at the end of the expression
/// (amp/detail/passing_row.h).
#ifndef __AMPCC_CHECK__
struct in_passing {
  int index;
  constexpr explicit in_passing(int i) : index(i) {}
};
#define AMPCC_CHECK_ROW(I, D)
#else
/// The same with its place: another type, because a program may have units of both kinds.
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
