//===- VisualCppTemporaries.cpp - temporaries bound to references ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ binds a temporary of a class to a reference that is not const, in declarations and in
// calls.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Expr.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// `T &r = make();` keeps the temporary as long as r lives; `f(make())` to the end of the
/// expression.
void VisualCppRepairs::bindTemporary(const Diagnostic &Info) {
  QualType Type = typeArgument(Info, ClangArgument::Temporary);
  if (Info.getNumRanges() == 0 || Type.isNull() || !Type->isRecordType())
    return;
  const SourceManager &SM = CI.getSourceManager();
  CharSourceRange Value = Info.getRange(Info.getNumRanges() - 1);
  SourceLocation Place = SM.getSpellingLoc(Info.getLocation());
  if (!SM.isBeforeInTranslationUnit(Place, SM.getSpellingLoc(Value.getBegin())))
    return passAsLvalue(Value);
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  if (!Before.isOneOf(0, tok::amp))
    return;
  Repairs.insert(SM, Before.end(0), "&");
  // A temporary that is named as a member is a property's value. Where the host has a reference for
  // it, that is no temporary.
  const SourceLocation Member = SM.getSpellingLoc(Value.getEnd());
  RawText Last(SM, CI.getLangOpts(), Member);
  if (Value.isTokenRange() && Last.is(0, tok::raw_identifier) &&
      RawTextBefore(SM, CI.getLangOpts(), Member).isOneOf(0, tok::period, tok::arrow)) {
    Repairs.insert(SM, SM.getSpellingLoc(Value.getBegin()), "::amp_msvc::value(");
    Repairs.insert(SM, Last.end(0), ")");
  }
}

void VisualCppRepairs::passAsLvalue(CharSourceRange Expression, StringRef Type) {
  Type.empty()
      ? passThrough(Expression, "::amp_msvc::lvalue(", ")")
      : passThrough(Expression, ("::amp_msvc::lvalue(static_cast<" + Type + ">(").str(), "))");
}

void VisualCppRepairs::passThrough(CharSourceRange Expression, const std::string &Before,
                                   const std::string &After) {
  const SourceManager &SM = CI.getSourceManager();
  SourceLocation Begin = SM.getSpellingLoc(Expression.getBegin()),
                 End = SM.getSpellingLoc(Expression.getEnd());
  if (Expression.isTokenRange())
    End = Lexer::getLocForEndOfToken(End, 0, SM, CI.getLangOpts());
  Repairs.insert(SM, Begin, Before);
  Repairs.insert(SM, End, After);
}

/// The class has a conversion to a pointer to characters, or is std::basic_string.
static bool isText(QualType Type) {
  const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition())
    return false;
  if (Class->isInStdNamespace() && Class->getName() == "basic_string")
    return true;
  return llvm::any_of(Class->getVisibleConversionFunctions(), [](const NamedDecl *D) {
    const auto *Conversion = dyn_cast<CXXConversionDecl>(D->getUnderlyingDecl());
    return Conversion && Conversion->getConversionType()->isPointerType() &&
           Conversion->getConversionType()->getPointeeType()->isAnyCharacterType();
  });
}

/// Repairs `printf("%s", text)`, where Visual C++ passes the object: the characters are at the
/// beginning of a std::string, and CString consists of the pointer to them. False for objects
/// without text.
bool VisualCppRepairs::passText(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Info.getLocation());
  const size_t End = Text.endOfOperand(0);
  if (End == 0 || End >= Text.size() || !isText(typeArgument(Info, ClangArgument::Class)))
    return false;
  Repairs.insert(SM, Text.begin(0), "::amp_msvc::passed_text(");
  Repairs.insert(SM, Text.end(End - 1), ")");
  return true;
}

/// The class of the parameter that a conversion of the argument makes, and its reference refers
/// to. Empty: the candidate fails for another reason.
std::string VisualCppRepairs::temporaryOf(const Diagnostic &Note) const {
  std::vector<QualType> Types =
      is(Note, ClangRole::Conversion) ? typeArguments(Note) : std::vector<QualType>();
  if (Types.size() != 2 || Types[0].isNull() || Types[1].isNull() || !CI.hasSema())
    return std::string();
  QualType To = Types[1].getNonReferenceType();
  if (!Types[1]->isLValueReferenceType() || To.isConstQualified() || To->isDependentType() ||
      !To->isRecordType() || Types[0]->isDependentType())
    return std::string();
  Sema &S = CI.getSema();
  OpaqueValueExpr From(Note.getLocation(), Types[0].getNonReferenceType(), VK_PRValue);
  if (!S.CanPerformCopyInitialization(InitializedEntity::InitializeTemporary(To), &From))
    return std::string();
  PrintingPolicy Policy(CI.getLangOpts());
  Policy.FullyQualifiedName = true;
  Policy.SuppressTagKeyword = true;
  return To.getCanonicalType().getAsString(Policy);
}

