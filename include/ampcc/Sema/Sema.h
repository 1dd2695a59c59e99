//===- Sema.h - the rules of restrict(amp) that Clang does not check ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_SEMA_SEMA_H
#define AMPCC_SEMA_SEMA_H

#include "ampcc/Frontend/Frontend.h"

namespace ampcc {

/// Checks every restrict(amp) function of a parsed unit, reached by a kernel or not, against
/// section 2.4 of the specification; reports through the unit's diagnostics engine. Returns those
/// with a body, callers before the functions that they call; nothing after an error.
std::vector<const clang::FunctionDecl *> checkRestrictions(TranslationUnit &TU);

} // namespace ampcc

#endif
