//===- Diagnostics.h - ampcc's own messages -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All parts of ampcc that find mistakes in the user's source report them with report(), through the
// engine that also emits Clang's messages:
//
//   report(Diags, Loc, diag::err_clause_unknown) << Name << SourceRange(...);
//
// Diagnostics.def is the table of all messages. A new error or warning is a row there and an entry
// of docs/diagnostics.md.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_DIAGNOSTICS_H
#define AMPCC_BASIC_DIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {
namespace diag {

enum Kind : unsigned {
#define DIAG(ID, LEVEL, GROUP, MSVC, SPEC, TEXT) ID,
#include "ampcc/Basic/Diagnostics.def"
#undef DIAG
  NumKinds
};

/// WarningOff: a warning that is reported only if its group is enabled. Remark: a fact that the
/// user requests by an option, as --amp-report does.
enum class Level { Error, Warning, WarningOff, Remark, Note };

/// One row of the table.
struct Row {
  llvm::StringLiteral Name;
  Level L;
  llvm::StringLiteral Group; ///< "amp-..." for warnings, else empty
  llvm::StringLiteral Msvc;  ///< "C3936" or empty
  llvm::StringLiteral Spec;  ///< section of the C++ AMP specification or empty
  llvm::StringLiteral Text;
};

const Row &row(Kind K);
llvm::ArrayRef<Row> allRows();

/// The name of a message for users: "amp-clause-unknown" for err_clause_unknown. The compiler
/// prints it after the text of an error, as it prints the group after that of a warning; `ampcc
/// --explain` and docs/diagnostics.md know all messages by it. Empty for a note.
std::string nameForUsers(const Row &R);

} // namespace diag

/// The number that the engine uses for a message at Loc. A warning has several numbers, because
/// options and pragmas decide at each place whether it is reported, and at which level.
unsigned diagnosticID(clang::DiagnosticsEngine &Diags, clang::SourceLocation Loc, diag::Kind K);

/// " [Name]" for the end of an error's text; empty without a name, and with
/// -fno-diagnostics-show-option.
std::string nameSuffix(const clang::DiagnosticsEngine &Diags, llvm::StringRef Name);

/// Reports a message.
clang::DiagnosticBuilder report(clang::DiagnosticsEngine &Diags, clang::SourceLocation Loc,
                                diag::Kind K);

/// The text of a message that is not reported; empty if `Wanted` returns false.
std::string messageText(clang::DiagnosticsEngine &Diags, const clang::PartialDiagnosticAt &Part,
                        llvm::function_ref<bool(const clang::Diagnostic &)> Wanted = nullptr);

} // namespace ampcc

#endif
