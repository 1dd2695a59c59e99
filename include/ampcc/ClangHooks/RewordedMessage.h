//===- RewordedMessage.h - a message with another text --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DiagnosticWording uses it to show Clang's messages in the words of C++ AMP. Clang has no
// interface that forwards a message with its arguments, ranges and fix-its but another text. Until
// Clang 19 a Diagnostic with its own text still shows the parts of the message in flight:
// Diagnostic::Diagnostic(const DiagnosticsEngine *, StringRef). Since Clang 20 a builder stores the
// parts, and Diagnostic's constructor takes them from a storage. If Clang had a constructor that
// copies a Diagnostic with another text, this would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H
#define AMPCC_CLANGHOOKS_REWORDEDMESSAGE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// `Info` with the text `Text`; both have to outlive this object.
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

/// Calls `Look` with the message that `Part` would emit, without emitting it.
void inspectMessage(clang::DiagnosticsEngine &Diags, const clang::PartialDiagnosticAt &Part,
                    llvm::function_ref<void(const clang::Diagnostic &)> Look);

} // namespace ampcc

#endif
