//===- InferredMembers.h - errors in special members with inferred restrictions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A special member without a clause has the restrictions that the functions it calls allow
// (Rules.h, isInferred). RestrictionChecker uses this file to report errors in such a member only
// if amp code uses it.
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
