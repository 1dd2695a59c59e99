//===- LibraryDiagnostics.h - errors in headers of the library, moved to the user's code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Invocation.cpp adds it to the consumers of the analysis, because users should not have to read
// the library's code. It reads the hub of DiagnosticWording, so a client of createAmpWording() must
// wrap it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_LIBRARYDIAGNOSTICS_H
#define AMPCC_MESSAGES_LIBRARYDIAGNOSTICS_H

#include <memory>

namespace clang {
class CompilerInstance;
class DiagnosticConsumer;
} // namespace clang

namespace ampcc {

/// Creates a client that wraps CI's present one. It moves an error in a template of the library to
/// the user's code that required the instantiation, drops notes about the library's internals, and
/// leaves out most notes about the candidates of a call to which none fits.
std::unique_ptr<clang::DiagnosticConsumer> createLibraryDiagnostics(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
