//===- HiddenMembers.h - members that Clang does not match with declarations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang compares types alone where a member of a class template is specialised or instantiated
// explicitly, so it would match a declaration with the member of another side. These functions give
// such members a type that cannot be declared while Clang compares. MemberSpecializations
// (lib/Clauses) hides the members before each such declaration. Relies on the order of
// Sema::ActOnFunctionDeclarator: it looks the name up, applies the attributes of the new
// declaration, and only then compares types (Sema::CheckMemberSpecialization for a member of a
// class template, Sema::ActOnExplicitInstantiation for an instantiation). Then it calls
// ExternalSemaSource::ReadWeakUndeclaredIdentifiers to get the names of `#pragma weak`, as
// Sema::ProcessPragmaWeak does for each declaration. If Clang had a callback that removes
// candidates, as for overload resolution, this would not be needed.
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

/// Gives the functions a type that no declaration can name, until showMembers(). None of them may
/// be hidden already, so call showMembers() first. An annotation in the unit stores their own
/// types.
void hideMembers(clang::ASTContext &Ast, llvm::ArrayRef<clang::FunctionDecl *> Functions);

/// Restores the types of all hidden functions.
void showMembers(clang::ASTContext &Ast);

/// Lets Clang call showMembers() after it has matched each declaration with the one that it
/// repeats. Call it once, before the parse.
void showMembersWhenSettled(clang::Sema &S);

} // namespace ampcc

#endif
