//===- UnresolvedCall.h - a shorter form of Clang's error about a call ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang reports a call without a viable function by an error and one note for each candidate, which
// may be dozens. LibraryDiagnostics, a client of Clang's diagnostics, holds them back in an
// UnresolvedCall until the next message that is no note, or the end of the messages, and then
// reports the parts that help. Change parts() if a useful candidate is left out.
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
/// In C++ AMP a function may be for the cpu, for amp, or for both (restrict(cpu, amp)), and code
/// for one side calls only functions for that side. A candidate is on the wrong side if it lacks
/// the caller's restriction. parts() reports
/// - all candidates of the program;
/// - those of the library's candidates that are nearest to the call;
/// - of the candidates of other packages, which may be dozens, only those on the wrong side, or all
///   if none is; one note for all if they are many.
///
/// If the program has no candidate, the text of the error may give a reason or advice: candidates
/// are on the wrong side, constructors of the library are explicit, or an index is in the place of
/// a number. Notes that would repeat the reason are left out.
class UnresolvedCall {
public:
  /// True if Info is an error about a call or an initialisation, after which notes name candidates.
  static bool isOne(const clang::Diagnostic &Info);

  /// KnownTypes: the types that Info names, if it is reported a second time and has them no more.
  /// SideSuffix: the end of the error's text where a candidate is on the wrong side. IsDeducing:
  /// amp code of the unit may call functions without a clause.
  UnresolvedCall(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info,
                 llvm::ArrayRef<clang::QualType> KnownTypes, std::string SideSuffix,
                 bool IsDeducing);

  /// Whose function a candidate is.
  enum class Origin { Program, Library, Others };
  /// Sides: the restrictions of caller and candidate, if the candidate is on the wrong side. They
  /// are used for the error's text, unless the candidate is of the program.
  void add(const clang::Diagnostic &Note, Origin From, std::optional<CallSides> Sides);

  /// parts() calls it with each note about a function of the program on the wrong side. It returns
  /// the messages that parts() reports instead: Note with a fix-it, and further notes.
  using FixItAdder =
      llvm::function_ref<std::vector<clang::StoredDiagnostic>(const clang::StoredDiagnostic &Note)>;

  /// Every candidate is a function of the program for the host, and the caller is amp code.
  bool isOfOwnHostFunctions() const;

  /// Returns the error, perhaps with another text, and those of the notes that help, in order.
  std::vector<clang::StoredDiagnostic> parts(FixItAdder AddFixIts) const;

private:
  struct Note {
    clang::StoredDiagnostic Message;
    Origin From;
    bool OfInternals;   ///< it names internal types of the library
    bool IsHostForAmp;  ///< the candidate is for the host only, the caller is not
    std::string Reason; ///< if the candidate is on the wrong side and not of the program: the text
  };

  /// A candidate is on the wrong side, none is of the program, and no note is about the type of an
  /// argument.
  bool isWrongSideOnly() const;
  /// The call is `std::cout << w` with text of wchar_t.
  bool isWideOutput() const;
  /// Parts of the error's text, or empty: a substitute for an object whose functions are for the
  /// host, and for an index in the place of a number.
  std::string classAdvice() const;
  std::string indexAdvice() const;
  /// The version of the language that allows the call, as the end of the error's text; or empty.
  std::string laterVersion() const;
  /// True if N is about a candidate outside of the program and other notes help more.
  bool isIdle(const Note &N) const;
  /// The error with another text.
  clang::StoredDiagnostic withText(const llvm::Twine &Text) const;
  /// The error with the text that parts() reports.
  clang::StoredDiagnostic headline() const;

  clang::StoredDiagnostic Error;
  std::string SideSuffix;
  bool IsDeducing;
  std::string Called;                 ///< the name, as the error quotes it; empty for an operator
  std::vector<clang::QualType> Types; ///< that the error names, without references
  /// A better text for the error; empty if no candidate outside of the program is on the wrong
  /// side.
  std::string WrongSide;
  std::vector<Note> Notes;
};

} // namespace ampcc

#endif
