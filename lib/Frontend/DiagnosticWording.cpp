//===- DiagnosticWording.cpp ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DiagnosticWording.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include <set>

using namespace clang;

namespace ampcc {
namespace {

class AmpWording : public DiagnosticConsumer {
public:
  AmpWording(DiagnosticsEngine &Diags, std::unique_ptr<VisualCppRepairs> Repairs)
      : Repairs(std::move(Repairs)), Diags(Diags), Next(Diags.getClient()),
        Owned(Diags.takeClient()) {}

  void BeginSourceFile(const LangOptions &LangOpts, const Preprocessor *PP) override {
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

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (Repairs && Repairs->take(Level, Info))
      return;
    // Clang says a second time that a tile_static variable has an initializer.
    if (Info.getID() == clang::diag::err_shared_var_init)
      return;
    if (isRepeated(Level, Info))
      return;
    StringRef Format = concernsAmp(Info) ? ampWording(Info.getID()) : StringRef();
    // A stored message has its words already, and its arguments no more.
    if (Format.empty() || (Info.getNumArgs() == 0 && Format.contains('%')))
      return handOn(Level, Info);
    SmallString<128> Text;
    Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
    handOn(Level, Diagnostic(Info.getDiags(), Text));
  }

  KeptErrors Kept;

private:
  void handOn(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    if (Level == DiagnosticsEngine::Fatal && Kept.any())
      return reportWithKept({Level, Info});
    if (Kept.take(Level, Info))
      return;
    Next->HandleDiagnostic(Level, Info);
    copyCounts();
  }

  /// Nothing comes behind a fatal error: what was kept goes before it.
  void reportWithKept(const StoredDiagnostic &Fatal) {
    for (const KeptError &Error : Kept.stop())
      for (const StoredDiagnostic &Part : Error.Parts)
        Diags.Report(Part);
    Diags.Report(Fatal);
  }

  /// Who constructs an object is told what the constructor's default initializers call out of
  /// reach, and so is the constructor; exceptions are found in a template and in its instances.
  /// Once is enough.
  bool isRepeated(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    if (Level == DiagnosticsEngine::Note)
      return Repeated;
    Repeated = false;
    if (Info.getID() == clang::diag::err_ref_bad_target && Info.getNumArgs() > 2)
      Repeated = !Told.insert({Info.getLocation(), Info.getRawArg(2)}).second;
    else if (Info.getID() == clang::diag::err_cuda_device_exceptions)
      Repeated = !Told.insert({Info.getLocation(), 0}).second;
    return Repeated;
  }

  /// An alias is a tile_static variable (TileStaticAttribute.cpp), or what the user calls so.
  static bool concernsAmp(const Diagnostic &Info) {
    if (Info.getID() != clang::diag::err_alias_is_definition)
      return true;
    const auto *D = reinterpret_cast<const NamedDecl *>(Info.getRawArg(0));
    return D->hasAttr<CUDASharedAttr>();
  }

  /// The -verify client counts in its own way; callers ask the outermost client.
  void copyCounts() {
    NumErrors = Next->getNumErrors();
    NumWarnings = Next->getNumWarnings();
  }

  std::set<std::pair<SourceLocation, uint64_t>> Told; ///< places and what is named there
  bool Repeated = false;                              ///< the last message was, notes follow
  std::unique_ptr<VisualCppRepairs> Repairs;          ///< of a source for Visual C++
  DiagnosticsEngine &Diags;
  DiagnosticConsumer *Next;
  std::unique_ptr<DiagnosticConsumer> Owned;
};

} // namespace

StringRef ampWording(unsigned ClangDiagID) {
  switch (ClangDiagID) {
#define WORDING(ID, TEXT)                                                                          \
  case clang::diag::ID:                                                                            \
    return TEXT;
#include "DiagnosticWording.def"
#undef WORDING
  default:
    return {};
  }
}

KeptErrors &keptErrors(DiagnosticsEngine &Diags) {
  return static_cast<AmpWording *>(Diags.getClient())->Kept;
}

std::unique_ptr<DiagnosticConsumer> createAmpWording(DiagnosticsEngine &Diags,
                                                     std::unique_ptr<VisualCppRepairs> Repairs) {
  return std::make_unique<AmpWording>(Diags, std::move(Repairs));
}

} // namespace ampcc
