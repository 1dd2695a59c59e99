//===- ClauseFixIt.h - the fix-it that inserts a restriction clause ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors and notes about a function that lacks restrict(amp) or restrict(cpu, amp) have this
// fix-it, if it can be given (lib/Sema, lib/Messages/WrongSideChain.cpp). Another edit of clauses
// that messages suggest belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_CLAUSEFIXIT_H
#define AMPCC_BASIC_CLAUSEFIXIT_H

#include "ampcc/Basic/UnitFiles.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"

namespace ampcc {

/// Inserts Clause, the text of a clause, after the parameter list of Function and its qualifiers.
/// The result is empty for a function that already has a clause, inside of macros, and in files
/// that are not the program's.
clang::FixItHint insertClause(const UnitFiles &Files, const clang::FunctionDecl *Function,
                              llvm::StringRef Clause);

/// Changes `restrict(amp)` to `restrict(cpu, amp)`. The result is empty for another clause, inside
/// of macros, and in files that are not the program's.
clang::FixItHint addCpu(const UnitFiles &Files, const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
