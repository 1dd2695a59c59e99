//===- FormReport.cpp - the remarks of --amp-report -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FormReport.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Native/FormRemarks.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/Support/Path.h"

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

/// "line 12", or "hashes.h:12" for a place in another file than the kernel.
std::string placeOf(const kir::Module &Tile, kir::SourcePos Pos, kir::SourcePos Kernel) {
  if (Pos.File == Kernel.File || Pos.File >= Tile.Files.size())
    return "line " + std::to_string(Pos.Line);
  return (llvm::sys::path::filename(Tile.Files[Pos.File]) + ":" + Twine(Pos.Line)).str();
}

void reportForm(CompilerInstance &CI, const NativeForm &Native, const FormRemark &R) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  const SourceLocation Loc = lineOf(CI.getSourceManager(), R.Kernel->Pos);
  if (!R.Lanes && R.WhyScalar) {
    report(Diags, Loc, diag::remark_no_lanes) << R.WhyScalar;
    return;
  }
  if (!R.Lanes) {
    report(Diags, Loc, diag::remark_thread_loop) << (CI.getCodeGenOpts().OptimizationLevel > 1);
    return;
  }
  // The levels of instructions after the first one end with AVX-512.
  const bool HasAvx512 = CI.getTarget().hasFeature("avx512vl");
  const bool IsOther = !HasAvx512 && Native.levels().size() > 1;
  report(Diags, Loc, diag::remark_lanes)
      << (HasAvx512 && R.Avx512 ? R.Avx512 : R.Lanes) << R.Separate << (IsOther ? R.Avx512 : 0)
      << (R.Divergent.Line != 0) << placeOf(Native.module(), R.Divergent, R.Kernel->Pos);
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

void reportForms(CompilerInstance &CI, const NativeForm &Native) {
  const kir::Module &Tile = Native.module();
  for (const FormRemark &R : formRemarks(Tile))
    if (R.Kernel->Pos.File < Tile.Files.size())
      reportForm(CI, Native, R);
}

std::vector<SourceRemark> collectForms(CompilerInstance &CI, const NativeForm &Native) {
  const kir::Module &Tile = Native.module();
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
    reportForm(CI, Native, R);
    Result.push_back({Tile.Files[Pos.File], Pos.Line, Kept.Text.str().str()});
  }
  const bool OwnsClient = Owned.release() != nullptr;
  Diags.setClient(Client, OwnsClient);
  return Result;
}

} // namespace ampcc
