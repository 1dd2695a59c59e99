//===- LibraryDiagnostics.h - errors in headers of the library, moved to the user's code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library is the headers of <amp.h>. Users should not have to read its code, so that
// Invocation.cpp wraps the diagnostic client of the analysis in this one. The new client reads the
// MessageHub of DiagnosticWording, so that Invocation.cpp must then wrap it in a client of
// createAmpWording(). Change this code if a message shows the user code of the library.
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
