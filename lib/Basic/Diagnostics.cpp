//===- Diagnostics.cpp ----------------------------------------------------===//
//
// Clang's custom diagnostics have neither groups nor a state that options could change, so the
// level of a warning is decided here, at each report, from the options that the engine was made
// with.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

const diag::Row Rows[] = {
#define DIAG(ID, LEVEL, GROUP, MSVC, SPEC, TEXT) {#ID, diag::Level::LEVEL, GROUP, MSVC, SPEC, TEXT},
#include "ampcc/Basic/Diagnostics.def"
#undef DIAG
};

/// What the options say about one group; the last option that names it wins.
struct GroupState {
  bool Enabled = true;
  bool AsError = false;
};

GroupState groupState(const DiagnosticsEngine &Diags, StringRef Group) {
  GroupState State;
  State.AsError = Diags.getWarningsAsErrors();
  for (StringRef Option : Diags.getDiagnosticOptions().Warnings) {
    bool Positive = !Option.consume_front("no-");
    bool Error = Option.consume_front("error=");
    if (Option != Group)
      continue;
    if (Error)
      State.AsError = Positive;
    else
      State.Enabled = Positive;
    if (Error && Positive)
      State.Enabled = true;
  }
  return State;
}

bool inSystemHeader(const DiagnosticsEngine &Diags, SourceLocation Loc) {
  return Loc.isValid() && Diags.hasSourceManager() && Diags.getSuppressSystemWarnings() &&
         Diags.getSourceManager().isInSystemHeader(Diags.getSourceManager().getExpansionLoc(Loc));
}

DiagnosticBuilder reportWarning(DiagnosticsEngine &Diags, SourceLocation Loc,
                                const diag::Row &Row) {
  GroupState State = groupState(Diags, Row.Group);
  bool Ignored = !State.Enabled || inSystemHeader(Diags, Loc) ||
                 (Diags.getIgnoreAllWarnings() && !State.AsError);
  std::string Text = Row.Text.str();
  if (Diags.getDiagnosticOptions().ShowOptionNames)
    Text += (State.AsError ? " [-Werror,-W" : " [-W") + Row.Group.str() + "]";
  auto Level = Ignored         ? DiagnosticIDs::Ignored
               : State.AsError ? DiagnosticIDs::Error
                               : DiagnosticIDs::Warning;
  return Diags.Report(Loc, Diags.getDiagnosticIDs()->getCustomDiagID(Level, Text));
}

} // namespace

const diag::Row &diag::row(Kind K) { return Rows[K]; }

llvm::ArrayRef<diag::Row> diag::allRows() { return Rows; }

DiagnosticBuilder report(DiagnosticsEngine &Diags, SourceLocation Loc, diag::Kind K) {
  const diag::Row &Row = diag::row(K);
  if (Row.L == diag::Level::Warning)
    return reportWarning(Diags, Loc, Row);
  auto Level = Row.L == diag::Level::Error ? DiagnosticIDs::Error : DiagnosticIDs::Note;
  return Diags.Report(Loc, Diags.getDiagnosticIDs()->getCustomDiagID(Level, Row.Text));
}

bool isAmpWarningOption(StringRef Option) {
  Option.consume_front("no-");
  Option.consume_front("error=");
  return llvm::any_of(
      Rows, [&](const diag::Row &Row) { return !Row.Group.empty() && Row.Group == Option; });
}

} // namespace ampcc
