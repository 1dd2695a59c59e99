//===- Explanations.h - errors of ampcc that explain errors of Clang -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_SEMA_EXPLANATIONS_H
#define AMPCC_LIB_SEMA_EXPLANATIONS_H

#include "Rules.h"

namespace ampcc {

/// Matches the findings of the rules with Clang's errors by the table Explanations.def.
class Explanations {
public:
  /// `Functions`: where the code is that Clang's errors are about.
  Explanations(const RuleContext &C, llvm::ArrayRef<KeptError> Kept,
               llvm::ArrayRef<FunctionToCheck> Functions);

  /// The error is explained, and must not be reported.
  bool explain(const KeptError &Error) const;

private:
  enum class Link { Place, Culprit, Operands, Class, Code, Variable, Parameter, Function, Launch };

  bool isLinked(Link L, const Findings::Message &By, const KeptError &Error) const;
  bool marksName(const KeptError &Error, llvm::StringRef Name) const;
  bool marks(const KeptError &Error, clang::SourceLocation Loc) const;

  const RuleContext &C;
  llvm::ArrayRef<FunctionToCheck> Functions;
  llvm::DenseSet<const KeptError *> Repeated;
};

/// Clang has counted it as an error, and the program has none there.
bool isSpurious(KeptError::Kind Kind);

} // namespace ampcc

#endif
