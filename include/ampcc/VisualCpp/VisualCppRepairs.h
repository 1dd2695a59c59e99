//===- VisualCppRepairs.h - repairs of Visual C++'s dialect by Clang's messages -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-msvc, Clang reports an error for many constructs that Visual C++ accepts. The repairs
// take these messages as DiagnosticTaker, find the change that makes the source standard, and
// collect it in SourceRepairs. The unit is then parsed again with the changed text.
// Messages/ClangDiagnostics.def says which message leads to which repair: a new repair needs rows
// there, an enumerator here, and a function in one of lib/VisualCpp/VisualCpp*.cpp.
//
//===----------------------------------------------------------------------===//
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
class EnumDecl;
class IdentifierInfo;
class LangOptions;
class NamedDecl;
class NamespaceDecl;
class QualType;
} // namespace clang

namespace ampcc {

/// The conversion to standard C++ of the construct that a message of Clang reports.
enum class VisualCppRepair {
  ApplyHints,        ///< apply Clang's fix-its
  RemoveToken,       ///< remove the token at the place
  DropExceptionList, ///< `throw(A)` is `noexcept(false)`
  RemoveTypename,    ///< before the place
  AddTypename,       ///< to the declaration that looks like an expression
  InsertTypename,    ///< at the place
  AddNoexcept,
  NameBase,           ///< in a constructor's initializer, with the name that the class has
  HintsOrBase,        ///< apply Clang's fix-its; without any, use a member of a base class
  HintsAtLastOrBase,  ///< the same, but apply the fix-its only if nothing else was found
  QualifyMember,      ///< with the base class that has it
  RenameParameter,    ///< of a template in a template whose parameter has the same name
  FindInBase,         ///< the name may be a member of a base class
  DropExtraArguments, ///< of a macro
  PreferOther,        ///< prefer another declaration to that of the standard library
  RemoveConstexpr,    ///< from a function that is not constexpr
  BindTemporary,      ///< to a reference that is not const
  PassTemporary,      ///< to a parameter that is such a reference
  PassToOperator,     ///< to an operator whose parameter is such a reference
  ReplaceException,   ///< std::exception by a class that stores a text
  ReplaceLength,      ///< `%I64d`
  NameFunctionOrType, ///< NameFunction, or AddTypename
  NameFunction,       ///< CastWords, or `__FUNCTION__` between string literals
  JumpOver,           ///< the initialization of a variable
  AddTemplate,        ///< before a member's name
  ReplaceSuffix,      ///< of a number: `5i64`
  CastWords,          ///< `unsigned int(x)` is `(unsigned int)(x)`
  CastOrValue,        ///< CastWords, or remove `typename` before a value
  RemovePureSpecifier,
  RemoveDefaultArgument,
  RemoveKey,       ///< `class`, before a typedef
  NameConstructor, ///< without the template arguments of its class
  RemoveTemplateArguments,
  InstantiateClass,  ///< in an explicit instantiation
  BaseOrLater,       ///< FindInBase, or declare before the place what is declared later
  MemberLater,       ///< declare the name of a namespace before the place
  TakeMinOrMax,      ///< `min` and `max` without a qualifier are those of amp-msvc
  FindTypeInBase,    ///< the name may be a type in a base class, which hides a template outside
  InitializeBetter,  ///< ReplaceException for a std::exception, else PassTemporary
  DropComma,         ///< the one before an empty `__VA_ARGS__`
  CastZero,          ///< the 0 that a pointer is compared with
  CastPointer,       ///< to a number of its size, before the cast to a smaller one
  PassText,          ///< the characters of an object of text
  MakeInline,        ///< what is `static` at the place
  DropTypedef,       ///< `typedef long long __int64;`
  MatchStatic,       ///< `static` on a later declaration only
  HidePosixName,     ///< let the program's own name win over a function of POSIX
  AddMacroArguments, ///< empty ones, for the parameters that get none
  QuoteCharacter,    ///< `#@x` is `#x[0]`
  CastFunction,      ///< to `void *`
  NameNullPointer,   ///< for a constant with the value 0, which is no literal
  ConvertValue,      ///< a stream to bool
  NameElements,      ///< of a vector of the processor: `v.m128_f32`
  RemoveRepeated,    ///< a declaration that says again what an earlier one has said
  DropSpecification, ///< `throw()` at the definition only
  MoveOutOfUnion,    ///< a class that is defined in an unnamed union
  RemoveRest,        ///< of a file, from the mark of its end (Ctrl+Z) on
};

/// The group of Clang's warnings about extensions of Visual C++.
constexpr llvm::StringLiteral VisualCppGroup = "microsoft";

/// Clang recognises most extensions of Visual C++, and reports their place and often a fix-it. This
/// class turns the messages into repairs of a source for Visual C++.
class VisualCppRepairs final : public DiagnosticTaker {
public:
  /// HideWarnings: take() suppresses all warnings, which must be enabled to be seen here.
  VisualCppRepairs(clang::CompilerInstance &CI, SourceRepairs &Repairs, bool HideWarnings)
      : CI(CI), Repairs(Repairs), HideWarnings(HideWarnings) {}

