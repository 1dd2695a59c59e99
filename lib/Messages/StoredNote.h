//===- StoredNote.h - construction of a note during another message ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's DiagnosticsEngine can build only one message at a time. LibraryCandidates and
// WrongSideChain add notes of ampcc to a message of Clang while the engine may still handle it. So
// storedNote() formats the note with a second engine. Another note of ampcc to a message of Clang
// is made by it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_STOREDNOTE_H
#define AMPCC_LIB_MESSAGES_STOREDNOTE_H

#include "ampcc/Basic/Diagnostics.h"
#include "clang/AST/ASTContext.h"

namespace ampcc {

/// Returns the note K of the table Diagnostics.def at Loc, for the caller to report. Fill streams
/// the arguments of its text.
clang::StoredDiagnostic storedNote(clang::ASTContext &Ast, clang::SourceLocation Loc, diag::Kind K,
                                   llvm::function_ref<void(const clang::PartialDiagnostic &)> Fill,
                                   llvm::ArrayRef<clang::FixItHint> FixIts = {});

} // namespace ampcc

#endif
