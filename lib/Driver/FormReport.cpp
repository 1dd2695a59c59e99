//===- FormReport.cpp - the remarks of --amp-report -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FormReport.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Native/FormRemarks.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace ampcc {
namespace {

/// The begin of the line of a kernel, so that all remarks about it have one place.
SourceLocation lineOf(const SourceManager &SM, kir::SourcePos Pos) {
  if (!Pos.Opaque)
    return SourceLocation();
  const SourceLocation Loc = SM.getExpansionLoc(SourceLocation::getFromRawEncoding(Pos.Opaque));
  return Loc.getLocWithOffset(1 - static_cast<int>(SM.getExpansionColumnNumber(Loc)));
}

void reportForm(CompilerInstance &CI, const FormRemark &R) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  const SourceLocation Loc = lineOf(CI.getSourceManager(), R.Kernel->Pos);
  if (R.Lanes)
    report(Diags, Loc, diag::remark_lanes)
        << R.Lanes << R.Separate << (CI.getTarget().getTriple().isX86() ? R.Avx512 : 0);
  else if (R.WhyScalar)
    report(Diags, Loc, diag::remark_no_lanes) << R.WhyScalar;
  else
    report(Diags, Loc, diag::remark_thread_loop) << (CI.getCodeGenOpts().OptimizationLevel > 1);
}

/// A client of the engine that keeps the last message.
class KeptMessage : public DiagnosticConsumer {
public:
  SmallString<128> Text;

  void HandleDiagnostic(DiagnosticsEngine::Level, const Diagnostic &Info) override {
    Text.clear();
    Info.FormatDiagnostic(Text);
  }
};

} // namespace

void reportForms(CompilerInstance &CI, const kir::Module &Tile) {
  for (const FormRemark &R : formRemarks(Tile))
    if (R.Kernel->Pos.File < Tile.Files.size())
      reportForm(CI, R);
}

std::vector<SourceRemark> collectForms(CompilerInstance &CI, const kir::Module &Tile) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  KeptMessage Kept;
  DiagnosticConsumer *const Client = Diags.getClient();
  std::unique_ptr<DiagnosticConsumer> Owned = Diags.takeClient();
  Diags.setClient(&Kept, /*ShouldOwnClient=*/false);
  std::vector<SourceRemark> Result;
  for (const FormRemark &R : formRemarks(Tile)) {
    const kir::SourcePos Pos = R.Kernel->Pos;
    if (Pos.File >= Tile.Files.size())
      continue;
    reportForm(CI, R);
    Result.push_back({Tile.Files[Pos.File], Pos.Line, Kept.Text.str().str()});
  }
  const bool OwnsClient = Owned.release() != nullptr;
  Diags.setClient(Client, OwnsClient);
  return Result;
}

} // namespace ampcc
