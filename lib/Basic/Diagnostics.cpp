//===- Diagnostics.cpp - ampcc's own messages ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's custom diagnostics cannot be mapped to another level, so `report` computes the level of a
// warning for each place.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/RewordedMessage.h"
#include "clang/Basic/DiagnosticOptions.h"
#include <algorithm>

using namespace clang;

namespace ampcc {
namespace {

const diag::Row Rows[] = {
#define DIAG(ID, LEVEL, GROUP, MSVC, SPEC, TEXT) {#ID, diag::Level::LEVEL, GROUP, MSVC, SPEC, TEXT},
#include "ampcc/Basic/Diagnostics.def"
#undef DIAG
};

unsigned warningID(DiagnosticsEngine &Diags, SourceLocation Loc, const diag::Row &Row) {
  auto Level = warningLevel(Diags, Row.Group, Loc);
  bool AsError = Level >= DiagnosticsEngine::Error;
  const std::string Text =
      Row.Text.str() + nameSuffix(Diags, (AsError ? "-Werror,-W" : "-W") + Row.Group.str());
  return Diags.getDiagnosticIDs()->getCustomDiagID(DiagnosticIDs::Level(Level), Text);
}

} // namespace

const diag::Row &diag::row(Kind K) { return Rows[K]; }

llvm::ArrayRef<diag::Row> diag::allRows() { return Rows; }

std::string diag::nameForUsers(const Row &R) {
  if (R.L == Level::Note)
    return "";
  llvm::StringRef Name = R.Name.substr(R.Name.find('_') + 1);
  Name.consume_front("amp_");
  std::string Result = ("amp-" + Name).str();
  std::replace(Result.begin(), Result.end(), '_', '-');
  return Result;
}

std::string nameSuffix(const DiagnosticsEngine &Diags, llvm::StringRef Name) {
  const bool IsShown = !Name.empty() && Diags.getDiagnosticOptions().ShowOptionNames;
  return IsShown ? (" [" + Name + "]").str() : "";
}

unsigned diagnosticID(DiagnosticsEngine &Diags, SourceLocation Loc, diag::Kind K) {
  const diag::Row &Row = diag::row(K);
  if (!Row.Group.empty())
    return warningID(Diags, Loc, Row);
  auto Level = Row.L == diag::Level::Error    ? DiagnosticIDs::Error
               : Row.L == diag::Level::Remark ? DiagnosticIDs::Remark
                                              : DiagnosticIDs::Note;
  return Diags.getDiagnosticIDs()->getCustomDiagID(
      Level, Row.Text.str() + nameSuffix(Diags, diag::nameForUsers(Row)));
}

DiagnosticBuilder report(DiagnosticsEngine &Diags, SourceLocation Loc, diag::Kind K) {
  return Diags.Report(Loc, diagnosticID(Diags, Loc, K));
}

std::string messageText(DiagnosticsEngine &Diags, const PartialDiagnosticAt &Part,
                        llvm::function_ref<bool(const Diagnostic &)> Wanted) {
  SmallString<128> Text;
  inspectMessage(Diags, Part, [&](const Diagnostic &Info) {
    if (!Wanted || Wanted(Info))
      Info.FormatDiagnostic(Text);
  });
  return std::string(Text);
}

} // namespace ampcc
