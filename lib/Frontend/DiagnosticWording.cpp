//===- DiagnosticWording.cpp ----------------------------------------------===//
#include "DiagnosticWording.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"

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
    // Clang says a second time that a tile_static variable has an initializer.
    if (Info.getID() == clang::diag::err_shared_var_init)
      return;
    if (Kept.take(Level, Info))
      return;
    StringRef Format = concernsAmp(Info) ? ampWording(Info.getID()) : StringRef();
    if (Format.empty()) {
      Next->HandleDiagnostic(Level, Info);
    } else {
      SmallString<128> Text;
      Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
      Next->HandleDiagnostic(Level, Diagnostic(Info.getDiags(), Text));
    }
    copyCounts();
  }

  KeptErrors Kept;

private:
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

std::unique_ptr<DiagnosticConsumer> createAmpWording(DiagnosticsEngine &Diags) {
  return std::make_unique<AmpWording>(Diags);
}

} // namespace ampcc
