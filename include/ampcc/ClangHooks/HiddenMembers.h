//===- HiddenMembers.h - members that Clang does not match with declarations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A class template may have two members that differ in their side only: one for the cpu, one for
// amp. `template <> int X<float>::m() restrict(amp)` specialises the one for amp, but Clang
// compares types alone and may match this declaration, or an explicit instantiation, with the other
// one. So MemberSpecializations (lib/Clauses) hides the members for other sides before each such
// declaration: they have a type that cannot be declared while Clang compares. Relies on the order
// of Sema::ActOnFunctionDeclarator: it looks the name up, applies the attributes of the new
// declaration, and only then compares types (Sema::CheckMemberSpecialization for a member of a
// class template, Sema::ActOnExplicitInstantiation for an instantiation). If Clang had a callback
// that removes candidates, as for overload resolution, this code would not be needed.
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
/// be hidden already, so call showMembers() first. Their own types are kept in the AST meanwhile,
/// in an AnnotateAttr of the translation unit.
void hideMembers(clang::ASTContext &Ast, llvm::ArrayRef<clang::FunctionDecl *> Functions);

/// Restores the types of all hidden functions.
void showMembers(clang::ASTContext &Ast);

/// Lets Clang call showMembers() after it has matched each declaration with the one that it
/// repeats. Call it once, before the parse. Relies on
/// ExternalSemaSource::ReadWeakUndeclaredIdentifiers, which Clang then calls to get the names of
/// `#pragma weak` (Sema::ProcessPragmaWeak).
void showMembersWhenSettled(clang::Sema &S);

} // namespace ampcc

#endif
