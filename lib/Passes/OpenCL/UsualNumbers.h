//===- UsualNumbers.h - the constants in the version for usual launches --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A usual value is the value that a data member of the library nearly always has (AMPCC_USUALLY).
// Kernels have a version for it. hint-unrolling uses this class to decide conditions there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_USUALNUMBERS_H
#define AMPCC_LIB_PASSES_USUALNUMBERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// The variables of a kernel that have a usual value (UsualValues.cpp), and the values that it
/// implies.
class UsualNumbers {
  llvm::DenseMap<const kir::Var *, int64_t> Known;

  std::optional<int64_t> number(const kir::Expr *E) const;

public:
  explicit UsualNumbers(const kir::Function &F);
  /// The value of a condition that usual values determine.
  std::optional<bool> truth(const kir::Expr *Cond) const;
};

} // namespace ampcc

#endif
