//===- UsualNumbers.h - the constants in the version for usual launches --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A usual value is the value that a data member of an AMP library class nearly always has, such as
// the linear filter of a sampler (AMPCC_USUALLY marks these members). At run time, a launch in
// which parameters have their usual values gets a version of the kernel in which these values are
// constants. The passes hint-unrolling and hoist-loops use this class when they compute the size of
// a loop: code that is dead in this version does not count. The pass usual-values must run before.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_USUALNUMBERS_H
#define AMPCC_LIB_PASSES_USUALNUMBERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// Finds the variables of F that usual-values has initialised by `USUAL(bit, number, parameter)`
/// (UsualValues.cpp), and evaluates conditions for their usual values.
class UsualNumbers {
  llvm::DenseMap<const kir::Var *, int64_t> Known;

  std::optional<int64_t> number(const kir::Expr *E) const;

public:
  explicit UsualNumbers(const kir::Function &F);
  /// The truth of Cond in the version for usual launches; nothing if usual values do not decide it.
  std::optional<bool> truth(const kir::Expr *Cond) const;
};

} // namespace ampcc

#endif
