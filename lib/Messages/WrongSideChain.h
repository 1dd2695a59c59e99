//===- WrongSideChain.h - chains of calls to functions that need a clause -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
