//===- DiagnosticPragma.h - support of #pragma clang diagnostic for -Wamp-... -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls it. Clang itself ignores these pragmas for warning groups that it does not know.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DIAGNOSTICPRAGMA_H
#define AMPCC_MESSAGES_DIAGNOSTICPRAGMA_H

#include "ampcc/Clauses/ClauseTable.h"

namespace ampcc {

/// Lets `#pragma clang diagnostic` and `#pragma GCC diagnostic` name the warning groups of
/// Diagnostics.def. A directive that names one is entered in the table, so that Rewrite removes it
/// from the host source: the host compiler does not know these groups. Call it before the main file
/// is lexed.
void handleDiagnosticPragmas(clang::Preprocessor &PP, ClauseTable &Table);

} // namespace ampcc

#endif
