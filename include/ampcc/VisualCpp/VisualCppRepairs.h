//===- VisualCppRepairs.h - what Clang says of Visual C++'s dialect --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_VISUALCPP_VISUALCPPREPAIRS_H
#define AMPCC_VISUALCPP_VISUALCPPREPAIRS_H

#include "ampcc/Messages/DiagnosticTaker.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class CompilerInstance;
class CXXRecordDecl;
class DeclContext;
class DeclarationName;
class IdentifierInfo;
class LangOptions;
class NamedDecl;
} // namespace clang

namespace ampcc {

/// What makes standard C++ of something that a message of Clang's is about.
enum class VisualCppRepair {
  ApplyHints,        ///< as Clang proposes
  RemoveToken,       ///< the one at the place
  DropExceptionList, ///< `throw(A)` is `noexcept(false)`
  RemoveTypename,    ///< in front of the place
  AddTypename,       ///< to the declaration that looks like an expression
  InsertTypename,    ///< at the place
  AddNoexcept,
  NameBase,           ///< of a constructor's initializer, as the class has it
  HintsOrBase,        ///< or else the name is a base class's
  HintsAtLastOrBase,  ///< where nothing else helps, as Clang proposes
  QualifyMember,      ///< it is the base class's
  RenameParameter,    ///< of a template in a template whose parameter has the same name
  FindInBase,         ///< it may be
  DropExtraArguments, ///< of a macro
  PreferOther,        ///< to the standard library
  RemoveConstexpr,    ///< of a function that is none
  BindTemporary,      ///< to a reference that is not const
  PassTemporary,      ///< the same of a parameter
  PassToOperator,
  ReplaceException,   ///< std::exception by a class that keeps a text
  ReplaceLength,      ///< `%I64d`
  NameFunctionOrType, ///< NameFunction, or AddTypename
  NameFunction,       ///< CastWords, or `__FUNCTION__` between string literals
  JumpOver,           ///< a variable's initialization
  AddTemplate,        ///< before a member's name
  ReplaceSuffix,      ///< of a number: `5i64`
  CastWords,          ///< `unsigned int(x)` is `(unsigned int)(x)`
  CastOrValue,        ///< that, or `typename` stands before a value
  RemovePureSpecifier,
  RemoveDefaultArgument,
  RemoveKey,       ///< `class`, before a typedef
  NameConstructor, ///< not as the class with its arguments
  RemoveTemplateArguments,
  InstantiateClass, ///< in an explicit instantiation
  DeclareBefore,    ///< what is declared later
  BaseOrLater,      ///< FindInBase, or else DeclareBefore
  TakeMinOrMax,
  FindTypeInBase,   ///< it hides a template outside
  InitializeBetter, ///< that, or PassTemporary
  DropComma,        ///< before `__VA_ARGS__` that is empty
  CastZero,         ///< that a pointer is compared with
};

/// Clang's warnings about what Visual C++ takes.
constexpr llvm::StringLiteral VisualCppGroup = "microsoft";

/// Clang knows most of what Visual C++ takes, says where it stands and what would be right there.
/// That becomes the repair of a source for Visual C++.
class VisualCppRepairs final : public DiagnosticTaker {
public:
  /// HideWarnings: none shall be shown.
  VisualCppRepairs(clang::CompilerInstance &CI, SourceRepairs &Repairs, bool HideWarnings)
      : CI(CI), Repairs(Repairs), HideWarnings(HideWarnings) {}

  /// Asks for all messages that matter here, whatever the command line says of them.
  void listen();

  /// Looks at a message before anybody is shown it. True if nobody shall be.
  bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override;

  /// Everything is declared now.
  void endOfUnit() override;

private:
  /// A call without a function that fits, until its notes have told why.
  struct FailedCall {
    VisualCppRepair Repair;
    std::vector<clang::CharSourceRange> Ranges;
  };

  std::optional<VisualCppRepair> repairOfExtension(unsigned ID) const;
  void repair(VisualCppRepair Repair, const clang::Diagnostic &Info);
  bool repairAt(VisualCppRepair Repair, clang::SourceLocation Loc);
  bool repairName(VisualCppRepair Repair, const clang::Diagnostic &Info);
  void takeNote(const clang::Diagnostic &Info);

