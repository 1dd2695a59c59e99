//===- VisualCppBaseNames.cpp - names of base classes and their members ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ looks names up when a template is instantiated, and so finds those of base classes
// that depend on its parameters.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// The member of this name of a base class that depends on template parameters, as far as its
/// template declares it.
static const NamedDecl *dependentBaseMember(const CXXRecordDecl *Class, DeclarationName Name) {
  if (!Class->hasDefinition())
    return nullptr;
  for (const CXXBaseSpecifier &Base : Class->getDefinition()->bases()) {
    const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl();
    if (auto *Type = Base.getType()->getAs<TemplateSpecializationType>(); Type && !Of)
      if (const TemplateDecl *T = Type->getTemplateName().getAsTemplateDecl())
        Of = dyn_cast_or_null<CXXRecordDecl>(T->getTemplatedDecl());
    if (!Of)
      continue;
    auto Found = Of->lookup(Name);
    if (!Found.empty())
      return Found.front();
    if (const NamedDecl *Further = dependentBaseMember(Of, Name))
      return Further;
  }
  return nullptr;
}

/// D belongs to an object; types, enumerators and static members do not.
static bool isOfObject(const NamedDecl *D) {
  D = D->getUnderlyingDecl();
  if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
    D = Template->getTemplatedDecl();
  if (const auto *Method = dyn_cast<CXXMethodDecl>(D))
    return Method->isInstance();
  return !isa<TypeDecl, TemplateDecl, VarDecl, EnumConstantDecl>(D);
}

/// The class around the place of parsing, from the inside out, in one of whose dependent base
/// classes the name is a member; the innermost class, without a member, where none has it.
std::pair<const CXXRecordDecl *, const NamedDecl *>
VisualCppRepairs::memberOfBase(SourceLocation Name) const {
  const CXXRecordDecl *Innermost = nullptr;
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  if (!CI.hasSema() || !Text.is(0, tok::raw_identifier))
    return {};
  DeclarationName Word = &CI.getASTContext().Idents.get(Text.word(0));
  for (const DeclContext *C = CI.getSema().CurContext; C; C = C->getParent()) {
    auto *Class = dyn_cast<CXXRecordDecl>(C);
    if (!Class || Class->isLambda())
      continue;
    if (const NamedDecl *Member = dependentBaseMember(Class, Word))
      return {Class, Member};
    if (!Innermost)
      Innermost = Class;
  }
  return {Innermost, nullptr};
}

/// Repairs an unknown name that may be a member of such a base class.
bool VisualCppRepairs::findInBase(SourceLocation Name, bool Surely) {
  auto [Class, Member] = memberOfBase(Name);
  if (!Class || !(Member || Surely))
    return false;
  qualifyBaseMember(Name, Class, /*IsType=*/!Member || isa<TypeDecl>(Member),
                    Member && !isOfObject(Member));
  return true;
}

/// Clang proposes `this->` where there is one. That is no constant, and it names no type.
bool VisualCppRepairs::nameWithoutObject(SourceLocation Name) {
  auto [Class, Member] = memberOfBase(Name);
  if (!Member || isOfObject(Member))
    return false;
  qualifyBaseMember(Name, Class, isa<TypeDecl>(Member), /*IsStatic=*/true);
  return true;
}

/// In a place where only a constant is allowed, the member of an unknown base class, as in `class
/// derived : T`, is named without an object.
std::optional<std::string> VisualCppRepairs::qualifierOfConstant(SourceLocation Name) const {
  const CXXRecordDecl *Class = memberOfBase(Name).first;
  if (!Class || !CI.getSema().isConstantEvaluatedContext())
    return std::nullopt;
  return (Class->getName() + "::").str();
}

void VisualCppRepairs::qualifyBaseMember(SourceLocation Name) {
  if (const CXXRecordDecl *Class = memberOfBase(Name).first)
    qualifyBaseMember(Name, Class, /*IsType=*/false, /*IsStatic=*/false);
}

/// A member of a base class that depends on the class's template parameters. A qualified call would
/// not be virtual.
void VisualCppRepairs::qualifyBaseMember(SourceLocation Name, const CXXRecordDecl *Class,
                                         bool IsType, bool IsStatic) {
  const SourceManager &SM = CI.getSourceManager();
  bool IsInstance = false;
  for (const DeclContext *C = CI.getSema().CurContext; C != Class; C = C->getParent())
    if (auto *Method = dyn_cast<CXXMethodDecl>(C))
      IsInstance = Method->isInstance();
  std::string Prefix =
      !IsType && !IsStatic && IsInstance ? "this->" : (Class->getName() + "::").str();
  if (IsType && !RawTextBefore(SM, CI.getLangOpts(), Name).isWord(0, "typename"))
    Prefix.insert(0, "typename ");
  else if (!IsType && RawText(SM, CI.getLangOpts(), Name).is(1, tok::less))
    Prefix += "template ";
  Repairs.insert(SM, Name, Prefix);
}

/// `: base(1)` where the base class is `base<T>`: the constructor names it as the class does. Or it
/// has another name there, `typedef base<T> own;`, which the base class may have for itself.
void VisualCppRepairs::nameBase(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  auto *Constructor =
      CI.hasSema() ? dyn_cast<CXXConstructorDecl>(CI.getSema().CurContext) : nullptr;
  const CXXRecordDecl *Class = Constructor ? Constructor->getParent() : nullptr;
  if (Class && Class->getTemplateInstantiationPattern())
    Class = Class->getTemplateInstantiationPattern();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Class || !Text.is(0, tok::raw_identifier))
    return;
  const NamedDecl *Member =
      dependentBaseMember(Class, &CI.getASTContext().Idents.get(Text.word(0)));
  auto *Alias = dyn_cast_or_null<TypedefNameDecl>(Member);
  const CXXRecordDecl *Named = Alias ? Alias->getUnderlyingType()->getAsCXXRecordDecl() : nullptr;
  for (const CXXBaseSpecifier &Base : Class->bases()) {
    StringRef Written = Lexer::getSourceText(
        CharSourceRange::getTokenRange(Base.getTypeSourceInfo()->getTypeLoc().getSourceRange()), SM,
        CI.getLangOpts());
    auto *Type = Base.getType()->getAs<TemplateSpecializationType>();
    const TemplateDecl *Template = Type ? Type->getTemplateName().getAsTemplateDecl() : nullptr;
    // The injected name of a base class may be private: Visual C++ does not check that.
    if (Template && (Template->getName() == Text.word(0) ||
                     (Named && declaresSameEntity(Template->getTemplatedDecl(), Named))))
      return Repairs.replace(SM, Name, Text.word(0).size(), Written);
  }
  if (isa_and_nonnull<TypeDecl>(Member))
    Repairs.insert(SM, Name, (Class->getName() + "::").str());
}

} // namespace ampcc
