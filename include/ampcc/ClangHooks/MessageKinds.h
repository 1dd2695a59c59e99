//===- MessageKinds.h - the level and group of a message, by its number --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KeptErrors and DeferredDiagnostics use these functions for messages that they get during a parse,
// and WarningGroups for the names of Clang's groups. Relies on no private behaviour. Until Clang 19
// Clang has static functions for this, which know its own messages alone. Since Clang 20 they are
// members of the DiagnosticIDs of an engine, and also know the engine's custom messages.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_MESSAGEKINDS_H
#define AMPCC_CLANGHOOKS_MESSAGEKINDS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/Version.h"

namespace ampcc {

inline bool isNote(const clang::DiagnosticsEngine &Diags, unsigned ID) {
#if CLANG_VERSION_MAJOR < 20
  return clang::DiagnosticIDs::isBuiltinNote(ID);
#else
  return Diags.getDiagnosticIDs()->isNote(ID);
#endif
}

inline bool isWarningOrExtension(const clang::DiagnosticsEngine &Diags, unsigned ID) {
#if CLANG_VERSION_MAJOR < 20
  return clang::DiagnosticIDs::isBuiltinWarningOrExtension(ID);
#else
  return Diags.getDiagnosticIDs()->isWarningOrExtension(ID);
#endif
}

/// The group of one of Clang's warnings, as in the option after -W.
inline llvm::StringRef warningOption(unsigned ID) {
#if CLANG_VERSION_MAJOR < 20
  return clang::DiagnosticIDs::getWarningOptionForDiag(ID);
#else
  static clang::DiagnosticIDs Builtin;
  return Builtin.getWarningOptionForDiag(ID);
#endif
}

} // namespace ampcc

#endif
