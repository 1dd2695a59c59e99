//===- ClauseTable.h - the parts of a source that only ampcc understands -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader fills the table before the parse: the pragma handler (DiagnosticPragma.h) while the
// preprocessor runs, then the steps that change the tokens (NamespaceNames, lib/VisualCpp,
// MissingTemplates of lib/Reading, AttributeClauses and TokenRewriter, in this order). lib/Rewrite
// removes or replaces the entries in the host source. lib/Sema and KeptErrors (lib/Messages) find
// the clause (`restrict(...)`) or the exception that a message is about. Another construct that the
// host compiler does not understand becomes a list here, and lib/Rewrite removes it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_CLAUSETABLE_H
#define AMPCC_CLAUSES_CLAUSETABLE_H

#include "ampcc/Basic/LanguageVersion.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ampcc {

/// One `restrict(...)` as the user wrote it. Each token has its own location, because a macro may
/// write the clause in part or in whole.
struct RestrictClause {
  /// `restrict`, `(`, ..., `)`; of an attribute (AttributeClauses.h) its tokens and brackets.
  std::vector<clang::SourceLocation> Tokens;
  bool Amp = false;
  bool Cpu = false;
  bool Auto = false; ///< the compiler deduces the restrictions; Cpu and Amp are false
  std::optional<LanguageVersion> Version; ///< of `amp:1.1`
  /// The first token of the explicit instantiation whose function has this clause; invalid for
  /// other functions. It is the only trace of the instantiation, because the AST has no declaration
  /// for it.
  clang::SourceLocation Instantiation;
};

/// `#pragma omp critical` or another directive of OpenMP.
struct OpenMPDirective {
  clang::SourceLocation Loc; ///< of `omp`
  llvm::StringRef Name;      ///< the first word after `omp`
};

/// Everything in the source that the host compiler does not understand, collected for lib/Rewrite,
/// and `Exceptions` and `OpenMP`, which it understands.
struct ClauseTable {
  std::vector<RestrictClause> Clauses;
  /// Brackets of attributes that are replaced by clauses (AttributeClauses.h), but are no token of
  /// the clause: the first token of the attribute, and the bracket. TokenRewriter adds the bracket
  /// to the `Tokens` of the clause.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> AttributeBrackets;
  std::vector<clang::SourceLocation> TileStatics; ///< the `tile_static` tokens
  /// `#pragma clang diagnostic` with a warning group of ampcc, from the '#' to the end of the line.
  std::vector<clang::SourceRange> Pragmas;
  std::vector<clang::SourceLocation> Templates; ///< the names before which `template` is missing
  /// Only in sources for Visual C++: the words `each` and `in` of every `for each`.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> ForEach;
  /// Also for Visual C++: the word `class` or `struct` of `enum class E` that only names E.
  std::vector<clang::SourceLocation> EnumKeys;
  /// Also for Visual C++: tokens with their replacements in standard C++. `sealed` becomes `final`,
  /// `abstract` disappears, `__interface` becomes `struct`, and the declarations of pure functions
  /// get `virtual` and `= 0`.
  std::vector<std::pair<clang::SourceLocation, std::string>> Specifiers;
  /// Names of the library's namespace where C++ needs its other name (NamespaceNames.h), and these
  /// other names.
  std::vector<std::pair<clang::SourceLocation, llvm::StringRef>> Namespaces;
  /// Code that only runs with exceptions: the keyword `throw` with its operand, `try` with its
  /// handlers. The error about the keyword in amp code covers it, so that other rules report
  /// nothing in it.
  std::vector<std::pair<clang::SourceLocation, clang::SourceRange>> Exceptions;
  /// In the order of the source. Empty with -fopenmp.
  std::vector<OpenMPDirective> OpenMP;
  /// Returns true if the unit has no C++ AMP: neither a clause nor `tile_static`. Then UnitReader
  /// need not parse it (FrontendStatus::NoAmp).
  bool empty() const { return Clauses.empty() && TileStatics.empty(); }
};

} // namespace ampcc

#endif
