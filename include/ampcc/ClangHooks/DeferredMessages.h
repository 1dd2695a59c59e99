//===- DeferredMessages.h - the messages that Clang defers for device functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang defers errors in device functions until it generates code for them, which ampcc's frontend
// never does. So Messages takes them out, to report those that matter. Relies on
// Sema::DeviceDeferredDiags, in which SemaCUDA::DiagIfDeviceCode and similar functions store each
// message, followed by its notes, until code is generated for the function, and on
// Sema::emitDeferredDiags, which calls ExternalSemaSource::ReadDeclsToCheckForDeferredDiags before
// it emits any of them. If Clang had a consumer of deferred messages, this would not be needed.
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