/// A member function of the user's is declared at the place.
static bool isMemberFunctionAt(const DeclContext *In, SourceLocation Place,
                               const SourceManager &SM) {
  for (const Decl *D : In->decls()) {
    if (const auto *Template = dyn_cast<TemplateDecl>(D))
      D = Template->getTemplatedDecl();
    if (D && D->getLocation() == Place && isa<CXXMethodDecl>(D))
      return true;
    const auto *Context = dyn_cast_or_null<DeclContext>(D);
    if (Context && !(SM.isInSystemHeader(D->getLocation()) && !isa<NamespaceDecl>(D)) &&
        isMemberFunctionAt(Context, Place, SM))
      return true;
  }
  return false;
}

static bool isWideText(QualType Type) {
  Type = Type.getNonReferenceType();
  if (const auto *Pointer = Type->getAs<PointerType>())
    return Pointer->getPointeeType()->isWideCharType();
  if (const ArrayType *Array = Type->getAsArrayTypeUnsafe())
    return Array->getElementType()->isWideCharType();
  const auto *String =
      dyn_cast_or_null<ClassTemplateSpecializationDecl>(Type->getAsCXXRecordDecl());
  if (!String || !String->isInStdNamespace() || String->getName() != "basic_string")
    return false;
  const TemplateArgument &Character = String->getTemplateArgs()[0];
  return Character.getKind() == TemplateArgument::Type && Character.getAsType()->isWideCharType();
}

/// `T(x)` with one operand makes an object as a declaration does: its notes follow.
void VisualCppRepairs::castOne(SourceLocation Type) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Type);
  size_t I = 0;
  while (Text.is(I, tok::raw_identifier) || Text.is(I, tok::coloncolon))
    ++I;
  if (I > 0 && Text.is(I, tok::l_paren) && I + 1 < Text.size())
    Call = {VisualCppRepair::InitializeBetter, {CharSourceRange::getTokenRange(Text.begin(I + 1))}};
}

/// A stream of a file has the function at the place, which takes the name of a file.
bool VisualCppRepairs::opensFile(SourceLocation Function) const {
  const NamespaceDecl *Std = CI.hasSema() ? CI.getSema().getStdNamespace() : nullptr;
  if (!Std)
    return false;
  for (StringRef Word : {"basic_ifstream", "basic_ofstream", "basic_fstream", "basic_filebuf"})
    for (const NamedDecl *D : Std->lookup(&CI.getASTContext().Idents.get(Word)))
      if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
        for (const Decl *Member : Template->getTemplatedDecl()->decls())
          if (Member->getLocation() == Function)
            return true;
  return false;
}

/// Which operand of the call had to be an lvalue.
void VisualCppRepairs::takeNote(const Diagnostic &Info) {
  if (std::optional<std::string> Why = textArgument(Info, ClangArgument::Failure);
      Why && StringRef(*Why).contains("deduced non-type template argument"))
    return deduceValues(Info.getLocation());
  std::optional<unsigned> Number = numberArgument(Info, ClangArgument::Operand);
  const std::string Type = temporaryOf(Info);
  const std::vector<QualType> Types =
      is(Info, ClangRole::Conversion) ? typeArguments(Info) : std::vector<QualType>();
  const bool IsWideName = Number == 1u && !Types.empty() && !Types[0].isNull() &&
                          isWideText(Types[0]) && opensFile(Info.getLocation());
  if (!Number || numberArgument(Info, ClangArgument::IsObject) != 0u ||
      (Type.empty() && !IsWideName && numberArgument(Info, ClangArgument::WantsRvalue) != 0u))
    return;
  const SourceManager &SM = CI.getSourceManager();
  unsigned Operand = *Number - 1;
  std::vector<CharSourceRange> Ranges = Call->Ranges;
  VisualCppRepair Repair = Call->Repair;
  Call.reset(); // the first candidate is the one that counts
  if (Repair == VisualCppRepair::PassToOperator) {
    // The arguments of a member function begin with the second operand.
    if (isMemberFunctionAt(CI.getASTContext().getTranslationUnitDecl(), Info.getLocation(), SM))
      ++Operand;
    if (Operand < Ranges.size())
      passAsLvalue(Ranges[Operand], Type);
    return;
  }
  if (Ranges.empty())
    return;
  bool IsInit = Repair == VisualCppRepair::InitializeBetter;
  RawText Text(SM, CI.getLangOpts(), Ranges[0].getBegin());
  size_t I = 0;
  if (!IsInit) { // after the function's name
    SourceLocation Last = SM.getSpellingLoc(Ranges[0].getEnd());
    while (I < Text.size() && !SM.isBeforeInTranslationUnit(Last, Text.begin(I)))
      ++I;
    while (I < Text.size() && !Text.is(I, tok::l_paren))
      ++I;
    ++I;
  }
  for (; Operand > 0; --Operand)
    I = Text.endOfOperand(I) + 1;
  size_t End = Text.endOfOperand(I);
  if (I >= End || End >= Text.size())
    return;
  const CharSourceRange Written = CharSourceRange::getCharRange(Text.begin(I), Text.end(End - 1));
  if (IsWideName)
    passThrough(Written, "::amp_msvc::stream_name(", ")");
  else
    passAsLvalue(Written, Type);
}

} // namespace ampcc
