//===- UsualNumbers.h - the constants in the version for usual launches --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A usual value is the value that a data member of an AMP library class nearly always has, such as
// the linear filter of a sampler (AMPCC_USUALLY marks these members). At run time, a launch in
// which parameters have their usual values gets a version of the kernel in which these values are
// constants. The pass usual-values has prepared the kernel for that:
//
//   const int filter = USUAL(bit, 1, filter_parameter);  ...  if (filter != 1) A
//
// The passes hint-unrolling and hoist-loops use this class when they compute the size of a loop:
// code that is dead in this version, A in the example, does not count. If usual-values marks
// variables in another form, change the constructor with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_USUALNUMBERS_H
#define AMPCC_LIB_PASSES_USUALNUMBERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// Finds the variables of F that usual-values has initialised so (UsualValues.cpp), and evaluates
/// conditions for their usual values.
class UsualNumbers {
  llvm::DenseMap<const kir::Var *, int64_t> Known;

  std::optional<int64_t> number(const kir::Expr *E) const;

public:
  explicit UsualNumbers(const kir::Function &F);
  /// The value of Cond in the version for usual launches; nothing if usual values do not decide it,
  /// or Cond is more than `==`, `!=`, `!`, `&&` and `||` of these variables and literals.
  std::optional<bool> truth(const kir::Expr *Cond) const;
};

} // namespace ampcc

#endif
