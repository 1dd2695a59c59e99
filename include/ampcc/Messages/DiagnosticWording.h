//===- DiagnosticWording.h - Clang's messages in the words of C++ AMP -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc converts restrict(...) clauses to CUDA attributes, so that Clang's own semantics check
// calls between host and amp code. Clang's messages would therefore mention CUDA, host and device.
// The client here replaces their texts by the rows of ClangDiagnostics.def, and drops and holds
// back messages as that table says. Invocation.cpp adds it to the engine of the analysis, after
// LibraryDiagnostics. For example:
//
//   conflicting __device__ function declared here  ->  restrict(amp) function declared here
//
// To change or drop a message of Clang, edit its row.
//
//===----------------------------------------------------------------------===//
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

/// Creates a client that wraps the engine's present one, and that the caller makes the engine's
/// client. It rewords every message that would mention the CUDA attributes of the clauses in terms
/// of restrictions. The diagnostic keeps its identifier, so warning groups and -verify work as
/// before. `Repairs`, if any, sees all messages first.
std::unique_ptr<clang::DiagnosticConsumer>
createAmpWording(clang::DiagnosticsEngine &Diags, std::unique_ptr<DiagnosticTaker> Repairs);

/// State that the clients of one engine share.
struct MessageHub {
  const UnitFiles *Files = nullptr; ///< while there is a unit
  KeptErrors Kept;
  /// The places of unknown names for which a message says what to write. Clang's recovery may cause
  /// more errors there, which are dropped.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// For each candidate on the wrong side its sides, by the text of its note: a deferred message
  /// has no arguments any more.
  llvm::StringMap<CallSides> Sides;
  /// The types that errors name which were held back, by the places of the errors, for the same
  /// reason.
  llvm::DenseMap<clang::SourceLocation, std::vector<clang::QualType>> KeptTypes;
  /// Amp code of the unit may call functions without a clause.
  bool IsDeducing = false;
  /// The names before which `template` is missing.
  std::vector<clang::SourceLocation> MissingTemplates;
  /// An error was reported that a declaration may cure: any but a call from amp code to functions
  /// of the program that are for the host.
  bool HasOtherErrors = false;
  DiagnosticTaker *Repairs = nullptr; ///< of a source for Visual C++
  /// Emits the message that waits for its notes; null if no message ever waited. UnitReader calls
  /// it at the end of the unit, because no later message ends the notes of the last one.
  std::function<void()> Flush;
};

/// The hub of the client of createAmpWording, also if another client wraps that one. The engine
/// must have such a client.
MessageHub &messageHub(clang::DiagnosticsEngine &Diags);

/// The origin of a message: Clang's immediate reports, or those that it deferred to the end.
enum class Giver { Anywhere, Deferred };

/// Returns true if the message is of no use to a user of C++ AMP, so that it must not be reported.
bool isDropped(unsigned ClangDiagID, Giver By);

/// The text that replaces Clang's text of a diagnostic, in Clang's format language and with the
/// same arguments; empty if Clang's own text is right.
llvm::StringRef ampWording(unsigned ClangDiagID);

/// The name for users of a message that has such a text (nameForUsers in Basic/Diagnostics.h);
/// empty for other messages.
llvm::StringRef ampName(unsigned ClangDiagID);

/// The name for users of an error about a call from the wrong side.
inline constexpr llvm::StringLiteral WrongSideName = "amp-wrong-side";

} // namespace ampcc

#endif
