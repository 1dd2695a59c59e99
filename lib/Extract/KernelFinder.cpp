//===- KernelFinder.cpp - specialisations of the kernel entry -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Extract/KernelFinder.h"
#include "ampcc/Basic/KernelEntries.h"
#include "ampcc/Basic/KnownExtents.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"

using namespace ampcc;
using namespace clang;

/// The N of the index<N> or tile_index<N> that the kernel gets.
static unsigned rankOf(QualType Index) {
  const auto *Class = cast<ClassTemplateSpecializationDecl>(Index->getAsCXXRecordDecl());
  return Class->getTemplateArgs()[0].getAsIntegral().getZExtValue();
}

/// The name of the kernel for its user: that of the function with the lambda, or of the functor's
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

/// The same for those who look at a running program: with all namespaces, classes and template
/// arguments.
static std::string kernelTitle(const CXXRecordDecl *Functor, const ASTContext &Ctx) {
  PrintingPolicy Policy = Ctx.getPrintingPolicy();
  Policy.SuppressUnwrittenScope = true;
  if (!Functor->isLambda())
    return classType(Functor).getAsString(Policy);
  for (const DeclContext *C = Functor->getDeclContext(); C; C = C->getParent()) {
    const auto *F = dyn_cast<FunctionDecl>(C);
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(F);
    if (!F || (Method && Method->getParent()->isLambda()))
      continue;
    std::string Title;
    llvm::raw_string_ostream OS(Title);
    F->getNameForDiagnostic(OS, Policy, /*Qualified=*/true);
    OS << "()";
    return Title;
  }
  return "lambda()";
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
  for (const FunctionDecl *Entry : kernelEntries(S.getASTContext())) {
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
    if (auto Tile = tileOf(Plan.IndexTy->getAsCXXRecordDecl()))
      Plan.Tile = *Tile;
    Plan.HasLaunchTiles = rankOfTileIndex(Plan.IndexTy->getAsCXXRecordDecl()).has_value();
    Plan.Rank = Plan.Tile.empty() ? rankOf(Plan.IndexTy) : Plan.Tile.size();
    Plan.Name = kernelName(Plan.Functor);
    Plan.Title = kernelTitle(Plan.Functor, S.getASTContext());
    Plan.Loc = kernelLocation(Plan.Functor);
    Plans.push_back(std::move(Plan));
  }
  SmallVector<const CXXRecordDecl *> Functors;
  for (const KernelPlan &Plan : Plans)
    Functors.push_back(Plan.Functor);
  Identity.setFunctors(Functors);
  for (KernelPlan &Plan : Plans)
    Plan.Key = Identity.kernelKey(Plan);
  return Plans;
}

void ampcc::addLikelyTiles(const ASTContext &Ast, ArrayRef<LaunchSite> Launches,
                           llvm::MutableArrayRef<KernelPlan> Plans) {
  for (KernelPlan &Plan : Plans)
    for (const LaunchSite &Launch : Launches) {
      if (!Plan.HasLaunchTiles || !Plan.LikelyTile.empty() ||
          !declaresSameEntity(Launch.Entry, Plan.Entry))
        continue;
      if (const std::optional<KnownExtent> Tile = likelyTile(Ast, Launch.Domain, Plan.Rank))
        Plan.LikelyTile.assign(Tile->begin(), Tile->end());
    }
}
