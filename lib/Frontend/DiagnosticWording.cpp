//===- DiagnosticWording.cpp ----------------------------------------------===//
#include "DiagnosticWording.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/IdentifierTable.h"

using namespace clang;

namespace ampcc {
namespace {

class AmpWording : public DiagnosticConsumer {
public:
  explicit AmpWording(DiagnosticsEngine &Diags)
      : Next(Diags.getClient()), Owned(Diags.takeClient()) {}

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
    if (Level <= DiagnosticsEngine::Warning && isAboutOwnAttribute(Info))
      return; // ampcc's Sema reports a stray tile_static at its place
    StringRef Format = ampWording(Info.getID());
    if (Format.empty()) {
      Next->HandleDiagnostic(Level, Info);
    } else {
      SmallString<128> Text;
      Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
      Next->HandleDiagnostic(Level, Diagnostic(Info.getDiags(), Text));
    }
    copyCounts();
  }

private:
  /// "'shared' attribute only applies to variables": the attribute behind a tile_static.
  static bool isAboutOwnAttribute(const Diagnostic &Info) {
    switch (Info.getID()) {
    case clang::diag::warn_attribute_wrong_decl_type:
    case clang::diag::warn_attribute_wrong_decl_type_str:
    case clang::diag::warn_attribute_ignored:
    case clang::diag::warn_declspec_attribute_ignored:
      break;
    default:
      return false;
    }
    return Info.getNumArgs() > 0 && Info.getArgKind(0) == DiagnosticsEngine::ak_identifierinfo &&
           Info.getArgIdentifier(0)->isStr("shared");
  }

  /// The -verify client counts in its own way; callers ask the outermost client.
  void copyCounts() {
    NumErrors = Next->getNumErrors();
    NumWarnings = Next->getNumWarnings();
  }

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

std::unique_ptr<DiagnosticConsumer> createAmpWording(DiagnosticsEngine &Diags) {
  return std::make_unique<AmpWording>(Diags);
}

} // namespace ampcc
