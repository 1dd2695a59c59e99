//===- Report.h - the result of a run as the protocol has it ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts the findings of a CheckResult to diagnostics and to the edits of their fix-its.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_REPORT_H
#define AMPCC_LSP_REPORT_H

#include "Checker.h"
#include "LineIndex.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <string>
#include <vector>

namespace ampcc {

/// The abilities of the editor, from its first message and clangd's answer.
struct EditorAbilities {
  PositionEncoding Encoding = PositionEncoding::Utf16;
  bool RelatedInformation = false; ///< notes with places of their own
  bool CodeActions = false;        ///< edits as answers to textDocument/codeAction
};

/// A fix-it: a change that corrects the mistake of a diagnostic in the checked document.
struct Fix {
  std::string Title;
  llvm::json::Object Diagnostic;
  llvm::json::Object Changes; ///< a list of edits for each URI
};

/// A diagnostic of a file.
struct FileDiagnostic {
  llvm::json::Object Shown;
  std::string Message; ///< without the notes, which differ between the sources of a header
};

struct Report {
  std::map<std::string, std::vector<FileDiagnostic>> Diagnostics; ///< by URI
  std::vector<Fix> Fixes;
};

/// The text of an absolute path as a URI.
std::string uriOf(llvm::StringRef Path);
/// The path of a URI of a file; nullopt for other URIs.
std::optional<std::string> pathOf(llvm::StringRef Uri);

/// Files that are open are named by the editor's URIs.
Report makeReport(const CheckResult &Result, const EditorAbilities &Editor);

} // namespace ampcc

#endif
