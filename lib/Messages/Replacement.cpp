//===- Replacement.cpp - a message of ampcc in place of one of Clang -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Replacement.h"
#include "ampcc/ClangHooks/Engines.h"

using namespace clang;

namespace ampcc {
namespace {

class TextTaker : public DiagnosticConsumer {
public:
  SmallString<128> Text;

  void HandleDiagnostic(DiagnosticsEngine::Level, const Diagnostic &Info) override {
    Info.FormatDiagnostic(Text);
  }
};

} // namespace

std::string textOf(DiagnosticsEngine &Diags, const Replacement &Message) {
  TextTaker Taker;
  SecondEngine Second(Diags, &Taker);
  {
    DiagnosticBuilder Builder = report(Second, SourceLocation(), Message.Row);
    for (const std::string &Argument : Message.Arguments)
      Builder << Argument;
  }
  return std::string(Taker.Text);
}

std::string argumentOf(const Diagnostic &Info, StringRef Argument) {
  SmallString<64> Text;
  Info.FormatDiagnostic(Argument.begin(), Argument.end(), Text);
  return std::string(Text);
}

} // namespace ampcc
