//===- TypeAdvice.cpp - notes that name a type amp code can use -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeAdvice.h"
#include "TypeRules.h"
#include "ampcc/Basic/ClassAdvice.h"

using namespace clang;

namespace ampcc {
namespace {

/// The type without what leads to it: references, pointers and arrays.
QualType bareType(const ASTContext &Ast, QualType T) {
  T = T.getNonReferenceType();
  while (T->isPointerType())
    T = T->getPointeeType();
  return Ast.getBaseElementType(T).getUnqualifiedType();
}

/// The fundamental type of amp code that holds all values of T; empty if there is none.
StringRef widerType(QualType T) {
  const auto *Type = T->getAs<BuiltinType>();
  switch (Type ? Type->getKind() : BuiltinType::Void) {
  case BuiltinType::LongLong:
    return "long";
  case BuiltinType::ULongLong:
    return "unsigned long";
  case BuiltinType::Char_S:
  case BuiltinType::SChar:
  case BuiltinType::Short:
  case BuiltinType::WChar_S:
    return "int";
  case BuiltinType::Char_U:
  case BuiltinType::UChar:
  case BuiltinType::UShort:
  case BuiltinType::WChar_U:
  case BuiltinType::Char8:
  case BuiltinType::Char16:
  case BuiltinType::Char32:
    return "unsigned int";
  case BuiltinType::Half:
  case BuiltinType::Float16:
  case BuiltinType::BFloat16:
    return "float";
  case BuiltinType::LongDouble:
    return "double";
  default:
    return "";
  }
}

/// The advice for a fault in code of the program.
StringRef adviceFor(TypeFault Fault) {
  switch (Fault) {
  case TypeFault::Volatile:
    return "remove 'volatile'; atomic functions change values that threads share";
  case TypeFault::Enumeration:
  case TypeFault::LaterEnumeration:
    return "declare the enumeration with the underlying type int";
  case TypeFault::PointerToPointer:
    return "use an array_view of indices";
  case TypeFault::Function:
  case TypeFault::MemberFunction:
  case TypeFault::FunctionMember:
    return "make the function a template parameter: a lambda or function object with "
           "'restrict(amp)'";
  case TypeFault::ArrayElement:
    return "use elements of type int";
  case TypeFault::ContainerValue:
    return "use a reference to it";
  case TypeFault::PointerMember:
    return "replace the pointer by an array_view, or by an index into one";
  case TypeFault::ReferenceMember:
    return "replace the reference by a value, or by an index into an array_view";
  case TypeFault::BitField:
    return "use shifts and masks on a member of type unsigned int";
  case TypeFault::Offset:
    return "replace members that have less than four bytes by int";
  case TypeFault::Virtual:
    return "make the class a template parameter, or switch over a member that names the kind";
  case TypeFault::VirtualBase:
    return "derive from it without 'virtual'";
  case TypeFault::ContainerElement:
    return "use a container with one more dimension";
  case TypeFault::PointerToItself:
    return "keep the objects in an array, and replace the pointer by an index into it";
  case TypeFault::Fundamental:
  case TypeFault::FundamentalOf11:
  case TypeFault::FundamentalOf12:
  case TypeFault::NullptrReference:
  case TypeFault::HostOnly:
  case TypeFault::LaterClass:
    return "";
  }
  llvm_unreachable("a fault without a case");
}

class TypeAdviser {
public:
  TypeAdviser(const RuleContext &C, const Findings::Message &M) : C(C), M(M) {}

  /// The text of the note; empty if there is no advice.
  std::string advice() {
    if (M.Types.empty())
      return "";
    for (QualType T : M.Types)
      if (const CXXRecordDecl *Class = bareType(C.Ast, T)->getAsCXXRecordDecl())
        if (std::optional<ClassAdvice> Advice = ampcc::adviceFor(Class))
          return forClass(Class, *Advice);
    std::optional<TypeProblem> Problem = problem();
    if (!Problem)
      return "";
    if (llvm::is_contained(
            {TypeFault::Fundamental, TypeFault::FundamentalOf11, TypeFault::FundamentalOf12},
            Problem->Fault))
      return forNumber();
    const bool IsFunction = M.Types.back()->isFunctionPointerType();
    return isOfProgram(*Problem)
               ? adviceFor(IsFunction ? TypeFault::Function : Problem->Fault).str()
               : "";
  }

  FixItHint fixIt() const {
    const StringRef Wider = widerType(bareType(C.Ast, M.Types.back()));
    return M.Written.isInvalid() || M.IsCast || Wider.empty()
               ? FixItHint()
               : FixItHint::CreateReplacement(M.Written, Wider);
  }

private:
  bool isCapture() const {
    return M.K == diag::err_amp_type_captured || M.K == diag::err_amp_reference_captured;
  }

  std::string forClass(const CXXRecordDecl *Class, const ClassAdvice &Advice) {
    const bool IsWhole = M.Types.front().getNonReferenceType()->getAsCXXRecordDecl() == Class;
    // A parameter by reference or pointer.
    const QualType Whole = M.Types.front();
    const bool IsReference = !isCapture() && (Whole->isReferenceType() || Whole->isPointerType());
    const StringRef Text = IsReference && Advice.Captured.contains("array_view<%0>")
                               ? "take an 'array_view<%0>' of it by value"
                           : isCapture() && M.Variable && IsWhole ? Advice.Captured
                                                                  : Advice.Inside;
    if (QualType Element = elementOf(Class);
        Text.contains("%0") && !Element.isNull() && findElementProblem(C, Element))
      return "";
    return formatAdvice(Text, Class, M.Variable ? M.Variable->getName() : "");
  }

  std::optional<TypeProblem> problem() const {
    for (TypeUse Use : {TypeUse::Variable, TypeUse::Value, TypeUse::Shared})
      if (auto Problem = findTypeProblem(C, M.Types.front(), Use))
        return Problem;
    return std::nullopt;
  }

  std::string forNumber() const {
    QualType Number = bareType(C.Ast, M.Types.back());
    const StringRef Wider = widerType(Number);
    if (M.Types.back().getNonReferenceType()->isPointerType() && Number->isAnyCharacterType())
      return "use numbers, because amp code has no strings";
    if (M.IsCast && Number->isIntegerType() && C.Ast.getTypeSize(Number) < 32)
      return "convert to int, and cut off the upper bits with '&' or shifts";
    return Wider.empty() ? "" : ("use '" + Wider + "'").str();
  }

  /// The program can change the member or base at fault.
  bool isOfProgram(const TypeProblem &Problem) const {
    if (Problem.Path.empty()) {
      const auto *Tag = bareType(C.Ast, M.Types.front())->getAsTagDecl();
      return !Tag || C.Files.isEditable(Tag->getLocation());
    }
    const TypeProblem::Step &Last = Problem.Path.back();
    return C.Files.isEditable(Last.Member ? Last.Member->getLocation() : Last.Base->getBeginLoc());
  }

  const RuleContext &C;
  const Findings::Message &M;
};

} // namespace

void adviseOnTypes(const RuleContext &C) {
  C.Found.annotate([&](const Findings::Message &M) -> std::optional<PartialDiagnosticAt> {
    TypeAdviser Adviser(C, M);
    std::string Text = Adviser.advice();
    if (Text.empty())
      return std::nullopt;
    PartialDiagnosticAt Note = C.Found.part(M.place(), diag::note_advice);
    Note.second << Text << Adviser.fixIt();
    return Note;
  });
}

} // namespace ampcc
