//===- UnresolvedCall.h - a shorter form of Clang's error about a call ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang reports a call without a viable function by an error and one note for each candidate.
// LibraryDiagnostics holds them back in an UnresolvedCall until the next message that is no note,
// or the end of the messages, and then reports the parts that help.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H
#define AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H

#include "ampcc/Messages/ClangArguments.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace ampcc {

/// Clang's error about a call without a viable function, with a note for each candidate: construct
/// it from the error, add() each note, then call parts().
///
/// The headers of other packages may have dozens of candidates. If one of them is on the wrong side
/// (it lacks the caller's restriction) and the program has no candidate, the error says so, and the
/// notes about them are left out. Of the library's candidates parts() reports only those that are
/// nearest to the call. The program's candidates are always reported.
class UnresolvedCall {
public:
  /// True if Info is an error about a call or an initialisation, after which notes name candidates.
  static bool isOne(const clang::Diagnostic &Info);

  UnresolvedCall(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Whose function a candidate is.
  enum class Origin { Program, Library, Others };
  /// Sides: the restrictions of caller and candidate, if the candidate is on the wrong side.
  void add(const clang::Diagnostic &Note, Origin From, std::optional<CallSides> Sides);

  /// Returns the messages to report in place of Note, which is about a function of the program on
  /// the wrong side: Note with a fix-it, and further notes.
  using FixItAdder =
      llvm::function_ref<std::vector<clang::StoredDiagnostic>(const clang::StoredDiagnostic &Note)>;

  /// Returns the error, perhaps with another text, and those of the notes that help, in order.
  std::vector<clang::StoredDiagnostic> parts(FixItAdder AddFixIts) const;

private:
  struct Note {
    clang::StoredDiagnostic Message;
    Origin From;
    bool OfInternals;   ///< it names internal types of the library
    std::string Reason; ///< the error of a candidate on the wrong side, outside of the program
  };

  bool isWrongSideOnly() const;
  /// True if N is about a candidate outside of the program and other notes help more.
  bool isIdle(const Note &N) const;
  clang::StoredDiagnostic headline() const;

  clang::StoredDiagnostic Error;
  std::string Called; ///< the name, as the error quotes it
  std::string
      WrongSide; ///< a better text for the error; empty if no candidate is on the wrong side
  std::vector<Note> Notes;
};

} // namespace ampcc

#endif
