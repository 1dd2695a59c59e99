//===- ClauseEdits.h - edits that remove clauses from the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_REWRITE_CLAUSEEDITS_H
#define AMPCC_LIB_REWRITE_CLAUSEEDITS_H

#include "RewriteContext.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Edits the places that the clause table lists, without the AST: blanks the clauses and the
/// pragmas for ampcc's warnings, which the host compiler does not know, and replaces the second
/// names of the library's namespace. HostRewriter.cpp calls run() once. A clause from a macro is
/// blanked in the macro's definition if all uses of its tokens are clauses. Otherwise the expansion
/// is written out without the clause.
class ClauseEdits {
public:
  explicit ClauseEdits(const RewriteContext &C) : C(C) {}

  void run();

private:
  void blankClauses();
  void blankPragmas();
  void replaceNamespaceNames();
  void blankClause(const RestrictClause &Clause);
  void blankSpelling(clang::SourceLocation Loc);
  void findSharedSpellings();
  bool isBlankedInMacro(clang::SourceLocation Loc) const;

  const RewriteContext &C;
  llvm::DenseSet<clang::SourceLocation> SharedSpellings; ///< of clauses and of something else
};

} // namespace ampcc

#endif
