//===- Explanations.h - a filter of Clang's errors that ampcc's own errors explain -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a mistake about C++ AMP, Clang often reports an error that does not name the reason. ampcc
// holds such errors back until its own rules have run; it calls them kept errors (KeptError). Then
// RestrictionChecker uses Explanations to find which of them one of ampcc's own errors explains,
// and reports the others. For example, Clang finds no operator for two operands on the device; if a
// rule has reported the class of an operand, Clang's error is dropped. To let a rule explain
// another kind of error, add a row to Explanations.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_EXPLANATIONS_H
#define AMPCC_LIB_SEMA_EXPLANATIONS_H

#include "Rules.h"

namespace ampcc {

/// Matches the findings of the rules with the kept errors by the table Explanations.def.
class Explanations {
public:
  /// Functions: the functions with the code that Clang's errors are about.
  Explanations(const RuleContext &C, llvm::ArrayRef<KeptError> Kept,
               llvm::ArrayRef<FunctionToCheck> Functions);

  /// True if Error must not be reported: a finding of a rule explains it, it repeats another error,
  /// or it is spurious. Call it before Findings::emit(), which removes the findings.
  bool explain(const KeptError &Error) const;

private:
  /// Explanations.def explains each.
  enum class Link { Place, Culprit, Operands, Class, Code, Variable, Parameter, Function, Launch };

  bool isLinked(Link L, const Findings::Message &By, const KeptError &Error) const;
  bool marksName(const KeptError &Error, llvm::StringRef Name) const;
  bool marks(const KeptError &Error, clang::SourceLocation Loc) const;

  const RuleContext &C;
  llvm::ArrayRef<FunctionToCheck> Functions;
  llvm::DenseSet<const KeptError *> Repeated;
};

/// True if errors of this kind are never reported: Clang has counted one, but the program has no
/// error there.
bool isSpurious(KeptError::Kind Kind);

} // namespace ampcc

#endif
