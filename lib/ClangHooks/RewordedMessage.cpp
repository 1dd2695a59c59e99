//===- RewordedMessage.cpp - a message with another text -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/RewordedMessage.h"

using namespace clang;

namespace ampcc {
namespace {

/// A builder that can be ended without a message.
class Probe : public DiagnosticBuilder {
public:
  explicit Probe(const DiagnosticBuilder &Builder) : DiagnosticBuilder(Builder) {}
  void takeBack() { Clear(); }
};

} // namespace

#if CLANG_VERSION_MAJOR < 20

RewordedMessage::RewordedMessage(const Diagnostic &Info, StringRef Text)
    : Reworded(Info.getDiags(), Text) {}

void inspectMessage(DiagnosticsEngine &Diags, const PartialDiagnosticAt &Part,
                    llvm::function_ref<void(const Diagnostic &)> Look) {
  Probe Builder(Diags.Report(Part.first, Part.second.getDiagID()));
  Part.second.Emit(Builder);
  Look(Diagnostic(&Diags));
  Builder.takeBack();
  Diags.Clear();
}

#else

static DiagnosticStorage partsOf(const Diagnostic &Info) {
  DiagnosticStorage Parts;
  Parts.NumDiagArgs = Info.getNumArgs();
  for (unsigned I = 0; I < Info.getNumArgs(); ++I) {
    Parts.DiagArgumentsKind[I] = Info.getArgKind(I);
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_std_string)
      Parts.DiagArgumentsStr[I] = Info.getArgStdStr(I);
    else
      Parts.DiagArgumentsVal[I] = Info.getRawArg(I);
  }
  Parts.DiagRanges.append(Info.getRanges().begin(), Info.getRanges().end());
  Parts.FixItHints.append(Info.getFixItHints().begin(), Info.getFixItHints().end());
  return Parts;
}

RewordedMessage::RewordedMessage(const Diagnostic &Info, StringRef Text)
    : Parts(partsOf(Info)),
      Reworded(Info.getDiags(), Info.getLocation(), Info.getID(), Parts, Text) {}

void inspectMessage(DiagnosticsEngine &Diags, const PartialDiagnosticAt &Part,
                    llvm::function_ref<void(const Diagnostic &)> Look) {
  Probe Builder(Diags.Report(Part.first, Part.second.getDiagID()));
  Part.second.Emit(Builder);
  Look(Diagnostic(&Diags, Builder));
  Builder.takeBack();
}

#endif

} // namespace ampcc
