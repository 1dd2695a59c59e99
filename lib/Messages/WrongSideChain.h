//===- WrongSideChain.h - fix-its for functions that lack restrict(amp) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If code for the device (restrict(amp)) calls a function of the program that lacks the clause
// restrict(amp), that function needs the clause, and so do the functions that it calls.
// LibraryDiagnostics, a client of Clang's diagnostics, reports fix-its for all of them at once. The
// fix-it inserts restrict(cpu, amp), so that host code can still call the functions. Change this
// code if a fix-it is missing for a function of the chain.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_WRONGSIDECHAIN_H
#define AMPCC_LIB_MESSAGES_WRONGSIDECHAIN_H

#include "ampcc/Basic/UnitFiles.h"
#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace clang {
class ASTContext;
}

namespace ampcc {

/// Note is Clang's, at the declaration of a function that code for another side calls. If the
/// function lacks restrict(amp), returns Note with the clause as a fix-it, then a note with a
/// fix-it for each function of the program that it calls, directly or not, and that lacks the
/// clause, callers first. If the function is for amp alone and the caller is for the cpu too,
/// returns Note with a fix-it that adds cpu. Returns Note alone if its function is not in the files
/// of the program.
std::vector<clang::StoredDiagnostic> addClauseFixIts(clang::ASTContext &Ast, const UnitFiles &Files,
                                                     const clang::StoredDiagnostic &Note);

} // namespace ampcc

#endif
