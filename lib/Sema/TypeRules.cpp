//===- TypeRules.cpp - rules for amp-compatible types (spec 2.4.1) -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeRules.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ComparisonCategories.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// The element type of a container of the library; null for any other type.
QualType containerElement(const CXXRecordDecl *Class) {
  const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(Class);
  if (!Instance ||
      !(isBuffer(libraryClass(Class)) || libraryClass(Class) == LibraryClass::TileArray))
    return {};
  const TemplateArgument &Element = Instance->getTemplateArgs()[0];
  return Element.getKind() == TemplateArgument::Type ? Element.getAsType() : QualType();
}

/// The integers, also under enumerations (spec 2.4.1.3, 13.2).
bool isWholeNumber(const BuiltinType *B, LanguageVersion V) {
  switch (B->getKind()) {
  case BuiltinType::Int:
  case BuiltinType::UInt:
  case BuiltinType::Long:
  case BuiltinType::ULong:
    return true;
  case BuiltinType::Char_S:
  case BuiltinType::Char_U:
  case BuiltinType::SChar:
  case BuiltinType::UChar:
  case BuiltinType::Short:
  case BuiltinType::UShort:
  case BuiltinType::WChar_S:
  case BuiltinType::WChar_U:
  case BuiltinType::Char8:
  case BuiltinType::Char16:
  case BuiltinType::Char32:
    return allows(V, Feature::SmallIntegers);
  case BuiltinType::LongLong:
  case BuiltinType::ULongLong:
    return allows(V, Feature::LongLong);
  default:
    return false;
  }
}

bool isFundamental(const BuiltinType *B, LanguageVersion V) {
  switch (B->getKind()) {
  case BuiltinType::Bool:
  case BuiltinType::Float:
  case BuiltinType::Double:
  case BuiltinType::Void:
    return true;
  default:
    return isWholeNumber(B, V);
  }
}

using TypePath = decltype(TypeProblem::Path);

/// The path to the first class of the kind IsOne that T is, holds or refers to; none if there is
/// no such class.
std::optional<TypePath> findContainer(QualType T, llvm::function_ref<bool(LibraryClass)> IsOne) {
  T = T.getCanonicalType().getNonReferenceType();
  while (T->isArrayType())
    T = QualType(T->getArrayElementTypeNoTypeQual(), 0);
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  if (!Class)
    return std::nullopt;
  if (IsOne(libraryClass(Class)))
    return TypePath();
  Class = Class->getDefinition();
  if (!Class || Class->isDependentContext())
    return std::nullopt;
  auto Through = [&](TypeProblem::Step Step, QualType Next) {
    std::optional<TypePath> Path = findContainer(Next, IsOne);
    if (Path)
      Path->insert(Path->begin(), Step);
    return Path;
  };
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (std::optional<TypePath> Path = Through({nullptr, &Base}, Base.getType()))
      return Path;
  for (const FieldDecl *Member : Class->fields())
    if (std::optional<TypePath> Path = Through({Member, nullptr}, Member->getType()))
      return Path;
  return std::nullopt;
}

class TypeChecker {
public:
  TypeChecker(const RuleContext &C, LanguageVersion Version) : C(C), Ast(C.Ast), Version(Version) {}

  using Result = std::optional<TypeProblem>;

  Result check(QualType T, TypeUse Use) {
    T = T.getCanonicalType();
    if (T->isDependentType() || T->isUndeducedType())
      return std::nullopt;
    if (T.isVolatileQualified())
      return fault(TypeFault::Volatile);
    IsShared |= Use == TypeUse::Shared;
    const bool MayPoint =
        Use == TypeUse::Variable || (!IsShared && allows(Version, Feature::PointerMembers));
    if (const auto *Pointer = T->getAs<PointerType>())
      return MayPoint ? checkPointee(Pointer->getPointeeType()) : fault(TypeFault::PointerMember);
    if (const auto *Reference = T->getAs<ReferenceType>())
      return MayPoint ? checkReferent(Reference->getPointeeType())
                      : checkReferenceMember(Reference);
    if (T->isNullPtrType())
      return MayPoint ? std::nullopt : fault(TypeFault::PointerMember);
    return checkValue(T);
  }

