//===- Diagnostics.h - ampcc's own messages -------------------------------===//
//
// Diagnostics.def is the table of all messages; this is the way to give one:
//
//   report(Diags, Loc, diag::err_clause_unknown) << Name << SourceRange(...);
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_DIAGNOSTICS_H
#define AMPCC_BASIC_DIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {
namespace diag {

enum Kind : unsigned {
#define DIAG(ID, LEVEL, GROUP, MSVC, SPEC, TEXT) ID,
#include "ampcc/Basic/Diagnostics.def"
#undef DIAG
  NumKinds
};

enum class Level { Error, Warning, Note };

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

} // namespace diag

/// Gives a message. Whether a warning shows, and as what, follows -w, -Werror and the options of
/// its group (-W[no-]amp-..., -W[no-]error=amp-...).
clang::DiagnosticBuilder report(clang::DiagnosticsEngine &Diags, clang::SourceLocation Loc,
                                diag::Kind K);

/// True for an entry of DiagnosticOptions::Warnings (the part behind -W) that names a group of this
/// table. Clang does not know these groups and must not be shown them.
bool isAmpWarningOption(llvm::StringRef Option);

} // namespace ampcc

#endif
