//===- EndOfUnit.h - what Clang misses at the end of a unit --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on the order of Sema::ActOnEndOfTranslationUnit. It loads Sema::UnusedFileScopedDecls, and
// so calls ExternalSemaSource::ReadUnusedFileScopedDecls, before it looks whether one of them is
// used. Sema::getUndefinedButUsed hands all names that have no definition to
// ExternalSemaSource::ReadUndefinedButUsed, which may also remove some.
// A filter of the declarations that these two warnings are about would replace this.
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

/// At the end of the unit, functions for which `IsUsed` holds count as used.
void countAsUsed(clang::Sema &S, std::function<bool(const clang::FunctionDecl *)> IsUsed);

/// At the end of the unit, Clang misses no definition of names for which `IsDefined` holds.
void countAsDefined(clang::Sema &S, std::function<bool(const clang::NamedDecl *)> IsDefined);

} // namespace ampcc

#endif
