//===- TextErrors.h - Clang's errors in text that ampcc generated --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc compiles the OpenCL C and C++ texts of kernels with Clang, in lib/OpenCLCheck and
// lib/NativeCompile, whose engines have a TextErrors as client. An error in such a text is a bug of
// ampcc, which the driver reports with these messages. Another compilation of generated text should
// have it as client, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_TEXTERRORS_H
#define AMPCC_BASIC_TEXTERRORS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"

namespace ampcc {

/// Collects errors as "line:column: message". The positions are those in the generated text; its
/// line directives, which point into the user's source, are ignored.
class TextErrors : public clang::DiagnosticConsumer {
public:
  std::vector<std::string> Errors;

  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level < clang::DiagnosticsEngine::Error)
      return;
    llvm::SmallString<128> Message;
    Info.FormatDiagnostic(Message);
    std::string Place;
    if (Info.hasSourceManager() && Info.getLocation().isValid()) {
      const clang::SourceManager &SM = Info.getSourceManager();
      Place = std::to_string(SM.getExpansionLineNumber(Info.getLocation())) + ":" +
              std::to_string(SM.getExpansionColumnNumber(Info.getLocation())) + ": ";
    }
    Errors.push_back(Place + Message.str().str());
  }
};

} // namespace ampcc

#endif