  Result checkElement(QualType T) {
    if (T.isNull() || T->isDependentType() || T->isIncompleteType())
      return std::nullopt;
    if (std::optional<TypePath> Path = findContainer(T, isContainer))
      return TypeProblem{TypeFault::ContainerElement, std::move(*Path)};
    return TypeChecker(*this).check(T, TypeUse::Shared);
  }

private:
  static Result fault(TypeFault Fault) { return TypeProblem{Fault, {}}; }

  Result notFundamental() const {
    return fault(allows(Version, Feature::LongLong)        ? TypeFault::FundamentalOf12
                 : allows(Version, Feature::SmallIntegers) ? TypeFault::FundamentalOf11
                                                           : TypeFault::Fundamental);
  }

  Result checkPointee(QualType T) {
    // Nothing reads what a pointer to void leads to; libc++ converts pointers by way of one.
    const bool IsOnlyPassed = T->isVoidType() && allows(Version, Feature::Deduction);
    if (T.isVolatileQualified() && !IsOnlyPassed)
      return fault(TypeFault::Volatile);
    if (T->isFunctionType())
      return checkFunction();
    if (T->isPointerType() && allows(Version, Feature::PointersToPointers))
      return checkPointee(T->getPointeeType());
    if (T->isPointerType() || T->isNullPtrType())
      return fault(TypeFault::PointerToPointer);
    return T->isVoidType() ? std::nullopt : checkObject(T);
  }

  /// Checks a function that a pointer or reference leads to. The function has its own checks.
  Result checkFunction() const {
    return allows(Version, Feature::FunctionPointers) ? std::nullopt : fault(TypeFault::Function);
  }

  Result checkReferent(QualType T) {
    // Nothing reads an object without bytes; std::bind refers to its placeholders so.
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    const bool IsEmpty = Class && Class->hasDefinition() && Class->isEmpty();
    if (T.isVolatileQualified() && !(IsEmpty && allows(Version, Feature::Deduction)))
      return fault(TypeFault::Volatile);
    T.removeLocalVolatile();
    if (T->isFunctionType())
      return checkFunction();
    if (T->isNullPtrType())
      return fault(TypeFault::NullptrReference);
    if (const auto *Pointer = T->getAs<PointerType>())
      return checkPointee(Pointer->getPointeeType());
    return checkObject(T);
  }

  /// Checks the object that a pointer or reference leads to: a class need not be complete, and
  /// containers that cannot be copied to the device are allowed.
  Result checkObject(QualType T) {
    if (isReferenceOnly(T))
      return checkElement(containerElement(T->getAsCXXRecordDecl()));
    return T->isIncompleteType() ? std::nullopt : checkValue(T);
  }

  Result checkReferenceMember(const ReferenceType *Reference) {
    QualType T = Reference->getPointeeType();
    return isReferenceOnly(T) ? checkReferent(T) : fault(TypeFault::ReferenceMember);
  }

  Result checkValue(QualType T) {
    if (T.isVolatileQualified())
      return fault(TypeFault::Volatile);
    if (const auto *Array = Ast.getAsArrayType(T))
      return checkArray(Array);
    if (const auto *Enum = dyn_cast_or_null<EnumDecl>(T->getAsTagDecl()))
      return checkEnumeration(Enum);
    if (const auto *Member = T->getAs<MemberPointerType>())
      return Member->isMemberFunctionPointer() &&
                     (IsShared || !allows(Version, Feature::FunctionPointers))
                 ? fault(TypeFault::MemberFunction)
                 : std::nullopt;
    if (const auto *B = T->getAs<BuiltinType>())
      return isFundamental(B, Version) ? std::nullopt : notFundamental();
    if (const auto *Complex = T->getAs<ComplexType>();
        Complex && allows(Version, Feature::ComplexNumbers) &&
        (Complex->getElementType() == Ast.FloatTy || Complex->getElementType() == Ast.DoubleTy))
      return std::nullopt;
    if (const auto *Class = T->getAsCXXRecordDecl())
      return checkClass(Class);
    return T->isFunctionType() ? fault(TypeFault::Function) : notFundamental();
  }

