//===- MemberSpecializations.h - explicit specializations of members by restriction -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a class may have two members of one type that differ in their restrictions, one for
// the CPU and one for the device, because restrictions are a part of the signature (spec 2.2):
//
//   template <class T> struct X { int m() restrict(cpu); int m() restrict(amp); };
//   template <> int X<float>::m() restrict(amp) { return 1; }
//
// The second line specializes the member for amp. `template int X<float>::m() restrict(amp);`
// instantiates it. Clang compares the types alone and would find both members. So
// FunctionRestrictions hides the members with other restrictions while Clang looks for the member
// that a declaration repeats.
//
// Change this code if such a declaration is matched with a member of other restrictions.
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

/// For an explicit specialization, Function: hides the members with its name whose restrictions
/// differ, if one has its restrictions. Gives them a type that no declaration can have, until Clang
/// has found the member that Function repeats. FunctionRestrictions calls it while Clang declares
/// Function.
void hideMembersOfOtherSides(clang::Sema &S, const clang::FunctionDecl *Function);

/// TokenRewriter adds two attributes to an explicit instantiation: this GNU attribute among its
/// specifiers, and after its declarator that of the clause, with instanceArgument(). Clang's lookup
/// of the argument, an undeclared name, hides the members of other sides. The first attribute is
/// applied to the member that Clang has found, and shows the others again.
inline constexpr llvm::StringLiteral InstanceAttributeName = "ampcc_instance";
llvm::StringRef instanceArgument(Sides Of);

/// Makes the attribute known to Clang's parsers of this process. Call it before the first parse.
void registerInstanceAttribute();

/// From now on, the lookup of instanceArgument() hides members, and hidden members get their types
/// back as soon as Clang has found the member.
void watchMemberSpecializations(clang::Sema &S);

} // namespace ampcc

#endif
