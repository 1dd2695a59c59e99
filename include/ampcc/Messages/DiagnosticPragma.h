//===- DiagnosticPragma.h - support of #pragma clang diagnostic for -Wamp-... -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang ignores these pragmas for warning groups that it does not know. So UnitReader calls this
// function before it reads a translation unit, and a program can enable or disable the warnings of
// ampcc for a part of its text as it does those of Clang. The handlers replace those of Clang. They
// pass each group to Clang's engine, an ampcc group under the name of its proxy
// (Basic/WarningGroups.h, which also says how to add a group). If Clang knew groups of warnings of
// other tools, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DIAGNOSTICPRAGMA_H
#define AMPCC_MESSAGES_DIAGNOSTICPRAGMA_H

#include "ampcc/Clauses/ClauseTable.h"

namespace ampcc {

/// Lets `#pragma clang diagnostic` and `#pragma GCC diagnostic` name the warning groups of
/// Diagnostics.def. A directive that names one is entered in the table, which lists all text that
/// only ampcc understands, so that Rewrite removes it from the host source: the host compiler does
/// not know these groups. Call it before the main file is lexed.
void handleDiagnosticPragmas(clang::Preprocessor &PP, ClauseTable &Table);

} // namespace ampcc

#endif
