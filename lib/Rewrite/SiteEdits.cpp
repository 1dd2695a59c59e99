//===- SiteEdits.cpp - the type that names a place ------------------------===//
#include "HostEdits.h"
#include "ampcc/Extract/TemplateScope.h"
#include "llvm/Support/Format.h"

using namespace clang;
using namespace ampcc;

/// `::ampcc_rt::site<hash, arguments of the templates around>`
std::string HostEdits::siteType(const CXXRecordDecl *Class) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << "::ampcc_rt::site<" << llvm::format_hex(Identity.siteHash(Class), 18) << "ULL";
  for (const NamedDecl *Param : templateParametersInScope(Class)) {
    OS << ", ";
    std::string Name = parameterName(Param);
    if (isa<TemplateTypeParmDecl>(Param))
      OS << Name;
    else if (isa<NonTypeTemplateParmDecl>(Param))
      OS << "::ampcc_rt::constant<decltype(" << Name << "), (" << Name << ")>";
    else if (isa<ParmVarDecl>(Param))
      OS << "decltype(" << Name << ")";
    else
      llvm_unreachable("the kernel's key has refused a template template parameter");
    if (Param->isParameterPack())
      OS << "...";
  }
  OS << ">";
  return Text;
}

/// A parameter's name; one without a name is given one in the source.
std::string HostEdits::parameterName(const NamedDecl *Param) {
  if (!Param->getName().empty())
    return Param->getNameAsString();
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Param))
    OS << "ampcc_t" << Type->getDepth() << '_' << Type->getIndex();
  else if (auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param))
    OS << "ampcc_t" << Value->getDepth() << '_' << Value->getIndex();
  else if (auto *Var = dyn_cast<ParmVarDecl>(Param))
    OS << "ampcc_p" << Var->getFunctionScopeDepth() << '_' << Var->getFunctionScopeIndex();
  if (Named.insert(Param->getLocation()).second)
    writeParameterName(Param, Name);
  return Name;
}

void HostEdits::writeParameterName(const NamedDecl *Param, StringRef Name) {
  SourceLocation Last;
  if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Param)) {
    const TypeConstraint *Constraint = Type->getTypeConstraint();
    Last = Constraint ? Constraint->getConceptReference()->getEndLoc() : Type->getBeginLoc();
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
