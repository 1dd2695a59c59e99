//===- RewordedMessage.h - a message with another text --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DiagnosticWording uses RewordedMessage to show Clang's messages in the words of C++ AMP.
// messageText (Basic/Diagnostics.h) uses inspectMessage for the text of a message that is not
// reported, for example to find repeated messages.
//
// Clang has no interface that passes on a message with another text and the same arguments, ranges
// and fix-its. If Diagnostic had a constructor for that, RewordedMessage would not be needed.
//   - Until Clang 19 it uses Diagnostic(const DiagnosticsEngine *, StringRef). Such an object has a
//     text of its own, and the other parts of the message that the engine has in flight.
//   - Since Clang 20 it copies the parts to a DiagnosticStorage, from which Diagnostic takes them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H
#define AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// `Info` with the text `Text`; both have to outlive this object. Until Clang 19 `Info` must be the
/// message in flight.
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

/// Calls `Look` with the message that `Part` would emit, without emitting it. Until Clang 19
/// `Diags` must have no other message in flight; a caller that has one uses a second engine.
void inspectMessage(clang::DiagnosticsEngine &Diags, const clang::PartialDiagnosticAt &Part,
                    llvm::function_ref<void(const clang::Diagnostic &)> Look);

} // namespace ampcc

#endif
