//===- ClauseFixIt.h - where a clause would go ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_SEMA_CLAUSEFIXIT_H
#define AMPCC_LIB_SEMA_CLAUSEFIXIT_H

#include "Rules.h"
#include "clang/Basic/Diagnostic.h"

namespace ampcc {

/// Inserts a clause behind the parameter list and its qualifiers; no fix-it for a function that has
/// a clause already, inside of macros and in files that are not the program's.
clang::FixItHint insertClause(const RuleContext &C, const clang::FunctionDecl *Function,
                              llvm::StringRef Clause);

} // namespace ampcc

#endif
