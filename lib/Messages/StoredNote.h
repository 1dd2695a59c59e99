//===- StoredNote.h - notes of ampcc beside a message in flight ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_MESSAGES_STOREDNOTE_H
#define AMPCC_LIB_MESSAGES_STOREDNOTE_H

#include "ampcc/Basic/Diagnostics.h"
#include "clang/AST/ASTContext.h"

namespace ampcc {

/// Returns a note of the table Diagnostics.def. Fill adds its arguments. The engine of the unit may
/// have a message in flight.
clang::StoredDiagnostic storedNote(clang::ASTContext &Ast, clang::SourceLocation Loc, diag::Kind K,
                                   llvm::function_ref<void(const clang::PartialDiagnostic &)> Fill,
                                   llvm::ArrayRef<clang::FixItHint> FixIts = {});

} // namespace ampcc

#endif
