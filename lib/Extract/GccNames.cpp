//===- GccNames.cpp - mangled names that g++ and Clang write differently -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "GccNames.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

bool isConstant(const VarDecl *V) {
  QualType T = V->getType();
  return T.isConstQualified() && !T.isVolatileQualified() && !V->isInline() &&
         !V->getDescribedVarTemplate();
}

bool inExternC(const NamedDecl *D) {
  auto *F = dyn_cast<FunctionDecl>(D);
  return F ? F->isInExternCContext() : cast<VarDecl>(D)->isInExternCContext();
}

/// It would be internal in any namespace.
bool isInternalByItself(const NamedDecl *D) {
  if (auto *F = dyn_cast<FunctionDecl>(D))
    return F->getCanonicalDecl()->getStorageClass() == SC_Static;
  auto *V = cast<VarDecl>(D);
  return V->getCanonicalDecl()->getStorageClass() == SC_Static || isConstant(V);
}

} // namespace

const LinkageNames &GccNames::operator()(Naming By) {
  if (!Found)
    collect(Ctx.getTranslationUnitDecl(), /*IsUnnamed=*/false, Found.emplace());
  return By == Naming::Clang ? Found->Clang : By == Naming::Gcc ? Found->Gcc : Found->Gcc15;
}

void GccNames::collect(const DeclContext *Of, bool IsUnnamed, Lists &To) {
  for (Decl *D : Of->decls())
    if (auto *Namespace = dyn_cast<NamespaceDecl>(D))
      collect(Namespace, IsUnnamed || Namespace->isAnonymousNamespace(), To);
    else if (isa<LinkageSpecDecl, ExportDecl>(D))
      collect(cast<DeclContext>(D), IsUnnamed, To);
    else if ((IsUnnamed || D->getDeclContext()->isExternCContext()) &&
             D->getDeclContext()->getRedeclContext()->isFileContext())
      add(D, IsUnnamed, To);
}

void GccNames::add(Decl *D, bool IsUnnamed, Lists &To) {
  std::vector<NamedDecl *> Declared;
  auto AddAll = [&](auto *Of) {
    Declared.insert(Declared.end(), Of->redecls_begin(), Of->redecls_end());
  };
  NamedDecl *Entity = nullptr;
  auto AddTemplate = [&](auto *Template) {
    Entity = Template->getTemplatedDecl();
    AddAll(Template);
    AddAll(Template->getTemplatedDecl());
    for (auto *Specialization : Template->specializations())
      AddAll(Specialization);
  };
  if (auto *Template = dyn_cast<FunctionTemplateDecl>(D)) {
    AddTemplate(Template);
  } else if (auto *Template = dyn_cast<VarTemplateDecl>(D)) {
    AddTemplate(Template);
  } else if (auto *Function = dyn_cast<FunctionDecl>(D);
             Function && !Function->getPrimaryTemplate()) {
    AddAll(Function);
    Entity = Function;
  } else if (auto *Variable = dyn_cast<VarDecl>(D);
             Variable && !isa<VarTemplateSpecializationDecl>(D)) {
    AddAll(Variable);
    Entity = Variable;
  }
  if (!Entity || !Entity->getIdentifier())
    return;
  auto Append = [&](std::vector<NamedDecl *> &List) {
    List.insert(List.end(), Declared.begin(), Declared.end());
  };
  if (!inExternC(Entity)) {
    if (IsUnnamed)
      Append(To.Gcc15.Internal);
    if (IsUnnamed && isInternalByItself(Entity))
      Append(To.Gcc.Internal);
  } else if (Entity->getFormalLinkage() == Linkage::Internal) { // all others have C's names
    Append(To.Gcc15.ExternC);
    if (isa<FunctionDecl>(Entity))
      Append(To.Gcc.ExternC);
    else if (IsUnnamed)
      Append(To.Gcc.Internal);
  }
}

} // namespace ampcc
