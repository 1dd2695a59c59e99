//===- DriverPrinter.h - printer of the driver's diagnostics -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's driver plans the compilation of every line (ClangDriver.cpp, FrontendJobs.cpp), and its
// diagnostics have the prefix "ampcc". Change this code for another note to a message of Clang's
// driver.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DRIVERPRINTER_H
#define AMPCC_DRIVER_DRIVERPRINTER_H

#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

namespace ampcc {

/// Prints to standard error. Clang's error about a temporary file does not name the folder, so a
/// note does.
class DriverPrinter : public clang::TextDiagnosticPrinter {
public:
  explicit DriverPrinter(clang::DiagnosticOptions &Options)
      : TextDiagnosticPrinter(llvm::errs(), takenOptions(Options)) {
    setPrefix("ampcc");
  }

  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    TextDiagnosticPrinter::HandleDiagnostic(Level, Info);
    if (Info.getID() != clang::diag::err_unable_to_make_temp)
      return;
    llvm::SmallString<128> Folder;
    llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, Folder);
    llvm::WithColor::note(llvm::errs(), "ampcc")
        << "temporary files are made in '" << Folder << "'\n";
  }
};

} // namespace ampcc

#endif
