//===- Findings.h - the errors that rules found, before they are reported -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules for code of the device, restrict(amp) (Rules.h), run family by family and add their
// errors, the findings, here. After them Explanations compares the findings with the errors that
// Clang has reported and ampcc has held back: an error that a finding explains is dropped.
// Therefore a finding records the types, the variable, the function and the launch that it is
// about. RestrictionChecker then calls emit(), which reports the findings in source order, each
// error once. In an instance of a template, notes name the instantiations that lead to it. To
// relate findings and errors by another fact, record it here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_FINDINGS_H
#define AMPCC_LIB_SEMA_FINDINGS_H

#include "ampcc/Basic/Diagnostics.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <vector>

namespace ampcc {

struct FunctionToCheck;

/// The findings in one translation unit, in the order in which the rules found them.
class Findings {
public:
  Findings(clang::ASTContext &Ast, clang::DiagnosticsEngine &Diags) : Ast(Ast), Diags(Diags) {}

  /// The findings at one place.
  struct Message {
    diag::Kind K;
    const clang::FunctionDecl *Function;           ///< of the last enter()
    const clang::FunctionDecl *Launch;             ///< the kernel entry of the last enterLaunch()
    std::vector<clang::PartialDiagnosticAt> Parts; ///< the message and its notes
    std::vector<const clang::CXXRecordDecl *> Concerns; ///< the classes given to concerns()
    const clang::CXXRecordDecl *MemberOf = nullptr;     ///< of isOfMember()
    const clang::VarDecl *Variable = nullptr;           ///< of isOf()
    std::vector<clang::QualType> Types = {}; ///< as given to concerns(): the last one is at fault
    clang::SourceRange Written = {}; ///< the last type in the source; invalid if it is not known
    bool IsCast = false;             ///< Written is the type of a cast
    clang::SourceLocation place() const { return Parts[0].first; }
  };

  /// Lets emit() leave out messages at these places and in these ranges, where the user already
  /// sees an error of Clang (TranslationUnit::Unknown and Exceptions).
  void leaveOut(llvm::DenseSet<clang::SourceLocation> Places,
                std::vector<clang::SourceRange> Ranges) {
    PlacesLeftOut = std::move(Places);
    RangesLeftOut = std::move(Ranges);
  }

  /// Messages from here on are about this function; null: about none.
  void enter(const clang::FunctionDecl *Function) { Current = Function; }

  /// The function of the last enter().
  const clang::FunctionDecl *function() const { return Current; }

  /// Adds a message, or a note to the preceding message. Stream arguments, ranges and fix-its into
  /// the result before the next call.
  const clang::PartialDiagnostic &add(clang::SourceLocation Loc, diag::Kind K);

  /// Adds a note that part() has made to the preceding message.
  void addNote(clang::PartialDiagnosticAt Note) {
    Messages.back().Parts.push_back(std::move(Note));
  }

  /// In an instance of a template one bad type occurs in many places. Returns true for the first
  /// call with T in an instance, and always outside of instances.
  bool isNewHere(clang::QualType T);

  // The next four functions complete the message that add() added last.
  /// The message is about T, or about a type that contains T. Call it for each of these types.
  void concerns(clang::QualType T);
  /// The message is about a member or container of Class, and its cause is that amp code cannot
  /// have objects of Class. Many members of an instance of a class template have this one cause. So
  /// emit() reports the message only if no other message concerns Class, and once: for each text if
  /// it is err_container_element, else for Class.
  void isOfMember(const clang::CXXRecordDecl *Class);

  /// The message is about Variable, which a lambda captures.
  void isOf(const clang::VarDecl *Variable);
  /// The type of the message is written in this range, as the type of a declaration or of a cast.
  void isWritten(clang::SourceRange Range, bool IsCast);
  /// Messages from here on are also about the launch that has this kernel entry (the specialisation
  /// of the library's template that the launch names), in the function of enter(); null: about
  /// none.
  void enterLaunch(const clang::FunctionDecl *Entry);

  /// LaunchRules calls it if an error about the kernel of this launch is known already.
  /// Explanations then drops the errors of Clang in the library's call of the kernel
  /// (isTolerated()).
  void tolerate(const clang::FunctionDecl *Entry) { Tolerated.insert(Entry->getCanonicalDecl()); }
  bool isTolerated(const clang::FunctionDecl *Entry) const {
    return Entry && Tolerated.contains(Entry->getCanonicalDecl());
  }

  /// Adds to each message the note that MakeNote returns for it.
  void
  annotate(llvm::function_ref<std::optional<clang::PartialDiagnosticAt>(const Message &)> MakeNote);
  /// A message that is not added to the findings.
  clang::PartialDiagnosticAt part(clang::SourceLocation Loc, diag::Kind K) const;

  /// True if a message of this kind about this function was added.
  bool reports(diag::Kind K, const clang::FunctionDecl *Function) const;

  /// Reports all messages in the order of the source and removes them. Functions: the functions in
  /// which the callers of instantiations are looked for.
  void emit(llvm::ArrayRef<FunctionToCheck> Functions);

  /// The findings that are not reported yet.
  const std::vector<Message> &messages() const { return Messages; }
  /// True if M is about T, according to concerns() and isOfMember().
  bool isOn(const Message &M, clang::QualType T) const;

private:
  bool isLeftOut(const Message &M) const;
  /// The class that a type is, or refers or points to, or that its elements are; null if none.
  const clang::CXXRecordDecl *classOf(clang::QualType T) const;

  clang::ASTContext &Ast;
  clang::DiagnosticsEngine &Diags;
  const clang::FunctionDecl *Current = nullptr, *CurrentLaunch = nullptr;
  std::vector<Message> Messages;
  llvm::DenseSet<clang::SourceLocation> PlacesLeftOut;
  std::vector<clang::SourceRange> RangesLeftOut;
  llvm::DenseSet<const clang::FunctionDecl *> Tolerated; ///< kernel entries
  llvm::DenseSet<std::pair<const clang::FunctionDecl *, const void *>> TypesOfInstances;
};

} // namespace ampcc

#endif