  Result checkArray(const ArrayType *Array) {
    QualType Element = Array->getElementType();
    if (Element->isDependentType())
      return std::nullopt;
    if (Result Problem = check(Element, TypeUse::Value))
      return Problem;
    // A variable-length array has an error of its own.
    if (Element->isIncompleteType() || !Element->isConstantSizeType() || Element->isArrayType() ||
        allows(Version, Feature::AnyOffset))
      return std::nullopt;
    return Ast.getTypeSizeInChars(Element).getQuantity() % 4 ? fault(TypeFault::ArrayElement)
                                                             : std::nullopt;
  }

  Result checkEnumeration(const EnumDecl *Enum) {
    QualType Underlying = Enum->getIntegerType();
    const auto *B = Underlying.isNull() ? nullptr : Underlying->getAs<BuiltinType>();
    if (!B || isWholeNumber(B, Version))
      return std::nullopt;
    return fault(allows(Version, Feature::SmallIntegers) ? TypeFault::LaterEnumeration
                                                         : TypeFault::Enumeration);
  }

  Result checkClass(const CXXRecordDecl *Class) {
    Class = Class->getDefinition();
    if (!Class || Class->isInvalidDecl() || Class->isDependentContext() || isCheckedLambda(Class))
      return std::nullopt;
    // The result of the language's own `<=>` belongs to the language, however the library defines
    // it.
    if (Ast.CompCategories.lookupInfoForType(classType(Class)))
      return std::nullopt;
    if (isReferenceOnly(classType(Class)))
      return fault(TypeFault::ContainerValue);
    // It holds a pointer in every version; the version of its constructor is the library's.
    if (libraryClass(Class) == LibraryClass::AtomicRef)
      return IsShared ? fault(TypeFault::PointerMember) : std::nullopt;
    if (libraryClass(Class) == LibraryClass::Half)
      return allows(Version, Feature::Halves) ? std::nullopt : fault(TypeFault::LaterClass);
    if ((libraryClass(Class) == LibraryClass::TileIndex ||
         libraryClass(Class) == LibraryClass::TileArray) &&
        !allows(Version, Feature::RunTimeTiles))
      return fault(TypeFault::LaterClass);
    // What the host shares cannot hold the device's number of a class.
    if (Class->isPolymorphic() && (IsShared || !allows(Version, Feature::VirtualFunctions)) &&
        !areVirtualsReported(Class))
      return fault(TypeFault::Virtual);
    if (!Open.insert(Class).second)
      return fault(TypeFault::PointerToItself);
    Result Problem = checkBases(Class);
    if (!Problem)
      Problem = checkMembers(Class);
    Open.erase(Class);
    if (!Problem)
      return checkElement(containerElement(Class));
    // How the library is made inside is not for its users.
    if (C.Files.isLibrary(Class->getLocation()))
      return fault(TypeFault::HostOnly);
    return Problem;
  }

  /// The captures of a lambda are checked at the lambda, unless it is one without a clause that amp
  /// code may call.
  bool isCheckedLambda(const CXXRecordDecl *Class) const {
    return Class->isLambda() &&
           !(areHostCallsAllowed(Ast.getLangOpts()) && isUnmarked(Class->getLambdaCallOperator()));
  }

  bool areVirtualsReported(const CXXRecordDecl *Class) const {
    return llvm::all_of(Class->methods(),
                        [&](const CXXMethodDecl *Method) {
                          return !Method->isVirtual() || isReportedAsVirtual(C, Method);
                        }) &&
           llvm::all_of(Class->bases(), [&](const CXXBaseSpecifier &Base) {
             const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl();
             return !Base.isVirtual() && Of && Of->hasDefinition() && areVirtualsReported(Of);
           });
  }

