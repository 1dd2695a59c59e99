//===- Agreement.h - threads that have the same value of a number --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow executes a kernel symbolically for all threads of a tile to find races. If several
// threads store in one element, its Walker needs to know whether they store equal values
// (Finding::Values), because equal values are harmless. A number (Number.h) is the symbolic value
// of an expression. It is often unknown, and yet the same for some threads: all threads t >= 49
// that load the element `a[min(t, 49)]` get one value. Walker uses this class to compare the values
// that two threads store. Threads agree on a number if the numbers from which it is computed are
// the same for them, in the first iteration of every loop. A new kind of Number needs a case here.
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
  /// True if both threads of the tile certainly have the same value of N; false if they do not or
  /// if it is not known.
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
