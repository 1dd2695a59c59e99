//===- PassedValues.h - what variables are given between two loops --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_PASSEDVALUES_H
#define AMPCC_LIB_CHECKS_PASSEDVALUES_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Stmt.h"

namespace ampcc {

/// The values of variables, by those that variables had at a place in front, from which statements
/// are followed in their order.
class PassedValues {
  const LinearForms &Forms;
  /// Of what has changed; nothing: that is not known.
  llvm::DenseMap<const kir::Var *, std::optional<LinearForm>> Values;

public:
  explicit PassedValues(const LinearForms &Forms) : Forms(Forms) {}

  void follow(kir::Stmt *S);
  /// The same number, by what the variables were in front. Nothing where that is not known.
  std::optional<LinearForm> inFront(const LinearForm &Form) const;

private:
  void forget(kir::Stmt *S);
};

} // namespace ampcc

#endif
