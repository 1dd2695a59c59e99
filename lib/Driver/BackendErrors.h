//===- BackendErrors.h - fatal errors of LLVM as diagnostics -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM calls a handler when it cannot go on, for example because the target lacks an instruction.
// Without a handler it prints a line and ends the process. Unit, SourceTranslation and SharedUnit,
// which compile units, use BackendErrors as the handler, as clang's own cc1 has one. The device
// link (DeviceLink.h) compiles without one. Change this code if such an error is printed otherwise
// than by clang.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_BACKENDERRORS_H
#define AMPCC_DRIVER_BACKENDERRORS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticFrontend.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"

namespace ampcc {

/// While an object exists, fatal errors of LLVM are reported like Clang's own, and end the process
/// with Clang's exit status. Only one may exist at a time, because LLVM has one handler.
class BackendErrors {
public:
  explicit BackendErrors(clang::DiagnosticsEngine &Diags) {
    llvm::install_fatal_error_handler(handle, &Diags);
  }
  ~BackendErrors() { llvm::remove_fatal_error_handler(); }
  BackendErrors(const BackendErrors &) = delete;

private:
  static void handle(void *Diags, const char *Message, bool CrashDiagnostics) {
    static_cast<clang::DiagnosticsEngine *>(Diags)->Report(clang::diag::err_fe_error_backend)
        << Message;
    llvm::sys::RunInterruptHandlers();
    llvm::sys::Process::Exit(CrashDiagnostics ? 70 : 1);
  }
};

} // namespace ampcc

#endif
