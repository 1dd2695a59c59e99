//===- SiteEdits.cpp - the type that names a place ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "ampcc/Extract/TemplateScope.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Format.h"

using namespace clang;
using namespace ampcc;

/// A list of template arguments: the place, and the arguments of the templates around.
std::string HostEdits::placeArguments(const CXXRecordDecl *Class) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << llvm::format_hex(Identity.siteHash(Class), 18) << "ULL";
  unsigned Number = 0;
  for (const NamedDecl *Param : templateParametersInScope(Class)) {
    OS << ", ";
    std::string Name = parameterName(Param);
    if (isa<TemplateTypeParmDecl>(Param))
      OS << Name;
    else if (auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param))
      OS << constantType(Value, Name);
    else if (isa<ParmVarDecl>(Param))
      OS << "decltype(" << Name << ")";
    else
      OS << templateFor(cast<TemplateTemplateParmDecl>(Param), Class, Number) << "<" << Name << ">";
    if (Param->isParameterPack())
      OS << "...";
    ++Number;
  }
  return Text;
}

/// The type that holds the value of a template parameter.
std::string HostEdits::constantType(const NonTypeTemplateParmDecl *Param, StringRef Name) const {
  std::string T = ("decltype(" + Name + ")").str();
  if (Param->getType()->isDependentType() || Param->getType()->isRecordType())
    T = "__ampcc_parameter_type<" + T + ">";
  StringRef Class = hasDeducedType(Param) ? "__ampcc_typed_constant<" : "__ampcc_constant<";
  return (Class + T + ", (" + Name + ")>").str();
}

std::string HostEdits::siteType(const CXXRecordDecl *Lambda) {
  return "__ampcc_site<" + placeArguments(Lambda) + ">";
}

std::string HostEdits::classSite(const CXXRecordDecl *Class) {
  std::string Name = Class->getName().empty() ? "void" : Class->getNameAsString();
  return "__ampcc_class_site<" + Name + ", " + placeArguments(Class) + ">";
}

/// Types and numbers have types that hold them. Of templates there are as many kinds as parameter
/// lists: in front of the declaration around Class the source gets a class template for this one.
std::string HostEdits::templateFor(const TemplateTemplateParmDecl *Param,
                                   const CXXRecordDecl *Class, unsigned Number) {
  std::string Name = Identity.templateName(Class, Number);
  std::optional<unsigned> First = Stream.find(Param->getTemplateParameters()->getTemplateLoc());
  std::optional<unsigned> Before = beginOfFileLevel(fileLevelDecl(Class));
  if (!First || !Before) {
    error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
    return Name;
  }
  std::string List;
  unsigned Depth = 0;
  for (unsigned I = *First; I < Stream.size(); ++I) {
    List += Lexer::getSpelling(Stream[I], SM, Ctx.getLangOpts()) + " ";
    Depth += Stream[I].is(tok::less);
    Depth -= Stream[I].is(tok::greater) + 2 * Stream[I].is(tok::greatergreater);
    if (Depth == 0 && I != *First)
      break;
  }
  Edits.insertBefore(*Before, "template <" + List + "class> struct " + Name + " {}; ");
  return Name;
}

/// The first token of a declaration that stands in a namespace or in none.
std::optional<unsigned> HostEdits::beginOfFileLevel(const Decl *D) const {
  std::optional<unsigned> I = Stream.find(D->getLocation());
  if (!I)
    return std::nullopt;
  llvm::SmallVector<SourceLocation, 8> Begins = {D->getBeginLoc()};
  auto AddLists = [&](const auto *Declared) {
    Begins.push_back(Declared->getOuterLocStart());
    for (unsigned L = 0; L < Declared->getNumTemplateParameterLists(); ++L)
      Begins.push_back(Declared->getTemplateParameterList(L)->getTemplateLoc());
  };
  if (auto *Declarator = dyn_cast<DeclaratorDecl>(D))
    AddLists(Declarator);
  else if (auto *Tag = dyn_cast<TagDecl>(D))
    AddLists(Tag);
  if (const TemplateParameterList *Own = D->getDescribedTemplateParams())
    Begins.push_back(Own->getTemplateLoc());
  for (SourceLocation Loc : Begins)
    if (std::optional<unsigned> Begin = Loc.isValid() ? Stream.find(Loc) : std::nullopt)
      I = std::min(*I, *Begin);
  // Attributes and specifiers may stand in front.
  auto FileOf = [&](unsigned T) {
    return SM.getFileID(SM.getExpansionLoc(Stream[T].getLocation()));
  };
  while (*I > 0 && FileOf(*I - 1) == FileOf(*I) &&
         !Stream[*I - 1].isOneOf(tok::semi, tok::l_brace, tok::r_brace))
    --*I;
  return I;
}

/// A parameter's name; one without a name is given one in the source.
std::string HostEdits::parameterName(const NamedDecl *Param) {
  if (!Param->getName().empty())
    return Param->getNameAsString();
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Param))
    OS << "__ampcc_t" << Type->getDepth() << '_' << Type->getIndex();
  else if (auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param))
    OS << "__ampcc_t" << Value->getDepth() << '_' << Value->getIndex();
  else if (auto *Template = dyn_cast<TemplateTemplateParmDecl>(Param))
    OS << "__ampcc_t" << Template->getDepth() << '_' << Template->getIndex();
  else if (auto *Var = dyn_cast<ParmVarDecl>(Param))
    OS << "__ampcc_p" << Var->getFunctionScopeDepth() << '_' << Var->getFunctionScopeIndex();
  if (Named.insert(Param->getLocation()).second)
    writeParameterName(Param, Name);
  return Name;
}

void HostEdits::writeParameterName(const NamedDecl *Param, StringRef Name) {
  SourceLocation Last;
  if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Param)) {
    const TypeConstraint *Constraint = Type->getTypeConstraint();
    Last = Constraint ? Constraint->getConceptReference()->getEndLoc() : Type->getBeginLoc();
  } else if (auto *Template = dyn_cast<TemplateTemplateParmDecl>(Param)) {
    // `class` or `typename` behind the list.
    std::optional<unsigned> Close = Stream.find(Template->getTemplateParameters()->getRAngleLoc());
    if (Close)
      Last = Stream[*Close + 1].getLocation();
  } else {
    TypeLoc Written = cast<DeclaratorDecl>(Param)->getTypeSourceInfo()->getTypeLoc();
    // The name of an array or function stands in the middle of its type; the keys of kernels have
    // no other types of that kind.
    QualType T = Written.getType().getNonReferenceType();
    if (isa<ParmVarDecl>(Param) && (T->isArrayType() || T->isFunctionType() ||
                                    T->isFunctionPointerType() || T->isMemberPointerType())) {
      error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
      return;
    }
    Last = Written.getEndLoc();
  }
  std::optional<unsigned> I = Stream.find(Last);
  if (!I) {
    error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
    return;
  }
  if (Stream[*I + 1].is(tok::ellipsis))
    ++*I;
  // The end of a type may be the first half of a `>>`.
  if (Stream[*I].is(tok::greatergreater))
    Edits.replace({*I, *I}, ("> " + Name + ">").str());
  else
    Edits.insertAfter(*I, (" " + Name).str());
}
