//===- LibraryDiagnostics.h - errors in headers of the library, moved to the user's code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Invocation.cpp adds it to the consumers of the analysis, because users should not have to read
// the library's code. It reads the hub of DiagnosticWording, which needs a client of
// createAmpWording(). So Invocation.cpp adds such a client next, as the outer one.
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

/// Creates a client that takes CI's present client and passes messages on to it. The caller has to
/// make the new client CI's client. It
/// - moves an error in a template of the library to the user's code that instantiates it;
/// - drops notes about the library's internals;
/// - leaves out most notes about the candidates of a call to which none fits (UnresolvedCall.h);
/// - adds fix-its to the notes about functions of the program that lack restrict(amp)
///   (WrongSideChain.h).
std::unique_ptr<clang::DiagnosticConsumer> createLibraryDiagnostics(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
