//===- KernelFinder.cpp - specialisations of the kernel entry -------------===//
//
// parallel_for_each odr-uses concurrency::detail::kernel_entry<Index, Functor>: Clang has
// instantiated it for every launch that the program can make, in templates as outside of them.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Extract/KernelFinder.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"

using namespace ampcc;
using namespace clang;

static bool isKernelEntry(const FunctionTemplateDecl *Template) {
  for (const auto *Mark : Template->getTemplatedDecl()->specific_attrs<AnnotateAttr>())
    if (Mark->getAnnotation() == "ampcc::kernel_entry")
      return true;
  return false;
}

static const NamespaceDecl *findNamespace(ASTContext &Ast, const DeclContext *In, StringRef Name) {
  for (const NamedDecl *D : In->lookup(&Ast.Idents.get(Name)))
    if (const auto *N = dyn_cast<NamespaceDecl>(D))
      return N->getFirstDecl();
  return nullptr;
}

static const FunctionTemplateDecl *findEntryTemplate(ASTContext &Ast) {
  const NamespaceDecl *Amp = findNamespace(Ast, Ast.getTranslationUnitDecl(), "concurrency");
  const NamespaceDecl *Detail = Amp ? findNamespace(Ast, Amp, "detail") : nullptr;
  if (!Detail)
    return nullptr;
  for (const NamedDecl *D : Detail->lookup(&Ast.Idents.get("kernel_entry")))
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      if (isKernelEntry(Template))
        return Template;
  return nullptr;
}

/// index<N> and tiled_index<D0, D1, D2>: the integral arguments, unused tile dimensions left out.
static SmallVector<unsigned, 3> integralArguments(QualType T) {
  SmallVector<unsigned, 3> Values;
  if (const auto *Spec = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl()))
    for (const TemplateArgument &Arg : Spec->getTemplateArgs().asArray())
      if (Arg.getKind() == TemplateArgument::Integral && Arg.getAsIntegral() != 0)
        Values.push_back(Arg.getAsIntegral().getZExtValue());
  return Values;
}

/// What the user would call the kernel: the function that a lambda stands in, or the functor's
/// class.
static std::string kernelName(const CXXRecordDecl *Functor) {
  if (!Functor->isLambda())
    return Functor->getNameAsString() + "_kernel";
  const DeclContext *Context = Functor->getDeclContext();
  while (Context && !isa<TranslationUnitDecl>(Context)) {
    if (const auto *Method = dyn_cast<CXXMethodDecl>(Context);
        Method && Method->getParent()->isLambda()) {
      Context = Method->getParent()->getDeclContext();
      continue;
    }
    if (const auto *F = dyn_cast<FunctionDecl>(Context)) {
      if (F->getDeclName().isIdentifier() && !F->getName().empty())
        return F->getNameAsString() + "_kernel";
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
        return Method->getParent()->getNameAsString() + "_kernel";
    }
    Context = Context->getParent();
  }
  return "kernel";
}

static SourceLocation kernelLocation(const CXXRecordDecl *Functor) {
  if (const CXXMethodDecl *Call = Functor->isLambda() ? Functor->getLambdaCallOperator() : nullptr)
    return Call->getBeginLoc();
  for (const CXXMethodDecl *Method : Functor->methods())
    if (Method->getOverloadedOperator() == OO_Call)
      return Method->getLocation();
  return Functor->getLocation();
}

std::vector<KernelPlan> ampcc::findKernels(Sema &S, KernelIdentity &Identity) {
  std::vector<KernelPlan> Plans;
  const FunctionTemplateDecl *Template = findEntryTemplate(S.getASTContext());
  if (!Template)
    return Plans;
  for (const FunctionDecl *Entry : Template->specializations()) {
    if (!Entry->hasBody())
      continue;
    const TemplateArgumentList *Args = Entry->getTemplateSpecializationArgs();
    KernelPlan Plan;
    Plan.Entry = Entry;
    Plan.IndexTy = Args->get(0).getAsType();
    const auto *Functor = Args->get(1).getAsType()->getAsCXXRecordDecl();
    if (!Functor)
      continue;
    Plan.Functor = Functor->getDefinition();
    SmallVector<unsigned, 3> Values = integralArguments(Plan.IndexTy);
    if (Plan.IndexTy->getAsCXXRecordDecl()->getName() == "tiled_index") {
      Plan.Tile = Values;
      Plan.Rank = Values.size();
    } else {
      Plan.Rank = Values.empty() ? 1 : Values[0];
    }
    Plan.Name = kernelName(Plan.Functor);
    Plan.Loc = kernelLocation(Plan.Functor);
    Plan.Key = Identity.kernelKey(Plan.Functor, Plan.Rank, Plan.Tile);
    Plans.push_back(std::move(Plan));
  }
  return Plans;
}
