//===- UnnamedNamespaces.cpp ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnnamedNamespaces.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

bool isConstant(const VarDecl *V) {
  QualType T = V->getType();
  return T.isConstQualified() && !T.isVolatileQualified() && !V->isInline() &&
         !V->getDescribedVarTemplate();
}

/// Such names have no namespace.
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

llvm::ArrayRef<NamedDecl *> UnnamedNamespaces::internal(Naming By) {
  if (By == Naming::Clang)
    return {};
  if (!Found)
    collect(Ctx.getTranslationUnitDecl(), /*IsUnnamed=*/false, Found.emplace());
  return (By == Naming::Gcc ? Found->Gcc : Found->Gcc15).getArrayRef();
}

void UnnamedNamespaces::collect(const DeclContext *Of, bool IsUnnamed, Lists &To) {
  for (Decl *D : Of->decls())
    if (auto *Namespace = dyn_cast<NamespaceDecl>(D))
      collect(Namespace, IsUnnamed || Namespace->isAnonymousNamespace(), To);
    else if (isa<LinkageSpecDecl, ExportDecl>(D))
      collect(cast<DeclContext>(D), IsUnnamed, To);
    else if (IsUnnamed && D->getDeclContext()->getRedeclContext()->isFileContext())
      add(D, To);
}

void UnnamedNamespaces::add(Decl *D, Lists &To) {
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
  if (!Entity || !Entity->getIdentifier() || inExternC(Entity))
    return;
  To.Gcc15.insert(Declared.begin(), Declared.end());
  if (isInternalByItself(Entity))
    To.Gcc.insert(Declared.begin(), Declared.end());
}

} // namespace ampcc