  bool isForeignSpecifier(const clang::Diagnostic &Info) const;
  void applyHints(const clang::Diagnostic &Info);
  void removeToken(clang::SourceLocation Loc);
  void dropComma(clang::SourceLocation Place);
  void castZero(const clang::Diagnostic &Info);
  void declareFriends(const clang::DeclContext *In);
  bool replaceLength(clang::SourceLocation Loc);
  void dropExceptionList(const clang::Diagnostic &Info);
  void bindTemporary(const clang::Diagnostic &Info);
  void nameBase(clang::SourceLocation Name);
  void renameParameter(clang::SourceLocation Name);
  void dropExtraArguments(clang::SourceLocation First);
  void addNoexcept(clang::SourceLocation Name);
  std::pair<const clang::CXXRecordDecl *, const clang::NamedDecl *>
  memberOfBase(clang::SourceLocation Name) const;
  bool findInBase(clang::SourceLocation Name, bool Surely);
  bool nameWithoutObject(clang::SourceLocation Name);
  std::optional<std::string> qualifierOfConstant(clang::SourceLocation Name) const;
  void preferOther(clang::SourceLocation Name);
  const clang::DeclContext *libraryDeclaring(clang::DeclarationName Word) const;
  const clang::DeclContext *programDeclaring(clang::DeclarationName Word,
                                             clang::SourceLocation Name) const;
  void removeConstexpr(clang::SourceLocation Name);
  void qualifyBaseMember(clang::SourceLocation Name);
  void qualifyBaseMember(clang::SourceLocation Name, const clang::CXXRecordDecl *Class, bool IsType,
                         bool IsStatic);
  void addTypename(clang::SourceLocation Behind);
  void removeWordBefore(clang::SourceLocation Place, llvm::StringRef Word);
  void replaceException(clang::SourceLocation Type);
  void passAsLvalue(clang::CharSourceRange Expression, llvm::StringRef Type = {});
  void passThrough(clang::CharSourceRange Expression, const std::string &Before,
                   const std::string &Behind);
  void castOne(clang::SourceLocation Type);
  bool opensFile(clang::SourceLocation Function) const;
  std::string temporaryOf(const clang::Diagnostic &Note) const;
  bool removeAnnotation(clang::SourceLocation Name);
  bool nameSuper(clang::SourceLocation Name);
  bool nameFunction(clang::SourceLocation Place);
  void splitDeclaration(clang::SourceLocation Name);
  void fixEnums(const clang::DeclContext *In);
  void addTemplate(clang::SourceLocation Place);
  void replaceSuffix(clang::SourceLocation Suffix);
  bool castWords(clang::SourceLocation Place);
  void castOrValue(const clang::Diagnostic &Info);
  void removePureSpecifier(clang::SourceLocation Name);
  void removeDefaultArgument(clang::SourceLocation Place);
  bool removeKey(clang::SourceLocation Name);
  void renameOuterParameter(clang::SourceLocation Name);
  void nameConstructor(clang::SourceLocation Bracket);
  void removeTemplateArguments(clang::SourceLocation Name);
  void instantiateClass(clang::SourceLocation Name);
  void declareBefore(clang::SourceLocation Name);
  void deduceValues(clang::SourceLocation Template);
  bool isMinOrMax(clang::SourceLocation Name) const;
  bool takeMinOrMax(clang::SourceLocation Name);
  bool takeIfExists(clang::SourceLocation Place);
  bool takeIfTypeExists(clang::SourceLocation Bracket);
  bool declareFriend(clang::SourceLocation Name);
  bool nameWideFunction(clang::SourceLocation Name);
  bool onlyStandardLibraryDeclares(clang::SourceLocation Name) const;

  clang::CompilerInstance &CI;
  SourceRepairs &Repairs;
  bool HideWarnings;
  llvm::SmallVector<clang::diag::kind, 0> OfVisualCpp; ///< the messages of that group
  std::optional<FailedCall> Call;
  /// Class templates, and names in them that nothing before declares.
  std::vector<std::pair<const clang::CXXRecordDecl *, const clang::IdentifierInfo *>> Later;
  bool IsJump = false;    ///< the last message was of a goto
  bool Swallowed = false; ///< the last message was, notes follow
};

/// What Visual C++'s language adds, for a declaration in a file of the user's.
void setVisualCpp(clang::LangOptions &Language, bool On);

} // namespace ampcc

#endif
