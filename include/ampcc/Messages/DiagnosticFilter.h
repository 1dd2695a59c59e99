//===- DiagnosticFilter.h - a consumer in front of another one ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_DIAGNOSTICFILTER_H
#define AMPCC_MESSAGES_DIAGNOSTICFILTER_H

#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace ampcc {

/// Stands in front of the consumer that the engine had, which it owns if the engine did. What is
/// left to do is HandleDiagnostic; it ends with copyCounts().
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
  clang::DiagnosticConsumer *Next;

private:
  std::unique_ptr<clang::DiagnosticConsumer> Owned;
};

} // namespace ampcc

#endif
