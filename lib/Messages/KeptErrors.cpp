//===- KeptErrors.cpp - selection of the errors to hold back for ampcc's rules -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/KeptErrors.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/MessageKinds.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "ampcc/ClangHooks/ParserPosition.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/Messages/ClangArguments.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/Cuda.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/ScopeInfo.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// Whether the error blames a function of a container.
bool isOfContainer(const Diagnostic &Info) {
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(declArgument(Info, ClangArgument::Named));
  return Method && isContainer(libraryClass(Method->getParent()));
}

/// The member function that the error finds out of reach for its object; null for any other error.
const CXXMethodDecl *unreachableMember(const Diagnostic &Info) {
  if (!is(Info, ClangRole::OutOfReach))
    return nullptr;
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(declArgument(Info, ClangArgument::Named));
  return Method && !Method->isStatic() && !isa<CXXConstructorDecl>(Method) ? Method : nullptr;
}

std::vector<QualType> typesIn(const Diagnostic &Info) {
  if (const CXXMethodDecl *Method = unreachableMember(Info))
    return {classType(Method->getParent())};
  return typeArguments(Info);
}

/// A constructor that the user or the library wrote for amp code.
bool hasAmpConstructor(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && llvm::any_of(Class->ctors(), [](const CXXConstructorDecl *Ctor) {
           // Clang infers the attribute of a defaulted one.
           const auto *Clause = Ctor->getAttr<CUDADeviceAttr>();
           return !Ctor->isImplicit() && Clause && !Clause->isImplicit();
         });
}

/// The class has no code for amp that the program wrote.
bool mayBeOfHost(QualType T) {
  T = T.getNonReferenceType();
  return T->isRecordType() && !hasAmpConstructor(T);
}

/// The class that T is or refers to has conversion functions that are for amp code alone, its own
/// or of a base.
bool hasAmpConversion(QualType T) {
  const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition() || Class->isDependentContext())
    return false;
  return llvm::any_of(Class->getDefinition()->getVisibleConversionFunctions(),
                      [](const NamedDecl *D) {
                        const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
                        return F && isAmpOnly(F);
                      });
}

/// An error of overload resolution among functions of which some do not exist for the host: Clang
/// compares conversions before restrictions.
bool isOfHostConversion(const Diagnostic &Info) {
  if (!is(Info, ClangRole::OutOfReach))
    return llvm::any_of(typesIn(Info), hasAmpConversion);
  const auto *Conversion = dyn_cast_or_null<CXXConversionDecl>(unreachableMember(Info));
  if (!Conversion || !isAmpOnly(Conversion))
    return false;
  return llvm::any_of(Conversion->getParent()->getVisibleConversionFunctions(),
                      [](const NamedDecl *D) {
                        const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
                        return F && !isAmpOnly(F);
                      });
}

/// The call names a function that has a replacement in amp code.
bool callsReplaceable(const Diagnostic &Info) {
  constexpr StringRef Name = "%0";
  SmallString<32> Called;
  Info.FormatDiagnostic(Name.begin(), Name.end(), Called);
  return hasSubstitute(Called.str().trim('\''));
}

struct KeptRow {
  unsigned ID;
  KeptError::Kind Kind;
};

constexpr KeptRow KeptRows[] = {
#define KEPT(ID, KIND) {clang::diag::ID, KeptError::KIND},
#include "ampcc/Messages/ClangDiagnostics.def"
};

} // namespace

bool isParseError(unsigned ID) {
  return ID >= clang::diag::DIAG_START_PARSE &&
         ID < clang::diag::DIAG_START_PARSE + clang::diag::DIAG_SIZE_PARSE;
}

void KeptErrors::start(const Sema &TheSema, const Parser &TheParser, const ClauseTable &Table,
                       const UnitFiles &TheFiles) {
  this->Table = &Table;
  S = &TheSema;
  P = &TheParser;
  Files = &TheFiles;
  for (const RestrictClause &Clause : Table.Clauses)
    Clauses.insert(Clause.Tokens.front());
  TileStatics.insert(Table.TileStatics.begin(), Table.TileStatics.end());
}

std::vector<KeptError> KeptErrors::stop() {
  S = nullptr;
  Taking = false;
  llvm::erase_if(Errors, [&](const KeptError &Error) {
    return Error.K == KeptError::Exception && Exceptions.contains(Error.Culprit);
  });
  return std::move(Errors);
}

std::vector<SourceRange> KeptErrors::ofExceptions() const {
  std::vector<SourceRange> Ranges;
  for (auto [Keyword, Range] : Table->Exceptions)
    if (Exceptions.contains(Keyword))
      Ranges.push_back(Range);
  return Ranges;
}

SourceLocation KeptErrors::exceptionAround(SourceLocation Loc) const {
  const SourceManager &SM = S->getSourceManager();
  for (auto [Keyword, Range] : Table->Exceptions)
    if (Loc.isValid() && !SM.isBeforeInTranslationUnit(Loc, Range.getBegin()) &&
        !SM.isBeforeInTranslationUnit(Range.getEnd(), Loc))
      return Keyword;
  return {};
}

SourceLocation KeptErrors::coroutineKeyword() const {
  const sema::FunctionScopeInfo *Function = S->getCurFunction();
  return Function ? Function->FirstCoroutineStmtLoc : SourceLocation();
}

