//===- KeptErrors.h - selection of the errors to hold back for ampcc's rules -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One mistake should give one error, in terms of C++ AMP. Clang often reports first, in other
// terms, what a rule of lib/Sema reports later and better. Such errors are held back until the
// rules have run. lib/Sema/Explanations.def relates them to findings of the rules; an error that no
// finding explains is reported after all. UnitReader starts and stops the selection, and
// DiagnosticWording.cpp passes Clang's messages to take(). Change holds() if one mistake gives two
// errors, or if an error comes too late.
//
//===----------------------------------------------------------------------===//
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

/// True if the message is one of Clang's parser.
bool isParseError(unsigned ClangDiagID);

/// Holds back messages of Clang about mistakes that the rules of lib/Sema find too. KeptError::Kind
/// lists the kinds, among them a warning (OwnAttribute). The kind follows from the message
/// (ClangDiagnostics.def) and the conditions in holds(), or from the place of the message, as that
/// of KernelEntry.
class KeptErrors {
public:
  /// Begins to hold errors back. `Table` must have all clauses of the unit. The arguments must live
  /// until stop().
  void start(const clang::Sema &TheSema, const clang::Parser &TheParser, const ClauseTable &Table,
             const UnitFiles &TheFiles);
  /// Stops holding errors back, and returns those that were held back. Errors in code that only
  /// runs with C++ exceptions are left out if Clang reported the `throw` or `try` of that code.
  std::vector<KeptError> stop();
  /// The ranges of the code whose `throw` or `try` Clang reported in amp code. Complete after the
  /// parse.
  std::vector<clang::SourceRange> ofExceptions() const;
  bool any() const { return !Errors.empty(); }
  /// The Sema while errors are held back; else null.
  const clang::Sema *sema() const { return S; }

  /// Holds the message back and returns true if it is of one of the kinds, or a note to such a
  /// message; else returns false. Always false before start() and after stop().
  bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

private:
  /// The keyword that makes the function that is being parsed a coroutine; invalid if there is
  /// none.
  clang::SourceLocation coroutineKeyword() const;
  /// The clause in whose place the parser reports an error; invalid if there is none.
  clang::SourceLocation clauseOf(const clang::Diagnostic &Info) const;
  /// The kernel entry that is being instantiated; null if none is.
  const clang::FunctionDecl *entryBeingInstantiated() const;
  bool isInAmp(const clang::Diagnostic &Info) const;
  std::optional<KeptError::Kind> kindOf(const clang::Diagnostic &Info) const;
  /// The conditions beside the message itself (ClangDiagnostics.def).
  bool holds(KeptError::Kind Kind, const clang::Diagnostic &Info) const;

  const clang::Sema *S = nullptr;
  const clang::Parser *P = nullptr;
  const UnitFiles *Files = nullptr;
  /// The `throw` or `try` whose operand or handlers contain Loc; invalid if there is none.
  clang::SourceLocation exceptionAround(clang::SourceLocation Loc) const;

  llvm::DenseSet<clang::SourceLocation> Clauses, TileStatics; ///< of their first tokens
  const ClauseTable *Table = nullptr;
  llvm::DenseSet<clang::SourceLocation> Exceptions; ///< keywords that were reported in amp code
  bool Taking = false;                              ///< the last error was kept, its notes follow
  std::vector<KeptError> Errors;
};

} // namespace ampcc

#endif
