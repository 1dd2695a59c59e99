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

/// Creates a client that wraps CI's present one. It moves an error in a template of the library to
/// the user's code that required the instantiation.
std::unique_ptr<clang::DiagnosticConsumer> createLibraryDiagnostics(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
