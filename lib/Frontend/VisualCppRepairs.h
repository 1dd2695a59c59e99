//===- VisualCppRepairs.h - what Clang says of Visual C++'s dialect --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FRONTEND_VISUALCPPREPAIRS_H
#define AMPCC_LIB_FRONTEND_VISUALCPPREPAIRS_H

#include "ampcc/Frontend/SourceRepairs.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class CompilerInstance;
class CXXRecordDecl;
class LangOptions;
} // namespace clang

namespace ampcc {

/// Clang knows most of what Visual C++ takes, says where it stands and what would be right there.
/// That becomes the repair of a source for Visual C++.
class VisualCppRepairs {
public:
  /// HideWarnings: none shall be shown.
  VisualCppRepairs(clang::CompilerInstance &CI, SourceRepairs &Repairs, bool HideWarnings)
      : CI(CI), Repairs(Repairs), HideWarnings(HideWarnings) {}

  /// Asks for all messages that matter here, whatever the command line says of them.
  void listen();

  /// Looks at a message before anybody is shown it. True if nobody shall be.
  bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

private:
  /// A call without a function that fits, until its notes have told why.
  struct FailedCall {
    unsigned ID;
    clang::SourceLocation Loc;
    std::vector<clang::CharSourceRange> Ranges;
  };

  void takeError(const clang::Diagnostic &Info);
  void takeNote(const clang::Diagnostic &Info);
  void takeExtension(const clang::Diagnostic &Info);

  bool isForeignSpecifier(const clang::Diagnostic &Info) const;
  void applyHints(const clang::Diagnostic &Info);
  void bindTemporary(const clang::Diagnostic &Info);
  void nameBase(clang::SourceLocation Name);
  void dropExtraArguments(clang::SourceLocation First);
  void addNoexcept(clang::SourceLocation Name);
  const clang::CXXRecordDecl *enclosingClass() const;
  void findInBase(clang::SourceLocation Name, bool Surely);
  void preferLibrary(clang::SourceLocation Name);
  void qualifyBaseMember(clang::SourceLocation Name, bool IsType);
  bool isBehindWord(clang::SourceLocation Place, llvm::StringRef Word) const;
  void addTypename(clang::SourceLocation Behind);
  void removeWordBefore(clang::SourceLocation Place, llvm::StringRef Word);
  void replaceException(clang::SourceLocation Type);
  void passAsLvalue(clang::CharSourceRange Expression);

  clang::CompilerInstance &CI;
  SourceRepairs &Repairs;
  bool HideWarnings;
  std::optional<FailedCall> Call;
  bool Swallowed = false; ///< the last message was, notes follow
};

/// What Visual C++'s language adds, for a declaration in a file of the user's.
void setVisualCpp(clang::LangOptions &Language, bool On);

} // namespace ampcc

#endif
