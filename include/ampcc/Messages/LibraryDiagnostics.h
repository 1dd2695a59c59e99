//===- LibraryDiagnostics.h - errors in AMP headers, at the user's line --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_LIBRARYDIAGNOSTICS_H
#define AMPCC_MESSAGES_LIBRARYDIAGNOSTICS_H

#include <memory>

namespace clang {
class CompilerInstance;
class DiagnosticConsumer;
} // namespace clang

namespace ampcc {

/// A client that takes over CI's present one: an error that comes up in a header of the
/// library while a template of it is instantiated is the user's, and is given where the user's
/// code asked for the instantiation.
std::unique_ptr<clang::DiagnosticConsumer> createLibraryDiagnostics(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
