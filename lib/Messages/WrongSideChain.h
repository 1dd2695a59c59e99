//===- WrongSideChain.h - fix-its for functions that lack restrict(amp) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If code for the device (restrict(amp)) calls a function of the program that lacks the clause
// restrict(amp), that function needs the clause, and so do the functions that it calls.
// LibraryDiagnostics, a client of Clang's diagnostics, reports fix-its for all of them at once.
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

/// Note is Clang's, at the declaration of a function that amp code calls and that lacks
/// restrict(amp). Returns Note with the clause as a fix-it, then a note with a fix-it for each
/// function of the program that it calls, directly or not, and that lacks the clause, callers
/// first. Returns Note alone if its function is not in the files of the program.
std::vector<clang::StoredDiagnostic> addClauseFixIts(clang::ASTContext &Ast, const UnitFiles &Files,
                                                     const clang::StoredDiagnostic &Note);

} // namespace ampcc

#endif
