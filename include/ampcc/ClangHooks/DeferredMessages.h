//===- DeferredMessages.h - the messages that Clang defers for device functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang defers errors in device functions until it generates code for them, which ampcc's frontend
// never does. So lib/Messages takes them from Sema at the end of the unit, and reports the errors
// of all amp functions. UnitReader::becomeHost takes them to discard them. AttributeRegion only
// needs the call at the end of the unit.
//
// Relies on Sema::DeviceDeferredDiags, where SemaCUDA::DiagIfDeviceCode and similar functions store
// each message of a function, followed by its notes. Relies on Sema::emitDeferredDiags, which calls
// ExternalSemaSource::ReadDeclsToCheckForDeferredDiags before it emits any of them. If Clang had a
// consumer of deferred messages, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_DEFERREDMESSAGES_H
#define AMPCC_CLANGHOOKS_DEFERREDMESSAGES_H

#include "clang/Basic/PartialDiagnostic.h"
#include <functional>
#include <vector>

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// The deferred messages of one function, each followed by its notes.
struct DeferredMessages {
  const clang::FunctionDecl *Function;
  std::vector<clang::PartialDiagnosticAt> Parts;
};

/// Removes the deferred messages from Sema, which then emits none of them, and returns them. The
/// functions are in no particular order.
std::vector<DeferredMessages> takeDeferred(clang::Sema &S);

/// Calls `Action` at the end of the unit, before Clang emits the deferred messages.
void beforeDeferredAreGiven(clang::Sema &S, std::function<void()> Action);

} // namespace ampcc

#endif
