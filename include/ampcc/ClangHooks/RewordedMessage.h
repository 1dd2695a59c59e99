//===- RewordedMessage.h - a message with another text --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang offers no way to hand on a message with its arguments, ranges and fix-its and another text.
// Until Clang 19 a message of the engine's that has a text of its own still shows what is in flight
// there: Diagnostic::Diagnostic(const DiagnosticsEngine *, StringRef). Since Clang 20 a builder
// keeps its parts, and Diagnostic's constructor takes them from a storage. A constructor that
// copies a Diagnostic with another text would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H
#define AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// `Info` with the words of `Text`; both have to outlive it.
class RewordedMessage {
public:
  RewordedMessage(const clang::Diagnostic &Info, llvm::StringRef Text);
  operator const clang::Diagnostic &() const { return Reworded; }

private:
#if CLANG_VERSION_MAJOR >= 20
  clang::DiagnosticStorage Parts;
#endif
  clang::Diagnostic Reworded;
};

/// The message that is about to be emitted, looked at without emitting it: calls `Look` with it.
void lookAtMessage(clang::DiagnosticsEngine &Diags, const clang::PartialDiagnosticAt &Part,
                   llvm::function_ref<void(const clang::Diagnostic &)> Look);

} // namespace ampcc

#endif
