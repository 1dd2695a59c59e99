//===- Agreement.h - threads that have the same value of a number --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow reports a race only if two threads certainly use one element at the same time. A value
// is often unknown, and yet the same for some threads: all that load the element `a[min(t, 49)]`
// with t >= 49 get one value. Walker uses this class to find such threads. Threads agree on a
// number if the numbers from which it is computed are the same for them, in the first iteration of
// every loop.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_AGREEMENT_H
#define AMPCC_LIB_TILEFLOW_AGREEMENT_H

#include "Number.h"
#include <vector>

namespace ampcc::flow {

class Agreement {
public:
  explicit Agreement(Numbers &Table) : Table(Table) {}
  /// Both threads of the tile certainly have the same value of N; false if that is not known.
  bool isSame(const Number *N, unsigned Thread, unsigned Other);

private:
  /// A number for each thread: of two with the same number the values are the same. Empty: nothing
  /// is known.
  using Groups = std::vector<unsigned>;
  const Groups &of(const Number *N);
  Groups compute(const Number *N);

  Numbers &Table;
  llvm::DenseMap<const Number *, std::unique_ptr<Groups>> Known;
};

} // namespace ampcc::flow

#endif
