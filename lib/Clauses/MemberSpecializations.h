//===- MemberSpecializations.h - explicit specializations of members, by their sides -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `template <> int X<float>::m() restrict(amp)` specializes the member for amp, and without the
// `<>` it instantiates that one: restrictions are a part of the signature (spec 2.2). Clang looks
// at the types alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_MEMBERSPECIALIZATIONS_H
#define AMPCC_LIB_CLAUSES_MEMBERSPECIALIZATIONS_H

#include "ampcc/Clauses/ClauseAttribute.h"

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Gives members of other sides a type that cannot be declared, from the declaration of a function
/// with its restrictions until Clang has found the function that it repeats.
void hideMembersOfOtherSides(clang::Sema &S, const clang::FunctionDecl *Function);

/// The GNU attribute among the specifiers of an explicit instantiation, and an argument of its
/// clause's own attribute.
inline constexpr llvm::StringLiteral InstanceAttributeName = "ampcc_instance";
llvm::StringRef instanceArgument(Sides Of);

/// Makes the attribute known to Clang's parsers of this process.
void registerInstanceAttribute();

/// From here on those members get their types back where Clang has settled it.
void watchMemberSpecializations(clang::Sema &S);

} // namespace ampcc

#endif
