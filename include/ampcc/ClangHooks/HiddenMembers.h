//===- HiddenMembers.h - declarations that Clang does not take for the same ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on the order of Sema::ActOnFunctionDeclarator: it looks the name up, applies the
// attributes of the new declaration, and only then compares types (Sema::CheckMemberSpecialization
// for a member of a class template, Sema::ActOnExplicitInstantiation for an instantiation). When
// that is done it asks ExternalSemaSource::ReadWeakUndeclaredIdentifiers for names of a `#pragma
// weak`, as Sema::ProcessPragmaWeak does for each declaration. A call-back that takes candidates
// away, as for overload resolution, would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_HIDDENMEMBERS_H
#define AMPCC_CLANGHOOKS_HIDDENMEMBERS_H

#include "llvm/ADT/ArrayRef.h"

namespace clang {
class ASTContext;
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Gives the functions a type that no declaration can name, until showMembers(). An annotation of
/// the unit keeps their own.
void hideMembers(clang::ASTContext &Ast, llvm::ArrayRef<clang::FunctionDecl *> Functions);

/// Gives all hidden functions their types back.
void showMembers(clang::ASTContext &Ast);

/// From here on that happens where Clang has settled what a declaration declares again.
void showMembersWhenSettled(clang::Sema &S);

} // namespace ampcc

#endif
