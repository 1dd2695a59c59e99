//===- SiteEdits.cpp - types that identify a place in the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SiteEdits.h"
#include "ampcc/Extract/TemplateScope.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Format.h"

using namespace clang;
using namespace ampcc;

/// A list of template arguments: the hash of the place, and the arguments of the templates around
/// it.
std::string SiteEdits::placeArguments(const CXXRecordDecl *Class) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << llvm::format_hex(C.Identity.siteHash(Class), 18) << "ULL";
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
std::string SiteEdits::constantType(const NonTypeTemplateParmDecl *Param, StringRef Name) const {
  std::string T = ("decltype(" + Name + ")").str();
  if (Param->getType()->isDependentType() || Param->getType()->isRecordType())
    T = "__ampcc_parameter_type<" + T + ">";
  StringRef Class = hasDeducedType(Param) ? "__ampcc_typed_constant<" : "__ampcc_constant<";
  return (Class + T + ", (" + Name + ")>").str();
}

void SiteEdits::wrapLambda(const LambdaExpr *Lambda, TokenRange Range) {
  std::string Site = "__ampcc_site<" + placeArguments(Lambda->getLambdaClass()) + ">";
  C.Edits.insertBefore(Range.First, "__ampcc_tag<" + Site + ">(");
  C.Edits.insertAfter(Range.Last, ")");
}

void SiteEdits::addMember(const CXXRecordDecl *Class) {
  std::optional<unsigned> Brace = C.Stream.find(Class->getBraceRange().getBegin());
  if (!Brace)
    return;
  // GCC reports types of local classes that nothing names.
  std::string Text = Class->isLocalClass() ? " using __ampcc_place __attribute__((__unused__)) = "
                                           : " using __ampcc_place = ";
  std::string Name = Class->getName().empty() ? "void" : Class->getNameAsString();
  Text += "__ampcc_class_site<" + Name + ", " + placeArguments(Class) + ">;";
  if (Class->isClass())
    Text = " public:" + Text + " private:";
  C.Edits.insertAfter(*Brace, Text);
}

/// A template that takes Param as its argument, so that a type can hold it. Each parameter list
/// needs a template of its own, which is declared before the declaration around Class.
std::string SiteEdits::templateFor(const TemplateTemplateParmDecl *Param,
                                   const CXXRecordDecl *Class, unsigned Number) {
  std::string Name = C.Identity.templateName(Class, Number);
  std::optional<unsigned> First = C.Stream.find(Param->getTemplateParameters()->getTemplateLoc());
  std::optional<unsigned> Before = beginOfFileLevel(fileLevelDecl(Class));
  if (!First || !Before) {
    C.error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
    return Name;
  }
  std::string List;
  unsigned Depth = 0;
  for (unsigned I = *First; I < C.Stream.size(); ++I) {
    List += Lexer::getSpelling(C.Stream[I], C.SM, C.Ast.getLangOpts()) + " ";
    Depth += C.Stream[I].is(tok::less);
    Depth -= C.Stream[I].is(tok::greater) + 2 * C.Stream[I].is(tok::greatergreater);
    if (Depth == 0 && I != *First)
      break;
  }
  C.Edits.insertBefore(*Before, "template <" + List + "class> struct " + Name + " {}; ");
  return Name;
}

/// The first token of a declaration at namespace scope.
std::optional<unsigned> SiteEdits::beginOfFileLevel(const Decl *D) const {
  std::optional<unsigned> I = C.Stream.find(D->getLocation());
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
    if (std::optional<unsigned> Begin = Loc.isValid() ? C.Stream.find(Loc) : std::nullopt)
      I = std::min(*I, *Begin);
  // Attributes and specifiers may precede it.
  auto FileOf = [&](unsigned T) {
    return C.SM.getFileID(C.SM.getExpansionLoc(C.Stream[T].getLocation()));
  };
  while (*I > 0 && FileOf(*I - 1) == FileOf(*I) &&
         !C.Stream[*I - 1].isOneOf(tok::semi, tok::l_brace, tok::r_brace))
    --*I;
  return I;
}

/// The name of a parameter; an unnamed one gets a name in the source.
std::string SiteEdits::parameterName(const NamedDecl *Param) {
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

void SiteEdits::writeParameterName(const NamedDecl *Param, StringRef Name) {
  SourceLocation Last;
  if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Param)) {
    const TypeConstraint *Constraint = Type->getTypeConstraint();
    Last = Constraint ? Constraint->getConceptReference()->getEndLoc() : Type->getBeginLoc();
  } else if (auto *Template = dyn_cast<TemplateTemplateParmDecl>(Param)) {
    // `class` or `typename` after the list.
    std::optional<unsigned> Close =
        C.Stream.find(Template->getTemplateParameters()->getRAngleLoc());
    if (Close)
      Last = C.Stream[*Close + 1].getLocation();
  } else {
    TypeLoc Written = cast<DeclaratorDecl>(Param)->getTypeSourceInfo()->getTypeLoc();
    // The name of an array or function is written in the middle of its type; keys of kernels have
    // no other types of that kind.
    QualType T = Written.getType().getNonReferenceType();
    if (isa<ParmVarDecl>(Param) && (T->isArrayType() || T->isFunctionType() ||
                                    T->isFunctionPointerType() || T->isMemberPointerType())) {
      C.error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
      return;
    }
    Last = Written.getEndLoc();
  }
  std::optional<unsigned> I = C.Stream.find(Last);
  if (!I) {
    C.error(Param->getLocation(), diag::err_rewrite_unnamed_parameter);
    return;
  }
  if (C.Stream[*I + 1].is(tok::ellipsis))
    ++*I;
  // The end of a type may be the first half of a `>>`.
  if (C.Stream[*I].is(tok::greatergreater))
    C.Edits.replace({*I, *I}, ("> " + Name + ">").str());
  else
    C.Edits.insertAfter(*I, (" " + Name).str());
}
