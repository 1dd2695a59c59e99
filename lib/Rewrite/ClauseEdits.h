//===- ClauseEdits.h - edits that remove clauses from the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source is the user's text without C++ AMP, which the host compiler compiles. A clause is
// restrict(cpu), restrict(amp) or restrict(cpu, amp) in the declaration of a function or lambda.
// Clang cannot parse clauses: the token stream that it gets has attributes in their place, and the
// clause table (ClauseTable) holds where they were. rewriteHost() (HostRewriter.cpp) uses this
// class for the edits that need only that table.
//
//   float half(float x) restrict(cpu, amp) { ... }    ->    float half(float x)          { ... }
//
// A new syntax of C++ AMP that the clause table records is removed here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_CLAUSEEDITS_H
#define AMPCC_LIB_REWRITE_CLAUSEEDITS_H

#include "RewriteContext.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Edits the places that the clause table lists, without the AST:
/// - Replaces clauses by blanks, which keep the columns. A clause from a macro is blanked in the
///   macro's definition if all uses of its tokens are clauses. Otherwise the expansion is written
///   out without the clause.
/// - Blanks the pragmas for ampcc's warnings, which the host compiler does not know.
/// - Replaces `concurrency` by `Concurrency` where the program reopens the library's namespace,
///   because C++ does not allow to reopen an alias, and the converse where the program declares an
///   alias (NamespaceNames.h).
class ClauseEdits {
public:
  explicit ClauseEdits(const RewriteContext &C) : C(C) {}

  /// Makes all these edits. Call it once.
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
  /// Tokens in macros that are a part of a clause in one use and something else in another.
  llvm::DenseSet<clang::SourceLocation> SharedSpellings;
};

} // namespace ampcc

#endif
