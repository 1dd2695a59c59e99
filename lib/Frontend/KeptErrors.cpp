//===- KeptErrors.cpp -----------------------------------------------------===//
#include "KeptErrors.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/Cuda.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/ScopeInfo.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// The class that the error finds no constructor of; null for any other error.
QualType classWithoutConstructor(const Diagnostic &Info) {
  unsigned Arg = Info.getID() == clang::diag::err_ovl_no_viable_function_in_init ? 0 : 2;
  bool Is = Arg == 0 || Info.getID() == clang::diag::err_typecheck_nonviable_condition;
  if (!Is || Arg >= Info.getNumArgs() || Info.getArgKind(Arg) != DiagnosticsEngine::ak_qualtype)
    return {};
  return QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(Arg)));
}

/// Whether the error blames a function of a class in a system header.
bool isOfLibrary(const Diagnostic &Info) {
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_nameddecl)
      if (const auto *D = reinterpret_cast<const NamedDecl *>(Info.getRawArg(I)))
        return isa<CXXMethodDecl>(D) && Info.getSourceManager().isInSystemHeader(D->getLocation());
  return false;
}

/// The member function that the error finds out of reach for its object; null for any other error.
const CXXMethodDecl *memberOutOfReach(const Diagnostic &Info) {
  if (Info.getID() != clang::diag::err_ref_bad_target || Info.getNumArgs() < 4 ||
      Info.getArgKind(2) != DiagnosticsEngine::ak_nameddecl)
    return nullptr;
  const auto *Method =
      dyn_cast<CXXMethodDecl>(reinterpret_cast<const NamedDecl *>(Info.getRawArg(2)));
  return Method && !Method->isStatic() && !isa<CXXConstructorDecl>(Method) ? Method : nullptr;
}

std::vector<QualType> typesIn(const Diagnostic &Info) {
  if (const CXXMethodDecl *Method = memberOutOfReach(Info))
    return {QualType(Method->getParent()->getTypeForDecl(), 0)};
  std::vector<QualType> Types;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_qualtype)
      Types.push_back(QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I))));
  return Types;
}

/// A constructor that the user or the library wrote for amp code.
bool hasAmpConstructor(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && llvm::any_of(Class->ctors(), [](const CXXConstructorDecl *Ctor) {
           return !Ctor->isImplicit() && Ctor->hasAttr<CUDADeviceAttr>();
         });
}

/// A class that nobody has written for amp code.
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

/// A choice among functions of which some do not exist for the host: Clang weighs conversions
/// before it asks for restrictions.
bool isOfHostConversion(const Diagnostic &Info) {
  switch (Info.getID()) {
  case clang::diag::err_ovl_ambiguous_oper_binary:
  case clang::diag::err_ovl_ambiguous_oper_unary:
  case clang::diag::err_ovl_ambiguous_conversion_in_cast:
  case clang::diag::err_ovl_ambiguous_subscript_call:
  case clang::diag::err_ovl_ambiguous_object_call:
  case clang::diag::err_typecheck_ambiguous_condition:
  case clang::diag::err_typecheck_invalid_operands:
  case clang::diag::err_ovl_no_viable_oper:
    return llvm::any_of(typesIn(Info), hasAmpConversion);
  case clang::diag::err_ref_bad_target: {
    const auto *Conversion = dyn_cast_or_null<CXXConversionDecl>(memberOutOfReach(Info));
    if (!Conversion || !isAmpOnly(Conversion))
      return false;
    return llvm::any_of(Conversion->getParent()->getVisibleConversionFunctions(),
                        [](const NamedDecl *D) {
                          const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
                          return F && !isAmpOnly(F);
                        });
  }
  default:
    return false;
  }
}

} // namespace

static bool isParseError(unsigned ID) {
  return ID >= clang::diag::DIAG_START_PARSE &&
         ID < clang::diag::DIAG_START_PARSE + clang::diag::DIAG_SIZE_PARSE;
}

void KeptErrors::start(const Sema &TheSema, const Parser &TheParser, const ClauseTable &Table) {
  S = &TheSema;
  P = &TheParser;
  for (const RestrictClause &Clause : Table.Clauses)
    Clauses.insert(Clause.Tokens.front());
  TileStatics.insert(Table.TileStatics.begin(), Table.TileStatics.end());
}

std::vector<KeptError> KeptErrors::stop() {
  S = nullptr;
  Taking = false;
  return std::move(Errors);
}

