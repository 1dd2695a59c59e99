//===- DiagnosticFilter.h - a base class for consumers that forward diagnostics -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A consumer gets the messages of a DiagnosticsEngine, the object to which Clang reports. Three
// classes derive from this one. AmpWording (DiagnosticWording.cpp) rewords, holds back or drops
// messages of Clang. LibraryDiagnostics moves errors in headers of the library to the code that
// uses these. OriginalText (lib/Reading) does so for a text that SourceRepairs has changed: it
// moves messages to the text of the user. Each passes messages to the consumer that the engine had
// before. A further consumer that changes messages on their path to the user derives from it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DIAGNOSTICFILTER_H
#define AMPCC_MESSAGES_DIAGNOSTICFILTER_H

#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace ampcc {

/// Wraps the previous consumer of an engine, and owns it if the engine did. The caller makes the
/// object the engine's new consumer. A derived class overrides HandleDiagnostic, which must call
/// copyCounts() after each message that it passes to `Next`, because callers read the counts of the
/// outermost consumer.
class DiagnosticFilter : public clang::DiagnosticConsumer {
public:
  explicit DiagnosticFilter(clang::DiagnosticsEngine &Diags)
      : Diags(Diags), Next(Diags.getClient()), Owned(Diags.takeClient()) {}

  void BeginSourceFile(const clang::LangOptions &LangOpts, const clang::Preprocessor *PP) override {
    Next->BeginSourceFile(LangOpts, PP);
  }
  void EndSourceFile() override {
    Next->EndSourceFile();
    copyCounts();
  }
  void finish() override {
    Next->finish();
    copyCounts();
  }
  void clear() override {
    Next->clear();
    copyCounts();
  }
  bool IncludeInDiagnosticCounts() const override { return Next->IncludeInDiagnosticCounts(); }

protected:
  void copyCounts() {
    NumErrors = Next->getNumErrors();
    NumWarnings = Next->getNumWarnings();
  }

  clang::DiagnosticsEngine &Diags;
  clang::DiagnosticConsumer *Next; ///< the consumer that the engine had before

private:
  std::unique_ptr<clang::DiagnosticConsumer> Owned; ///< Next, if the engine owned it
};

} // namespace ampcc

#endif
