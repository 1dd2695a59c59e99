//===- PassedValues.h - values of variables between two loops ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileElements uses it to compare the indices of two loops: the same variable may have another
// value in the second loop.
//
//   for (...) s[l + i] = 1;   i = i + 16;   for (...) s[l + i] = 2;     at the first loop the
// second index is l + i + 16
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_PASSEDVALUES_H
#define AMPCC_LIB_CHECKS_PASSEDVALUES_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Stmt.h"

namespace ampcc {

/// The values of variables as linear forms of the values that variables had at an earlier place,
/// the start. The statements after the start are followed in their order.
class PassedValues {
  const LinearForms &Forms;
  /// The values of variables that have changed; no form: the value is not known.
  llvm::DenseMap<const kir::Var *, std::optional<LinearForm>> Values;

public:
  explicit PassedValues(const LinearForms &Forms) : Forms(Forms) {}

  void follow(kir::Stmt *S);
  /// The same number as a form of the values at the start; nothing if it is not known.
  std::optional<LinearForm> atStart(const LinearForm &Form) const;

private:
  void forget(kir::Stmt *S);
};

} // namespace ampcc

#endif
