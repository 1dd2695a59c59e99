//===- UnresolvedCall.h - a call that no function fits ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FRONTEND_UNRESOLVEDCALL_H
#define AMPCC_LIB_FRONTEND_UNRESOLVEDCALL_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace ampcc {

/// Clang's error about a call without a viable function, with a note for each candidate. Where
/// functions of the headers of others, which may be dozens, are on the wrong side, that is what is
/// wrong, and the other ways in which they do not fit are of no interest.
class UnresolvedCall {
public:
  /// True for the errors that are followed by candidates.
  static bool isOne(const clang::Diagnostic &Info);

  UnresolvedCall(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  void add(const clang::Diagnostic &Note, bool IsForeign);

  /// The error and those of the notes that help, in order.
  std::vector<clang::StoredDiagnostic> parts() const;

private:
  struct Note {
    clang::StoredDiagnostic Message;
    bool IsForeign;
  };

  bool isWrongSideOnly() const;

  clang::StoredDiagnostic Error;
  std::string Called;    ///< the name, as the error quotes it
  std::string WrongSide; ///< what the error may say instead; empty if no candidate is there
  std::vector<Note> Notes;
};

} // namespace ampcc

#endif
