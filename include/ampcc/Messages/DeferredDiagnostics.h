//===- DeferredDiagnostics.h - Clang's deferred errors of all amp functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For Clang, which sees CUDA attributes in place of clauses, a restrict(amp) function is a device
// function. It reports an error in such a function only if code is generated for the function, but
// the rules of C++ AMP bind every restrict(amp) function (spec 2.4). So UnitReader calls this
// function, and Clang reports all deferred errors at the end of the unit. Change this code if one
// of these errors is reported twice, or wrongly.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H
#define AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H

#include "ampcc/Messages/KeptError.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Deferred messages that are errors under a condition only, which lib/Sema checks after the parse.
/// TranslationUnit explains both kinds.
struct DeferredErrors {
  std::vector<DeferredError> OfInferred, OfDefaults;
};

/// Makes Clang report the deferred errors of all restrict(amp) functions at the end of the unit,
/// except repetitions, messages that are of no use in C++ AMP (isDropped), and those that it moves
/// to `Conditional`. Call it before parsing; `Conditional` must live until the end of the unit,
/// when it is filled.
void emitDeferredOfEveryFunction(clang::Sema &S, DeferredErrors &Conditional);

} // namespace ampcc

#endif
