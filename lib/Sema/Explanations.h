//===- Explanations.h - a filter of Clang's errors that ampcc's own errors explain -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a mistake about C++ AMP, Clang often reports an error that does not name the reason. ampcc
// holds such errors back (KeptError). RestrictionChecker then lets Explanations decide which of
// them one of ampcc's rules has explained; it reports the others.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_EXPLANATIONS_H
#define AMPCC_LIB_SEMA_EXPLANATIONS_H

#include "Rules.h"

namespace ampcc {

/// Matches the findings of the rules with the kept errors by the table Explanations.def.
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

/// An error of this kind is never reported: Clang has counted it, but the program has no error
/// there.
bool isSpurious(KeptError::Kind Kind);

} // namespace ampcc

#endif
