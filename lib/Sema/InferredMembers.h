//===- InferredMembers.h - errors in special members with inferred restrictions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP the clause restrict(cpu, amp) of a function says for which sides, host and device, it
// is. A special member (a constructor, destructor or assignment) that is implicit, or defaulted
// without a clause, is for the sides that the functions it calls allow (isInferred). So an error in
// such a member for the device matters only if amp code (code for the device) uses the member.
// RestrictionChecker, which runs all rules, calls the first function to find these members, checks
// them like other amp code, and calls the second one for the errors that Clang has found in them.
// Change findInferredMembers() if a use of such a member is overlooked.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_INFERREDMEMBERS_H
#define AMPCC_LIB_SEMA_INFERREDMEMBERS_H

#include "Rules.h"
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Reading/TranslationUnit.h"

namespace ampcc {

/// A member with inferred restrictions and where it is used first.
struct InferredMember {
  const clang::FunctionDecl *Function; ///< the definition
  const clang::FunctionDecl *User;     ///< amp code, or another such member
  clang::SourceLocation Use;
};

/// Returns the inferred members that the restrict(amp) functions among Functions use, directly or
/// through other such members. Members of classes that amp code cannot use at all are left out.
std::vector<InferredMember> findInferredMembers(const RuleContext &C, CallGraph &Graph,
                                                llvm::ArrayRef<FunctionToCheck> Functions);
/// Reports Clang's errors in these members (TranslationUnit::OfInferred), each with the places of
/// the uses. Clang's errors in other special members are dropped.
void reportInferredErrors(TranslationUnit &TU, llvm::ArrayRef<InferredMember> Members);

} // namespace ampcc

#endif
