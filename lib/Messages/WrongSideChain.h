//===- WrongSideChain.h - fix-its for functions that lack restrict(amp) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LibraryDiagnostics uses it for a call from amp code to a function of the program without a
// clause: it needs one, and so do the functions that it calls.
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

/// Adds the note about a function of the program that amp code calls and that has no clause: with
/// the clause as a fix-it, and the same for the functions that it calls, which need one then.
std::vector<clang::StoredDiagnostic> addClauseFixIts(clang::ASTContext &Ast, const UnitFiles &Files,
                                                     const clang::StoredDiagnostic &Note);

} // namespace ampcc

#endif
