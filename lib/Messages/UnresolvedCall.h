//===- UnresolvedCall.h - a shorter form of Clang's error about a call ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang reports a call without a viable function by an error and one note for each candidate.
// LibraryDiagnostics collects them in an UnresolvedCall and reports the parts that help.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H
#define AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H

#include "ampcc/Messages/ClangArguments.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace ampcc {

/// Clang's error about a call without a viable function, with a note for each candidate. If
/// candidates from the headers of other packages, which may be dozens, are on the wrong side, that
/// is reported as the error, and the other reasons against them are left out. Of the library's own
/// candidates only those are reported that are nearest to the call.
class UnresolvedCall {
public:
  /// True for the errors that are followed by candidates.
  static bool isOne(const clang::Diagnostic &Info);

  UnresolvedCall(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Whose function a candidate is.
  enum class Origin { Program, Library, Others };
  /// `Sides`: of a candidate on the wrong side.
  void add(const clang::Diagnostic &Note, Origin From, std::optional<CallSides> Sides);

  /// Suggests changes for a function of the program on the wrong side: fix-its and further notes.
  using FixItAdder =
      llvm::function_ref<std::vector<clang::StoredDiagnostic>(const clang::StoredDiagnostic &Note)>;

  /// The error and those of the notes that help, in order.
  std::vector<clang::StoredDiagnostic> parts(FixItAdder AddFixIts) const;

private:
  struct Note {
    clang::StoredDiagnostic Message;
    Origin From;
    bool OfInternals;   ///< it names internal types of the library
    std::string Reason; ///< the error of a candidate on the wrong side, outside of the program
  };

  bool isWrongSideOnly() const;
  /// The note about a candidate of the library or another header is useless beside the others.
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
