//===- InferredMembers.h - errors in special members that amp code uses --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// Those that the functions reach, by way of each other too.
std::vector<InferredMember> findInferredMembers(clang::ASTContext &Ast, const UnitFiles &Files,
                                                CallGraph &Graph,
                                                llvm::ArrayRef<FunctionToCheck> Functions);
/// Gives Clang's errors in these members, each with the place of the use.
void reportInferredErrors(TranslationUnit &TU, llvm::ArrayRef<InferredMember> Members);

} // namespace ampcc

#endif
