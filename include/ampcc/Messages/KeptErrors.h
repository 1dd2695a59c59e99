//===- KeptErrors.h - errors of Clang that a rule of ampcc tells better ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_KEPTERRORS_H
#define AMPCC_MESSAGES_KEPTERRORS_H

#include "ampcc/Clauses/ClauseTable.h"
#include "ampcc/Messages/KeptError.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Parser;
class Sema;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// Sorts out, among what Clang reports, the errors that the rules of lib/Sema find too: the use of
/// a global variable, an object of a class that only the host has, and whatever goes wrong where
/// the library calls a kernel. And those that Clang gives several times for one object: destructors
/// out of reach. What the parser says of the tokens that a clause became means that a clause stands
/// where none may.
class KeptErrors {
public:
  /// From here on errors are kept. Without a Sema nothing is.
  void start(const clang::Sema &TheSema, const clang::Parser &TheParser, const ClauseTable &Table,
             const UnitFiles &TheFiles);
  /// From here on everything passes; returns what was kept, but for what follows from an exception
  /// in amp code.
  std::vector<KeptError> stop();
  /// What follows from such exceptions, once everything has been said.
  std::vector<clang::SourceRange> ofExceptions() const;
  bool any() const { return !Errors.empty(); }
  /// While errors are kept; else null.
  const clang::Sema *sema() const { return S; }

  /// True when the message, or the error that it is a note of, is kept.
  bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

private:
  /// What makes the function that is being parsed a coroutine; invalid if nothing does.
  clang::SourceLocation coroutineKeyword() const;
  /// Where the clause stands that the parser stumbles over; invalid if it is something else.
  clang::SourceLocation clauseOf(const clang::Diagnostic &Info) const;
  /// The kernel entry that is being instantiated; null if none is.
  const clang::FunctionDecl *entryBeingMade() const;
  bool isInAmp(const clang::Diagnostic &Info) const;
  std::optional<KeptError::Kind> kindOf(const clang::Diagnostic &Info) const;
  /// What must hold beside the message itself (ClangDiagnostics.def).
  bool holds(KeptError::Kind Kind, const clang::Diagnostic &Info) const;

  const clang::Sema *S = nullptr;
  const clang::Parser *P = nullptr;
  const UnitFiles *Files = nullptr;
  /// The keyword whose exception alone the code at Loc is for; invalid if there is none.
  clang::SourceLocation exceptionAround(clang::SourceLocation Loc) const;

  llvm::DenseSet<clang::SourceLocation> Clauses, TileStatics;
  const ClauseTable *Table = nullptr;
  llvm::DenseSet<clang::SourceLocation> Exceptions; ///< keywords that were reported in amp code
  bool Taking = false;                              ///< the last error was kept, its notes follow
  std::vector<KeptError> Errors;
};

} // namespace ampcc

#endif
