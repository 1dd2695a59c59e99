//===- DeferredDiagnostics.h - report on functions that no kernel reaches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H
#define AMPCC_MESSAGES_DEFERREDDIAGNOSTICS_H

#include "ampcc/Messages/KeptError.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// What is not an error in every case; TranslationUnit tells of both.
struct DeferredErrors {
  std::vector<DeferredError> OfInferred, OfDefaults;
};

/// Clang keeps back what it finds in a device function until it knows that code is generated for
/// it. The rules of C++ AMP bind every restrict(amp) function (spec 2.4), so all of it is to come
/// out at the end of the unit, but for what is put into `Conditional`. Call before parsing.
void emitDeferredOfEveryFunction(clang::Sema &S, DeferredErrors &Conditional);

} // namespace ampcc

#endif
