//===- DiagnosticWording.h - Clang's messages in the words of C++ AMP -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_DIAGNOSTICWORDING_H
#define AMPCC_MESSAGES_DIAGNOSTICWORDING_H

#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/Messages/DiagnosticTaker.h"
#include "ampcc/Messages/KeptErrors.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <memory>

namespace ampcc {

/// A client that takes over the engine's present one: every message that would speak of the CUDA
/// attributes behind the clauses is given in words of restrictions instead. The diagnostic keeps
/// its identifier, so warning groups and -verify see nothing else change. `Repairs`, if any, sees
/// all of them first.
std::unique_ptr<clang::DiagnosticConsumer>
createAmpWording(clang::DiagnosticsEngine &Diags, std::unique_ptr<DiagnosticTaker> Repairs);

/// What the clients that look at the messages of one engine share.
struct MessageHub {
  const UnitFiles *Files = nullptr; ///< while there is a unit
  KeptErrors Kept;
  /// Where a name is unknown, and the reader has been told what to write. What Clang takes it for
  /// may lead to more errors there.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// Of each candidate on the wrong side, by its words: a message that has waited has no arguments
  /// any more.
  llvm::StringMap<CallSides> Sides;
  DiagnosticTaker *Repairs = nullptr; ///< of a source for Visual C++
  /// Gives what waits for its notes; null if nothing ever has.
  std::function<void()> Flush;
};

/// That of the client of createAmpWording, whether or not another one stands in front of it.
MessageHub &messageHub(clang::DiagnosticsEngine &Diags);

/// Clang at once, or behind the last instantiation what it has deferred.
enum class Giver { Anywhere, Deferred };

/// The message has no place in what a user of C++ AMP is told.
bool isDropped(unsigned ClangDiagID, Giver By);

/// The AMP text for a Clang diagnostic in Clang's format language, with the same arguments; empty
/// where Clang's own text is right.
llvm::StringRef ampWording(unsigned ClangDiagID);

} // namespace ampcc

#endif
