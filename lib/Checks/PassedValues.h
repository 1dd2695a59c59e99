//===- PassedValues.h - values of variables between two loops ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileElements, an analysis of kernels with --amp-check, proves that the threads of two consecutive
// loops use different elements of a variable. It compares the indices of both loops as linear forms
// of variables (LinearForm.h), but the same variable may have another value in the second loop:
//
//   for (...) s[l + i] = 1;   i = i + 16;   for (...) s[l + i] = 2;
//
// This class converts the second index to the values of variables at the first loop: l + i + 16.
//
// A new kind of statement that changes variables needs a case in follow().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_PASSEDVALUES_H
#define AMPCC_LIB_CHECKS_PASSEDVALUES_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Stmt.h"

namespace ampcc {

/// The values of variables as linear forms of the values that variables had at an earlier place,
/// the start. Call follow() for each statement after the start, in their order.
class PassedValues {
  const LinearForms &Forms;
  /// The values of variables that have changed; no form: the value is not known.
  llvm::DenseMap<const kir::Var *, std::optional<LinearForm>> Values;

public:
  explicit PassedValues(const LinearForms &Forms) : Forms(Forms) {}

  /// Records the changes of variables in S. The value of a plain assignment may stay known.
  void follow(kir::Stmt *S);
  /// Converts Form, of the values after the last followed statement, to an equal form of the values
  /// at the start. Returns nullopt if a value of Form is not known.
  std::optional<LinearForm> atStart(const LinearForm &Form) const;

private:
  void forget(kir::Stmt *S);
};

} // namespace ampcc

#endif