  /// Enables all messages that lead to repairs, whatever the command line says about them. Call it
  /// after the diagnostics engine exists and before the parse.
  void listen();

  /// Receives each message first. Returns true to suppress it.
  bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override;

  /// Called when all names are declared.
  void endOfUnit() override;

private:
  /// A call to which no function fits. Its notes, which follow, say why.
  struct FailedCall {
    VisualCppRepair Repair;
    std::vector<clang::CharSourceRange> Ranges;
  };

  /// A class template with a name that is used before its declaration, and the namespace that the
  /// name is qualified with; null if it is not qualified.
  struct LaterName {
    const clang::CXXRecordDecl *User;
    const clang::IdentifierInfo *Word;
    const clang::NamespaceDecl *Space;
  };

  std::optional<VisualCppRepair> repairOfExtension(unsigned ID) const;
  void repair(VisualCppRepair Repair, const clang::Diagnostic &Info);
  bool repairAt(VisualCppRepair Repair, clang::SourceLocation Loc);
  bool repairBy(VisualCppRepair Repair, const clang::Diagnostic &Info);
  bool repairName(VisualCppRepair Repair, const clang::Diagnostic &Info);
  void takeNote(const clang::Diagnostic &Info);

  bool isForeignSpecifier(const clang::Diagnostic &Info) const;
  void applyHints(const clang::Diagnostic &Info);
  void removeToken(clang::SourceLocation Loc);
  void dropComma(clang::SourceLocation Place);
  void castZero(const clang::Diagnostic &Info);
  void castPointer(clang::SourceLocation Cast);
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
  void addTypename(clang::SourceLocation After);
  void removeWordBefore(clang::SourceLocation Place, llvm::StringRef Word);
  void replaceException(clang::SourceLocation Type);
  void passAsLvalue(clang::CharSourceRange Expression, llvm::StringRef Type = {});
  void passThrough(clang::CharSourceRange Expression, const std::string &Before,
                   const std::string &After);
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
  void declareBefore(clang::SourceLocation Name, const clang::NamespaceDecl *Space = nullptr);
  void declareLater();
  void moveBefore(const clang::NamedDecl *D, const LaterName &Use);
  bool passText(const clang::Diagnostic &Info);
  void makeInline(clang::SourceLocation Static);
  void removeIntegerTypedef(clang::SourceLocation Word);
  void matchStatic(const clang::Diagnostic &Info);
  void hidePosixName(clang::SourceLocation Name);
  void hideReplacedFunctions();
  void deduceValues(clang::SourceLocation Template);
  bool isMinOrMax(clang::SourceLocation Name) const;
  bool takeMinOrMax(clang::SourceLocation Name);
  bool takeIfExists(clang::SourceLocation Place);
  bool takeIfTypeExists(clang::SourceLocation Bracket);
  bool declareFriend(clang::SourceLocation Name);
  bool nameWideFunction(clang::SourceLocation Name);
  bool onlyStandardLibraryDeclares(clang::SourceLocation Name) const;
  void addMacroArguments(clang::SourceLocation Close);
  void quoteCharacter(clang::SourceLocation Hash);
  bool widenText(clang::SourceLocation Prefix);
  void castFunction(const clang::Diagnostic &Info);
  void nameNullPointer(const clang::Diagnostic &Info);
  void convertValue(const clang::Diagnostic &Info);
  void nameElements(const clang::Diagnostic &Info);
  void removeRepeated(clang::SourceLocation Name);
  void dropSpecification(clang::SourceLocation Name);
  void moveOutOfUnion(clang::SourceLocation Name);
  void removeRest(clang::SourceLocation Place);
  void fixEnum(const clang::EnumDecl *Enum);

  clang::CompilerInstance &CI;
  SourceRepairs &Repairs;
  bool HideWarnings;
  llvm::SmallVector<clang::diag::kind, 0> OfVisualCpp; ///< the messages of that group
  std::optional<FailedCall> Call;
  std::vector<LaterName> Later;
  bool IsJump = false;    ///< the last message was about a goto
  bool Swallowed = false; ///< the last message was suppressed, so its notes are too
};

/// Returns true for the type std::exception.
bool isStdException(clang::QualType Type);

/// Turns the language options for Visual C++'s extensions on or off. UnitReader turns them on for
/// each declaration in a file of the user and off for those of system headers.
void setVisualCpp(clang::LangOptions &Language, bool On);

} // namespace ampcc

#endif
