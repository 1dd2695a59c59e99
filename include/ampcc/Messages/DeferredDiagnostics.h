//===- DeferredDiagnostics.h - Clang's deferred errors of all amp functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls it, and passes the errors that it moves to lib/Sema, which reports those whose
// condition is met.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H
#define AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H

#include "ampcc/Messages/KeptError.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Deferred messages that are errors under a condition only; TranslationUnit explains both kinds.
struct DeferredErrors {
  std::vector<DeferredError> OfInferred, OfDefaults;
};

/// Clang defers its errors in a device function until it knows that code is generated for it. The
/// rules of C++ AMP bind every restrict(amp) function (spec 2.4), so this function makes Clang
/// report all of them at the end of the unit. Not reported are repetitions, messages that are of no
/// use in C++ AMP (isDropped), and those that it moves to `Conditional`. Call it before parsing;
/// `Conditional` must live until the end of the unit, when it is filled.
void emitDeferredOfEveryFunction(clang::Sema &S, DeferredErrors &Conditional);

} // namespace ampcc

#endif
