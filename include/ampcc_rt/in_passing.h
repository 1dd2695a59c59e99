//===- in_passing.h - an index on the way to an element -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RT_IN_PASSING_H
#define AMPCC_RT_IN_PASSING_H

namespace ampcc_rt {

/// The index of a projection of which nothing is left at the end of the expression
/// (amp/detail/passing_row.h).
struct in_passing {
  int index;
  constexpr explicit in_passing(int i) : index(i) {}
};

} // namespace ampcc_rt

#endif
