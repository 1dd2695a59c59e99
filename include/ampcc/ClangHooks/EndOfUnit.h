//===- EndOfUnit.h - a filter of two warnings at the end of a unit -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The warnings are those about unused functions and about used functions without a definition. Both
// would be wrong in the analysis of C++ AMP: it resolves calls in restrict(cpu, amp) functions to
// one overload only, so the overload for the host looks unused, and the host compiler defines
// functions that only the library declares here. leaveDefinitionsToHost() (HostDefinitions.h) is
// the user and calls both functions once, before the parse. Relies on the order of
// Sema::ActOnEndOfTranslationUnit: that function loads Sema::UnusedFileScopedDecls, and so calls
// ExternalSemaSource::ReadUnusedFileScopedDecls, before it checks whether one of them is used.
// Sema::getUndefinedButUsed passes all names that have no definition to
// ExternalSemaSource::ReadUndefinedButUsed, which may remove names. If Clang had a filter for the
// declarations of these warnings, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ENDOFUNIT_H
#define AMPCC_CLANGHOOKS_ENDOFUNIT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace clang {
class FunctionDecl;
class NamedDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// At the end of the unit, Clang treats functions for which `IsUsed` holds as used.
void countAsUsed(clang::Sema &S, std::function<bool(const clang::FunctionDecl *)> IsUsed);

/// At the end of the unit, Clang does not report a missing definition of names for which
/// `IsDefined` holds.
void countAsDefined(clang::Sema &S, std::function<bool(const clang::NamedDecl *)> IsDefined);

} // namespace ampcc

#endif