  Result checkBases(const CXXRecordDecl *Class) {
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(Class);
    for (const CXXBaseSpecifier &Base : Class->bases()) {
      const auto *BaseClass = Base.getType()->getAsCXXRecordDecl();
      if (!BaseClass)
        continue;
      if (Base.isVirtual() && (IsShared || !allows(Version, Feature::VirtualBases)))
        return through({nullptr, &Base}, fault(TypeFault::VirtualBase));
      if (Result Problem = checkClass(BaseClass))
        return through({nullptr, &Base}, std::move(Problem));
      if (!BaseClass->isEmpty() && !Base.isVirtual() && !allows(Version, Feature::AnyOffset) &&
          Layout.getBaseClassOffset(BaseClass).getQuantity() % 4)
        return through({nullptr, &Base}, fault(TypeFault::Offset));
    }
    return std::nullopt;
  }

  Result checkMembers(const CXXRecordDecl *Class) {
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(Class);
    for (const FieldDecl *Member : Class->fields()) {
      if (hasMark(Member, Mark::HostOnly) || hasMark(Member, Mark::Buffer) ||
          hasMark(Member, Mark::TileMemory) || Member->isUnnamedBitField())
        continue;
      if (Member->isBitField())
        return through({Member, nullptr}, fault(TypeFault::BitField));
      if (Result Problem = check(Member->getType(), TypeUse::Value))
        return through({Member, nullptr}, std::move(Problem));
      if (leadsToFunction(Member->getType()) && !allows(Version, Feature::FunctionPointerMembers))
        return through({Member, nullptr}, fault(TypeFault::FunctionMember));
      if (Layout.getFieldOffset(Member->getFieldIndex()) % 32 && !isEmptyClass(Member->getType()) &&
          !allows(Version, Feature::AnyOffset))
        return through({Member, nullptr}, fault(TypeFault::Offset));
    }
    return std::nullopt;
  }

  bool leadsToFunction(QualType T) const {
    T = Ast.getBaseElementType(T);
    return T->isFunctionPointerType() || T->isFunctionReferenceType();
  }

  static bool isEmptyClass(QualType T) {
    const auto *Class = T->getAsCXXRecordDecl();
    return Class && Class->isEmpty();
  }

  static Result through(TypeProblem::Step Step, Result Problem) {
    Problem->Path.insert(Problem->Path.begin(), Step);
    return Problem;
  }

  const RuleContext &C;
  ASTContext &Ast;
  LanguageVersion Version;
  llvm::SmallPtrSet<const CXXRecordDecl *, 4> Open; ///< the classes whose parts are being checked
  bool IsShared = false; ///< the type is, or is part of, one of memory that the host shares
};

/// Runs a check by the rules of this version, and by those of later ones for the cure.
std::optional<TypeProblem> withCure(const RuleContext &C,
                                    llvm::function_ref<TypeChecker::Result(TypeChecker)> Check) {
  // Implicit members of the library's classes are checked like the user's code.
  const FunctionDecl *Function = C.Found.function();
  const bool IsLibrarys = Function && C.Files.isLibrary(Function->getLocation());
  std::optional<TypeProblem> Problem =
      Check(TypeChecker(C, IsLibrarys ? LatestVersion : C.version()));
  if (Problem)
    for (LanguageVersion Later : languageVersions())
      if (Later > C.version() && !Check(TypeChecker(C, Later))) {
        Problem->Cure = Later;
        break;
      }
  return Problem;
}

} // namespace

bool isReferenceOnly(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && isReferenceOnly(libraryClass(Class));
}

bool holdsContainer(QualType T) { return findContainer(T, isContainer).has_value(); }

bool holdsTileArray(QualType T) {
  return findContainer(T, [](LibraryClass Class) { return Class == LibraryClass::TileArray; })
      .has_value();
}

std::optional<TypeProblem> findTypeProblem(const RuleContext &C, QualType T, TypeUse Use) {
  return withCure(C, [&](TypeChecker By) { return By.check(T, Use); });
}

