//===- PassedValues.h - values of variables between two loops ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_PASSEDVALUES_H
#define AMPCC_LIB_CHECKS_PASSEDVALUES_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Stmt.h"

namespace ampcc {

/// The values of variables as linear forms of the values that variables had at an earlier place,
/// the start. From there on statements are followed in their order.
class PassedValues {
  const LinearForms &Forms;
  /// Of what has changed; nothing: that is not known.
  llvm::DenseMap<const kir::Var *, std::optional<LinearForm>> Values;

public:
  explicit PassedValues(const LinearForms &Forms) : Forms(Forms) {}

  void follow(kir::Stmt *S);
  /// The same number as a form of the values at the start; nothing where that is not known.
  std::optional<LinearForm> atStart(const LinearForm &Form) const;

private:
  void forget(kir::Stmt *S);
};

} // namespace ampcc

#endif
