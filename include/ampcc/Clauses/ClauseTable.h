//===- ClauseTable.h - the parts of a source that only ampcc understands -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader's stages between preprocessor and parser fill the table: TokenRewriter, the pragma
// handler (DiagnosticPragma.h), NamespaceNames, AttributeClauses and lib/VisualCpp. lib/Rewrite
// removes or replaces its entries in the host source. lib/Sema and KeptErrors (lib/Messages) find
// the clause or the exception that a message is about.
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
  std::vector<clang::SourceLocation> Tokens; ///< `restrict`, `(`, ..., `)`
  bool Amp = false;
  bool Cpu = false;
  std::optional<LanguageVersion> Version; ///< of `amp:1.1`
  /// The first token of the explicit instantiation whose function has this clause. It is the only
  /// trace of the function, which has no declaration in the AST.
  clang::SourceLocation Instantiation;
};

/// Everything in the source that the host compiler does not understand, collected for lib/Rewrite,
/// and `Exceptions`, which it understands.
struct ClauseTable {
  std::vector<RestrictClause> Clauses;
  /// Of attributes that stand for clauses (AttributeClauses.h): the first token, and a bracket that
  /// a clause does not have. The token rewriter adds the bracket to the clause's `Tokens`.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> AttributeBrackets;
  std::vector<clang::SourceLocation> TileStatics; ///< the `tile_static` tokens
  /// `#pragma clang diagnostic` with a warning group of ampcc, from the '#' to the end of the line.
  std::vector<clang::SourceRange> Pragmas;
  std::vector<clang::SourceLocation> Templates; ///< the names before which `template` is missing
  /// Only in sources for Visual C++: the words `each` and `in` of every `for each`.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> ForEach;
  /// Also for Visual C++: the word `class` or `struct` of `enum class E` that only names E.
  std::vector<clang::SourceLocation> EnumKeys;
  /// Also for Visual C++: `sealed` and `abstract`, with their replacements in standard C++.
  std::vector<std::pair<clang::SourceLocation, std::string>> Specifiers;
  /// Second names of the library's namespace (NamespaceNames.h), and the names that replace them in
  /// the host source.
  std::vector<std::pair<clang::SourceLocation, llvm::StringRef>> Namespaces;
  /// Code that only runs with exceptions: the keyword `throw` with its operand, `try` with its
  /// handlers. The error about the keyword in amp code covers it, so that other rules report
  /// nothing in it.
  std::vector<std::pair<clang::SourceLocation, clang::SourceRange>> Exceptions;
  /// Returns true if the unit has no C++ AMP: neither a clause nor `tile_static`. Then UnitReader
  /// need not parse it (FrontendStatus::NoAmp).
  bool empty() const { return Clauses.empty() && TileStatics.empty(); }
};

} // namespace ampcc

#endif
