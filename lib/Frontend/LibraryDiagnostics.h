//===- LibraryDiagnostics.h - errors in AMP headers, at the user's line --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FRONTEND_LIBRARYDIAGNOSTICS_H
#define AMPCC_LIB_FRONTEND_LIBRARYDIAGNOSTICS_H

#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>

namespace clang {
class CompilerInstance;
class DiagnosticConsumer;
} // namespace clang

namespace ampcc {

/// A client that takes over CI's present one: an error that comes up in a header below one of Dirs
/// while a template of the library is instantiated is the user's, and is given where the user's
/// code asked for the instantiation.
std::unique_ptr<clang::DiagnosticConsumer>
createLibraryDiagnostics(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Dirs);

} // namespace ampcc

#endif
