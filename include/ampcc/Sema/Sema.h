//===- Sema.h - the rules of restrict(amp) that Clang does not check ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stage between parsing and lowering. Clang's CUDA semantics check most calls between host and
// device code; lib/Sema adds the rules of C++ AMP that they do not have, and replaces Clang's
// errors by clearer ones. The pipeline (lib/Driver) calls checkRestrictions() for each parsed
// TranslationUnit. If there is no error, the later stages may assume that the code follows the
// rules. Costs a few walks of the unit's AST. lib/Sema/Rules.h says how to add a rule.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_SEMA_SEMA_H
#define AMPCC_SEMA_SEMA_H

#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Reading/TranslationUnit.h"
#include <vector>

namespace ampcc {

/// The amp functions and launches of a unit, collected by the rules; empty after an error.
struct CheckedUnit {
  /// The restrict(amp) functions with a body, callers before the functions that they call.
  std::vector<const clang::FunctionDecl *> Functions;
  std::vector<LaunchSite> Launches;
};

/// Checks every restrict(amp) function of a parsed unit, reached by a kernel or not, against
/// section 2.4 of the specification, and in host code the launches, indices and lifetimes of views.
/// Reports through the unit's diagnostics engine, with the errors that the unit holds back (Kept,
/// OfInferred and OfDefaults in TranslationUnit.h). Version: of clauses without a version.
CheckedUnit checkRestrictions(TranslationUnit &TU, LanguageVersion Version);

} // namespace ampcc

#endif
