//===- DeferredMessages.h - what Clang keeps back of functions for the device ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::DeviceDeferredDiags, where SemaCUDA::DiagIfDeviceCode and its kin put each
// message with its notes behind it until code is generated for the function, and on
// Sema::emitDeferredDiags, which asks ExternalSemaSource::ReadDeclsToCheckForDeferredDiags before
// it gives any. A consumer of deferred messages would replace this.
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

/// The messages of one function, each with its notes behind it.
struct DeferredMessages {
  const clang::FunctionDecl *Function;
  std::vector<clang::PartialDiagnosticAt> Parts;
};

/// Takes what Clang keeps back, so that it gives none of it. The functions are in no order.
std::vector<DeferredMessages> takeDeferred(clang::Sema &S);

/// Calls `Action` at the end of the unit, before Clang gives what it has kept back.
void beforeDeferredAreGiven(clang::Sema &S, std::function<void()> Action);

} // namespace ampcc

#endif