std::optional<TypeProblem> findElementProblem(const RuleContext &C, QualType T) {
  return withCure(C, [&](TypeChecker By) { return By.checkElement(T); });
}

void addCure(const PartialDiagnostic &Message, const TypeProblem &Problem) {
  Message << Problem.Cure.has_value() << versionText(Problem.Cure.value_or(LanguageVersion::V1));
}

bool isReportedAsVirtual(const RuleContext &C, const CXXMethodDecl *Method) {
  if (Method->isImplicit() || isa<CXXDestructorDecl>(Method))
    return false;
  if (restrictionsOf(Method).Amp && C.Files.isEditable(Method->getLocation()))
    return !allows(C.versionOf(Method), Feature::VirtualFunctions);
  return llvm::any_of(Method->overridden_methods(),
                      [&](const CXXMethodDecl *Base) { return isReportedAsVirtual(C, Base); });
}

void noteTypePath(const RuleContext &C, SourceLocation Loc, QualType T,
                  const TypeProblem &Problem) {
  for (const TypeProblem::Step &Step : Problem.Path) {
    SourceLocation Place = Step.Member ? Step.Member->getLocation() : Step.Base->getBeginLoc();
    if (C.Files.isLibrary(Place))
      return;
    if (!C.Files.isEditable(Place)) {
      QualType Class = T.getNonReferenceType();
      if (Class->isPointerType())
        Class = Class->getPointeeType();
      if (const FieldDecl *Fault = Problem.Path.back().Member)
        C.report(Loc, diag::note_amp_type_holds)
            << Class.getUnqualifiedType() << Fault->getType().getCanonicalType();
      return;
    }
    if (Step.Member)
      C.report(Place, diag::note_amp_type_member) << Step.Member << Step.Member->getType();
    else
      C.report(Place, diag::note_amp_type_base) << Step.Base->getType();
    Loc = Place;
    T = Step.Member ? Step.Member->getType() : Step.Base->getType();
  }
}

/// Instantiates the class that T is, or points or refers to, if nothing has required it yet.
static void completeTemplate(Sema &S, SourceLocation Loc, QualType T) {
  T = T.getNonReferenceType();
  if (T->isPointerType())
    T = T->getPointeeType();
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
  if (Instance && !Instance->isDependentContext() &&
      Instance->getSpecializedTemplate()->getTemplatedDecl()->hasDefinition())
    S.isCompleteType(Loc, T);
}

void concernTypes(const RuleContext &C, QualType T, const TypeProblem &Problem) {
  auto Concern = [&](QualType About) {
    C.Found.concerns(About);
    const CXXRecordDecl *Class = About.getNonReferenceType()->getAsCXXRecordDecl();
    QualType Element = Class ? containerElement(Class) : QualType();
    if (!Element.isNull())
      C.Found.concerns(Element);
  };
  Concern(T);
  for (const TypeProblem::Step &Step : Problem.Path)
    Concern(Step.Member ? Step.Member->getType() : Step.Base->getType());
}

void reportType(const RuleContext &C, SourceLocation Loc, QualType T, const TypeProblem &Problem,
                SourceRange Range) {
  const PartialDiagnostic &Message = C.report(Loc, diag::err_amp_type);
  Message << T << unsigned(Problem.Fault) << Range;
  addCure(Message, Problem);
  concernTypes(C, T, Problem);
  noteTypePath(C, Loc, T, Problem);
}

bool checkType(const RuleContext &C, SourceLocation Loc, QualType T, TypeUse Use,
               SourceRange Range) {
  if (T.isNull())
    return true;
  completeTemplate(C.S, Loc, T);
  std::optional<TypeProblem> Problem = findTypeProblem(C, T, Use);
  if (!Problem)
    return true;
  if (!C.Found.isNewHere(T))
    return false;
  reportType(C, Loc, T, *Problem, Range);
  return false;
}

} // namespace ampcc
