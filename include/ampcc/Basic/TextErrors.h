//===- TextErrors.h - what Clang says against text that ampcc has written -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_TEXTERRORS_H
#define AMPCC_BASIC_TEXTERRORS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"

namespace ampcc {

/// Collects errors as "line:column: message". The places are physical ones: the text's own line
/// directives point into the user's source.
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