SourceLocation KeptErrors::clauseOf(const Diagnostic &Info) const {
  if (isWarningOrExtension(*Info.getDiags(), Info.getID()))
    return {};
  if (Clauses.contains(Info.getLocation()))
    return Info.getLocation();
  // The parser reports a missing token after the previous token.
  SourceLocation Current = positionOf(*P);
  return Clauses.contains(Current) && isParseError(Info.getID()) ? Current : SourceLocation();
}

const FunctionDecl *KeptErrors::entryBeingInstantiated() const {
  for (const auto &Context : S->CodeSynthesisContexts)
    if (hasMark(Context.Entity, Mark::KernelEntry))
      return Context.Entity->getAsFunction();
  return nullptr;
}

/// One that Clang has deferred comes without its function, but it names the restrictions.
bool KeptErrors::isInAmp(const Diagnostic &Info) const {
  if (std::optional<unsigned> Side = numberArgument(Info, ClangArgument::CallerSide))
    return *Side != unsigned(CUDAFunctionTarget::Host);
  const FunctionDecl *Caller = S->getCurFunctionDecl(/*AllowLambda=*/true);
  return Caller && Caller->hasAttr<CUDADeviceAttr>();
}

std::optional<KeptError::Kind> KeptErrors::kindOf(const Diagnostic &Info) const {
  if (Files->isLibrary(Info.getLocation()) && entryBeingInstantiated())
    return KeptError::KernelEntry;
  if (isInAmp(Info) && exceptionAround(Info.getLocation()).isValid())
    return KeptError::Exception;
  for (const KeptRow &Row : KeptRows)
    if (Row.ID == Info.getID() && holds(Row.Kind, Info))
      return Row.Kind;
  return std::nullopt;
}

bool KeptErrors::holds(KeptError::Kind Kind, const Diagnostic &Info) const {
  const FunctionDecl *Caller = S->getCurFunctionDecl(/*AllowLambda=*/true);
  bool InAmp = Caller && Caller->hasAttr<CUDADeviceAttr>();
  // An error that Clang has deferred comes without its function, but it names the restrictions.
  bool IsOutOfReach = is(Info, ClangRole::OutOfReach);
  bool ForHost =
      numberArgument(Info, ClangArgument::CallerSide) == unsigned(CUDAFunctionTarget::Host);
  switch (Kind) {
  case KeptError::GlobalVariable:
    return numberArgument(Info, ClangArgument::IsVariable) == 1u;
  case KeptError::NoConstructor: {
    QualType Class = typeArgument(Info, ClangArgument::Class);
    return !Class.isNull() && !hasAmpConstructor(Class);
  }
  case KeptError::Coroutine:
    return InAmp && coroutineKeyword().isValid();
  case KeptError::HostConversion:
    return (IsOutOfReach ? ForHost : Caller && !InAmp) && isOfHostConversion(Info);
  case KeptError::Destructor:
    return isa_and_nonnull<CXXDestructorDecl>(unreachableMember(Info));
  case KeptError::NoOperator:
    if (IsOutOfReach)
      return unreachableMember(Info) && mayBeOfHost(typesIn(Info)[0]) && !ForHost;
    return InAmp && llvm::any_of(typesIn(Info), mayBeOfHost);
  case KeptError::NoMember:
  case KeptError::ChangedCapture:
    return InAmp;
  case KeptError::HostFunction:
    return InAmp && callsReplaceable(Info);
  case KeptError::ConstArray:
    return InAmp && isOfContainer(Info);
  case KeptError::Clause:
    return TileStatics.contains(Info.getLocation());
  case KeptError::WrongIndex:
    return InAmp;
  case KeptError::OwnAttribute:
  case KeptError::KernelEntry:
  case KeptError::Exception:
    return false; // not by their messages
  }
  llvm_unreachable("a kind without a condition");
}

bool KeptErrors::take(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (!S)
    return false;
  if (is(Info, ClangRole::ExceptionUsed)) {
    Exceptions.insert(Info.getLocation());
    if (exceptionAround(Info.getLocation()).isInvalid())
      return Taking = false;
  }
  if (Level != DiagnosticsEngine::Note) {
    std::optional<KeptError::Kind> Kind;
    SourceLocation Culprit = clauseOf(Info);
    if (Culprit.isValid()) {
      Kind = KeptError::Clause;
    } else if (Clauses.contains(Info.getLocation())) {
      Kind = KeptError::OwnAttribute;
    } else if (Level >= DiagnosticsEngine::Error) {
      Kind = kindOf(Info);
      if (Kind == KeptError::Clause)
        Culprit = Info.getLocation();
      if (Kind == KeptError::Exception)
        Culprit = exceptionAround(Info.getLocation());
    }
    Taking = Kind.has_value();
    if (Taking) {
      bool IsOfEntry = Kind == KeptError::KernelEntry;
      Errors.push_back(
          {*Kind,
           {},
           typesIn(Info),
           IsOfEntry ? entryBeingInstantiated() : S->getCurFunctionDecl(/*AllowLambda=*/true),
           Kind == KeptError::Coroutine ? coroutineKeyword() : Culprit});
    }
  }
  if (Taking)
    Errors.back().Parts.emplace_back(Level, Info);
  return Taking;
}

} // namespace ampcc
