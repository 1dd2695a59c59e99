//===- UnresolvedCall.h - a call that no function fits ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H
#define AMPCC_LIB_MESSAGES_UNRESOLVEDCALL_H

#include "ampcc/Messages/ClangArguments.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace ampcc {

/// Clang's error about a call without a viable function, with a note for each candidate. Where
/// functions of the headers of others, which may be dozens, are on the wrong side, that is what is
/// wrong, and the other ways in which they do not fit are of no interest. Of the library's own
/// candidates those are told that are nearest to the call.
class UnresolvedCall {
public:
  /// True for the errors that are followed by candidates.
  static bool isOne(const clang::Diagnostic &Info);

  UnresolvedCall(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Whose function a candidate is.
  enum class Origin { Program, Library, Others };
  /// `Sides`: of a candidate on the wrong side.
  void add(const clang::Diagnostic &Note, Origin From, std::optional<CallSides> Sides);

  /// What to write for a function of the program on the wrong side: fix-its and further notes.
  using Mend =
      llvm::function_ref<std::vector<clang::StoredDiagnostic>(const clang::StoredDiagnostic &Note)>;

  /// The error and those of the notes that help, in order.
  std::vector<clang::StoredDiagnostic> parts(Mend MendNote) const;

private:
  struct Note {
    clang::StoredDiagnostic Message;
    Origin From;
    bool OfInternals;   ///< it speaks of types that programs do not know
    std::string Reason; ///< of one on the wrong side, not of the program: what is wrong
  };

  bool isWrongSideOnly() const;
  /// What of the library's or another header's candidate is of no interest beside the others.
  bool isIdle(const Note &N) const;
  clang::StoredDiagnostic headline() const;

  clang::StoredDiagnostic Error;
  std::string Called;    ///< the name, as the error quotes it
  std::string WrongSide; ///< what the error may say instead; empty if no candidate is there
  std::vector<Note> Notes;
};

} // namespace ampcc

#endif
