//===- ClauseTable.h - what of a source is for ampcc alone ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_CLAUSETABLE_H
#define AMPCC_CLAUSES_CLAUSETABLE_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>
#include <vector>

namespace ampcc {

/// One `restrict(...)` as the user wrote it. Token locations are kept singly because the clause may
/// come from a macro in part or in whole.
struct RestrictClause {
  std::vector<clang::SourceLocation> Tokens; ///< `restrict`, `(`, ..., `)`
  bool Amp = false;
  bool Cpu = false;
  /// The first token of the explicit instantiation whose function has this clause. There is nothing
  /// else that tells: such a function has no declaration in the AST.
  clang::SourceLocation Instantiation;
};

/// Everything in the source that is for ampcc alone.
struct ClauseTable {
  std::vector<RestrictClause> Clauses;
  /// Of attributes that stand for clauses: the first token and a bracket that no clause has.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> AttributeBrackets;
  std::vector<clang::SourceLocation> TileStatics; ///< the `tile_static` tokens
  /// `#pragma clang diagnostic` with a warning group of ampcc, from the '#' to the end of the line.
  std::vector<clang::SourceRange> Pragmas;
  /// Only in sources for Visual C++: the words `each` and `in` of every `for each`, and the names
  /// that miss `template` in front of them.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> ForEach;
  std::vector<clang::SourceLocation> Templates;
  /// There, too: the word `class` or `struct` of `enum class E` that only names E.
  std::vector<clang::SourceLocation> EnumKeys;
  /// And `sealed` and `abstract`, with what the standard has for them.
  std::vector<std::pair<clang::SourceLocation, std::string>> Specifiers;
  /// Names of namespaces that stand for another one, which the host source has to say.
  std::vector<std::pair<clang::SourceLocation, llvm::StringRef>> Namespaces;
  /// What is only there for an exception: the keyword `throw` and its operand, `try` and its
  /// handlers. All of it follows from the diagnostics about the keyword in amp code.
  std::vector<std::pair<clang::SourceLocation, clang::SourceRange>> Exceptions;
  bool empty() const { return Clauses.empty() && TileStatics.empty(); }
};

} // namespace ampcc

#endif
