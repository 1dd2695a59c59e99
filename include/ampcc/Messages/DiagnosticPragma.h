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
/// Diagnostics.def. Directives that do are entered in the table: the host compiler does not know
/// these groups. Call before the main file is lexed.
void handleDiagnosticPragmas(clang::Preprocessor &PP, ClauseTable &Table);

} // namespace ampcc

#endif