SourceLocation KeptErrors::coroutineKeyword() const {
  const sema::FunctionScopeInfo *Function = S->getCurFunction();
  return Function ? Function->FirstCoroutineStmtLoc : SourceLocation();
}

SourceLocation KeptErrors::clauseOf(const Diagnostic &Info) const {
  if (DiagnosticIDs::isBuiltinWarningOrExtension(Info.getID()))
    return {};
  if (Clauses.contains(Info.getLocation()))
    return Info.getLocation();
  // What is missing in front of a token the parser misses behind the one before.
  SourceLocation Current = P->getCurToken().getLocation();
  return Clauses.contains(Current) && isParseError(Info.getID()) ? Current : SourceLocation();
}

std::optional<KeptError::Kind> KeptErrors::kindOf(const Diagnostic &Info) const {
  bool InLibrary =
      Info.getLocation().isValid() && S->getSourceManager().isInSystemHeader(Info.getLocation());
  if (InLibrary && llvm::any_of(S->CodeSynthesisContexts, [](const auto &Context) {
        return hasMark(Context.Entity, Mark::KernelEntry);
      }))
    return KeptError::KernelEntry;
  if (Info.getID() == clang::diag::err_ref_bad_target && Info.getRawArg(1) == 1)
    return KeptError::GlobalVariable;
  if (QualType T = classWithoutConstructor(Info); !T.isNull() && !hasAmpConstructor(T))
    return KeptError::NoConstructor;
  const FunctionDecl *Caller = S->getCurFunctionDecl(/*AllowLambda=*/true);
  if (Info.getID() == clang::diag::err_ref_bad_target && Caller &&
      Caller->hasAttr<CUDADeviceAttr>() && coroutineKeyword().isValid())
    return KeptError::Coroutine;
  bool InHost = Info.getID() == clang::diag::err_ref_bad_target
                    ? CUDAFunctionTarget(Info.getRawArg(3)) == CUDAFunctionTarget::Host
                    : Caller && !Caller->hasAttr<CUDADeviceAttr>();
  if (InHost && isOfHostConversion(Info))
    return KeptError::HostConversion;
  if (isa_and_nonnull<CXXDestructorDecl>(memberOutOfReach(Info)))
    return KeptError::Destructor;
  // An error that Clang has deferred comes without its function, but it names the restrictions.
  if (memberOutOfReach(Info) && mayBeOfHost(typesIn(Info)[0]) &&
      CUDAFunctionTarget(Info.getRawArg(3)) != CUDAFunctionTarget::Host)
    return KeptError::NoOperator;
  if (Caller && Caller->hasAttr<CUDADeviceAttr>()) {
    switch (Info.getID()) {
    case clang::diag::err_ovl_no_viable_member_function_in_call:
    case clang::diag::err_ovl_no_viable_object_call:
    case clang::diag::err_ovl_no_viable_oper:
      return KeptError::NoMember;
    case clang::diag::err_typecheck_invalid_operands:
    case clang::diag::err_ovl_ambiguous_oper_binary:
    case clang::diag::err_ovl_no_viable_subscript:
      if (llvm::any_of(typesIn(Info), mayBeOfHost))
        return KeptError::NoOperator;
      break;
    case clang::diag::err_typecheck_assign_const:
      if (isOfLibrary(Info))
        return KeptError::ConstArray;
    }
  }
  return std::nullopt;
}

bool KeptErrors::take(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (!S)
    return false;
  if (Level != DiagnosticsEngine::Note) {
    std::optional<KeptError::Kind> Kind;
    SourceLocation Culprit = clauseOf(Info);
    // The user has written no attribute that there could be a warning about.
    if (Culprit.isValid() || Clauses.contains(Info.getLocation())) {
      Kind = KeptError::Clause;
    } else if (Info.getID() == clang::diag::err_decl_attribute_invalid_on_stmt &&
               TileStatics.contains(Info.getLocation())) {
      Kind = KeptError::Clause;
      Culprit = Info.getLocation();
    } else if (Level >= DiagnosticsEngine::Error) {
      Kind = kindOf(Info);
    }
    Taking = Kind.has_value();
    if (Taking)
      Errors.push_back(
          {*Kind,
           {},
           typesIn(Info),
           S->getCurFunctionDecl(/*AllowLambda=*/true),
           Culprit.isValid() || Kind == KeptError::Clause ? Culprit : coroutineKeyword()});
  }
  if (Taking)
    Errors.back().Parts.emplace_back(Level, Info);
  return Taking;
}

} // namespace ampcc
