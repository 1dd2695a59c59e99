//===- PendingTypos.h - unknown names that Clang has not reported yet ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DiagnosticWording uses this function to report an unknown name before the parse errors that
// follow from it. Relies on Sema::ExprEvalContexts, which counts the names whose correction waits
// for the end of the full expression. Since Clang 21 an unknown name is reported at once.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PENDINGTYPOS_H
#define AMPCC_CLANGHOOKS_PENDINGTYPOS_H

#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"

namespace ampcc {

/// True if Clang will report an unknown name in the current full expression.
inline bool hasPendingTypos(const clang::Sema &S) {
#if CLANG_VERSION_MAJOR < 21
  return !S.ExprEvalContexts.empty() && S.ExprEvalContexts.back().NumTypos > 0;
#else
  (void)S;
  return false;
#endif
}

} // namespace ampcc

#endif
